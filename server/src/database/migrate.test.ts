import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { asAdmin, testDatabase, type TestDatabase } from '../../test/database.js';
import { entitiesOf } from '../manifest/module.js';
import { MODULES } from '../modules/index.js';
import { makeOwnerDataSource } from './data-source.js';
import { migrate } from './migrate.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const AUDIT = `insert into audit_event (id, action, subject_type) values (gen_random_uuid(), 'test.done', 'test')`;

describe('migrations', () => {
  it('make exactly what the entities say', async () => {
    const owner = await makeOwnerDataSource(database.ownerUrl, entitiesOf(MODULES)).initialize();
    const { upQueries } = await owner.driver.createSchemaBuilder().log();
    await owner.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('make no table that docs/data-model.md does not explain, and it explains no other', async () => {
    const page = fs.readFileSync(path.join(import.meta.dirname, '../../../docs/data-model.md'), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const explained = rows.flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
    const tables = await database.db.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(explained.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('run once when two instances start on an empty database', async () => {
    const empty = await testDatabase({ template: null });
    const at = { url: empty.url, ownerUrl: empty.ownerUrl };
    await Promise.all([migrate(at), migrate(at)]);
    expect(await empty.db.query('select count(*)::int as n from site_settings')).toEqual([{ n: 1 }]);
    await empty.drop();
  });
});

describe('rights', () => {
  it('are given on what is ours alone: an extension may stand in the same schema', async () => {
    const shared = await testDatabase({ template: null });
    await asAdmin('create extension pg_stat_statements schema public', shared.name);
    const at = { url: shared.url, ownerUrl: shared.ownerUrl };
    await migrate(at);
    await migrate(at);
    expect(await shared.db.query('select count(*)::int as n from user_account')).toEqual([{ n: 0 }]);
    await expect(shared.db.query('select pg_stat_statements_reset()')).rejects.toThrow(/permission denied/);
    await shared.drop();
  });

  it('of the application’s role are all it needs, and no more', async () => {
    const [rights] = await database.db.query<unknown[]>(`select
      has_table_privilege('background_job', 'select, insert, update, delete') as jobs,
      has_table_privilege('migration', 'insert') as migrations,
      has_schema_privilege('public', 'create') as tables,
      (select bool_and(has_function_privilege(p.oid, 'execute')) from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.proowner = 'owner'::regrole) as functions`);
    expect(rights).toEqual({ jobs: true, migrations: false, tables: false, functions: true });
  });
});

/** What a start leaves in the catalogue; each row names the transaction that wrote it. */
const WRITTEN = `
  select 'c' || oid as row, xmin::text from pg_class where relnamespace = 'public'::regnamespace
  union all select 'p' || oid, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
  union all select 't' || oid, xmin::text from pg_trigger
  union all select 'n' || oid, xmin::text from pg_namespace
  order by row`;

describe('a start that finds the rights as they should be', () => {
  it.each(['two roles', 'one role'])('writes nothing, and waits for nobody: %s', async (roles) => {
    const fresh = await testDatabase({ template: null });
    const at = { url: roles === 'one role' ? fresh.ownerUrl : fresh.url, ownerUrl: fresh.ownerUrl };
    await migrate(at);
    const reader = new pg.Client({ connectionString: fresh.ownerUrl });
    await reader.connect();
    const before = await reader.query(WRITTEN);
    await reader.query('begin; lock table audit_event, consent, settings_version in access share mode');
    await migrate(at);
    await reader.query('commit');
    expect((await reader.query(WRITTEN)).rows).toEqual(before.rows);
    await reader.end();
    await fresh.drop();
  });

  it('puts right what somebody changed, between one role and two as well', async () => {
    const fresh = await testDatabase({ template: null });
    const two = { url: fresh.url, ownerUrl: fresh.ownerUrl };
    await migrate(two);
    const owner = new pg.Client({ connectionString: fresh.ownerUrl });
    await owner.connect();
    const [{ app } = { app: '' }] = await fresh.db.query<{ app: string }[]>('select current_user as app');
    await owner.query(`revoke select, update on bank from ${app}; grant delete, truncate on consent to ${app};
      grant insert on migration to ${app}`);
    await migrate(two);
    const [rights] = await fresh.db.query<unknown[]>(`select has_table_privilege('bank', 'select') as reads,
      has_table_privilege('bank', 'update') as writes, has_table_privilege('consent', 'delete, truncate') as takes,
      has_table_privilege('migration', 'insert') as migrations`);
    expect(rights).toEqual({ reads: true, writes: true, takes: false, migrations: false });
    const triggers = `select count(*)::int as n from pg_trigger where tgname = 'append_only'`;
    await migrate({ url: fresh.ownerUrl, ownerUrl: fresh.ownerUrl });
    expect((await owner.query(triggers)).rows).toEqual([{ n: 3 }]);
    await migrate(two);
    expect((await owner.query(triggers)).rows).toEqual([{ n: 0 }]);
    await owner.end();
    await fresh.drop();
  });
});

test('the consents given with an application are found without reading all of them', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('set enable_seqscan = off');
  const { rows } = await owner.query<Record<string, string>>(
    'explain select from consent where source_id = gen_random_uuid()',
  );
  await owner.end();
  expect(JSON.stringify(rows)).toContain('consent_source_id_idx');
});

describe('audit, consent and settings rows', () => {
  it('can be added but not changed by the application’s role', async () => {
    await database.db.query(AUDIT);
    for (const table of ['audit_event', 'consent', 'settings_version']) {
      for (const change of [`update ${table} set created_at = now()`, `delete from ${table}`, `truncate ${table}`]) {
        await expect(database.db.query(change)).rejects.toThrow(/permission denied/);
      }
    }
  });

  it('are held by a trigger where one role does everything', async () => {
    const single = await testDatabase({ template: null });
    await migrate({ url: single.ownerUrl, ownerUrl: single.ownerUrl });
    const owner = new pg.Client({ connectionString: single.ownerUrl });
    await owner.connect();
    await owner.query(AUDIT);
    for (const change of [
      'update audit_event set action = action',
      'delete from audit_event',
      'truncate audit_event',
    ]) {
      await expect(owner.query(change)).rejects.toThrow(/append-only/);
    }
    await owner.end();
    await single.drop();
  });
});
