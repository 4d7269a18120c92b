import pg from 'pg';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { settleRights } from './rights.js';

/** Any number, the same in every instance */
const MIGRATION_LOCK = 7_310_202_611;
const LOCK_TIMEOUT = '60s';

interface ToMigrate {
  url: string;
  ownerUrl: string;
}

/**
 * Brings the database up to date and settles who may do what. Several instances may start at once: one works, the others
 * wait. The lock sits on a connection of its own, because a pool would take it on one connection and work on another.
 */
export async function migrate({ url, ownerUrl }: ToMigrate): Promise<void> {
  const lock = new pg.Client({ connectionString: ownerUrl, application_name: 'brokerage-migrate' });
  // the query that is waiting fails by itself; without a listener the event would end the process
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isBehind(lock)) await runMigrations(ownerUrl);
    await settleRights(lock, await roleOf(url));
  } finally {
    await lock.end().catch(() => undefined);
  }
}

/** Whether a migration of this build has not run yet. Most starts find none, and need no TypeORM to know it. */
async function isBehind(owner: pg.Client): Promise<boolean> {
  const table = await owner.query<{ found: boolean }>(`select to_regclass('migration') is not null as found`);
  if (!table.rows[0]?.found) return true;
  const { rows } = await owner.query<{ name: string }>('select name from migration');
  const done = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.some(({ name }) => !done.has(name));
}

async function runMigrations(ownerUrl: string): Promise<void> {
  const owner = await makeOwnerDataSource(ownerUrl).initialize();
  try {
    await owner.runMigrations();
  } finally {
    await owner.destroy();
  }
}

async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}
