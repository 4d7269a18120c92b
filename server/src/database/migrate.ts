import pg from 'pg';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';

/** Any number, the same in every instance */
const MIGRATION_LOCK = 7_310_202_611;
const LOCK_TIMEOUT = '60s';
const SCHEMAS = ['public'];
const APPEND_ONLY = ['audit_event', 'consent', 'settings_version'] as const;

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

const relations = (kinds: string): string => `
  select oid::regclass::text as name from pg_class
  where relnamespace = any($1::regnamespace[]) and relowner = current_user::regrole and relkind in (${kinds})`;

/** Only what the owner owns: a schema may hold an extension's objects too, and their rights are not ours to give. */
const GRANTS = [
  { rights: 'select, insert, update, delete on table', own: relations(`'r', 'p', 'v'`) },
  { rights: 'usage on sequence', own: relations(`'S'`) },
  {
    rights: 'execute on function',
    own: `select oid::regprocedure::text as name from pg_proc
          where pronamespace = any($1::regnamespace[]) and proowner = current_user::regrole and prokind = 'f'`,
  },
] as const;

/** Two roles: the application's cannot change audit or consent rows, or versions of the settings. One role: a trigger refuses. */
async function settleRights(owner: pg.Client, appRole: string): Promise<void> {
  const { rows } = await owner.query<{ owner: string }>('select current_user as owner');
  const oneRole = rows[0]?.owner === appRole;
  const app = pg.escapeIdentifier(appRole);
  await owner.query('begin');
  if (!oneRole) {
    for (const schema of SCHEMAS) await owner.query(`grant usage on schema ${schema} to ${app}`);
    for (const { rights, own } of GRANTS) {
      const names = (await owner.query<{ name: string }>(own, [SCHEMAS])).rows.map(({ name }) => name);
      if (names.length > 0) await owner.query(`grant ${rights} ${names.join(', ')} to ${app}`);
    }
    await owner.query(`revoke insert, update, delete on migration from ${app}`);
  }
  for (const table of APPEND_ONLY) {
    await owner.query(`drop trigger if exists append_only on ${table}`);
    if (oneRole) {
      await owner.query(
        `create trigger append_only before update or delete or truncate on ${table} for each statement execute function refuse_change()`,
      );
    } else {
      await owner.query(`revoke update, delete, truncate on ${table} from ${app}`);
    }
  }
  await owner.query('commit');
}
