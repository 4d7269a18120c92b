import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { newId } from '../platform/ids.js';
import type { Logger } from '../platform/logger.js';
import { hashPassword } from '../platform/passwords.js';

/** Any number, the same in every instance */
const LOCK = 7_310_202_612;

/** Makes the administrator the environment names, where there is none yet. */
export async function ensureFirstAdmin(
  db: DataSource,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
  log: Logger,
): Promise<void> {
  if (adminEmail === undefined || adminPassword === undefined) return;
  const passwordHash = await hashPassword(adminPassword);
  const made = await db.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return manager.query<{ id: string }[]>(
      `insert into user_account (id, name, email, password_hash, role, email_verified_at)
       select $1, 'Administrator', $2, $3, 'ADMIN', now()
       where not exists (select from user_account where role = 'ADMIN')
       on conflict do nothing
       returning id`,
      [newId(), adminEmail, passwordHash],
    );
  });
  if (made.length > 0) log.info('made the first administrator');
}
