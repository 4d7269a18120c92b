import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { LoadedSecrets } from '../config/secrets.js';
import { StartError } from '../config/start-error.js';
import { keyIdsOf } from '../platform/encryption.js';
import type { Logger } from '../platform/logger.js';

type Purpose = 'encryption' | 'session';

const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 8);

/**
 * Compares the keys with the fingerprints of those that were used with this database, and adds new ones. Throws `StartError`
 * where data is sealed with a key that is not given: it would be unreadable, and what is sealed meanwhile would be so later.
 * Another JWT_SECRET is a way to sign everyone out, so it is only said.
 *
 * @param folder where an embedded database has its files, which may be far from the file of its keys
 */
export async function checkKeys(db: DataSource, secrets: LoadedSecrets, log: Logger, folder?: string): Promise<void> {
  const { encryptionKey, jwtSecret, source, fresh } = secrets;
  const known = await db.query<{ purpose: Purpose; fingerprint: string }[]>(
    'select purpose, fingerprint from key_fingerprint',
  );
  const used = (purpose: Purpose): string[] =>
    known.filter((row) => row.purpose === purpose).map((row) => row.fingerprint);
  const given = keyIdsOf(encryptionKey);
  const missing = used('encryption').filter((id) => !given.includes(id));
  if (fresh && (missing.length > 0 || (await hasPeople(db)))) {
    throw new StartError(
      `${source} is missing, but the database${folder ? ` in ${folder}` : ''} holds data that was sealed with its keys. ` +
        'Put the file back from your backup, or set ENCRYPTION_KEY and JWT_SECRET to what was in it.' +
        (folder ? ` To begin anew without that data, move ${folder} away.` : ''),
    );
  }
  if (missing.length > 0) {
    throw new StartError(
      `${source} lacks the key ${missing.join(', ')}, with which data in this database is sealed. Give all keys, the ` +
        'newest first, with commas between, or restore the copy from your backup.',
    );
  }
  secrets.keep();
  const session = fingerprint(jwtSecret);
  const sessions = used('session');
  if (sessions.length > 0 && !sessions.includes(session)) log.warn('JWT_SECRET is a new one: everyone is signed out');
  const rows = [...given.map((id) => ['encryption', id]), ['session', session]];
  await db.query(
    `insert into key_fingerprint (purpose, fingerprint)
     select key ->> 0, key ->> 1 from jsonb_array_elements($1::jsonb) key on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** From before fingerprints were kept: where there are people, something is sealed. */
async function hasPeople(db: DataSource): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }[]>('select exists (select from user_account) as found');
  return row?.found === true;
}
