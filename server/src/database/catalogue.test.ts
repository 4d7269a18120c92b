import { testDatabase, type TestDatabase } from '../../test/database.js';
import { entitiesOf } from '../manifest/module.js';
import { MODULES } from '../modules/index.js';
import { makeOwnerDataSource } from './data-source.js';
import { Catalogue1792008000000 } from './migrations/1792008000000-catalogue.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const names = async (sql: string): Promise<string[]> =>
  (await database.db.query<{ name: string }[]>(sql)).map(({ name }) => name);

/** An index helps where the key's columns come first in it, and where it leaves out nothing but rows without a value. */
const WITHOUT_INDEX = `
  select c.conrelid::regclass || '.' || a.attname as name
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i
    where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
  order by 1`;

test('B-M8: every foreign key that is followed has an index', async () => {
  expect(await names(WITHOUT_INDEX)).toEqual([]);
});

/** Its rows are made by triggers, from statuses that have a rule; an empty one means all */
const COUNTED = ['blog_total.status'];

test('B-L1: every status and every role is one of a closed list, also for the database', async () => {
  const open = await names(`
    select a.attrelid::regclass || '.' || a.attname as name
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and a.attname in ('status', 'role') and not exists (
        select from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and a.attnum = any(c.conkey))
    order by 1`);
  expect(open).toEqual(COUNTED);
});

test('B-L1: what the application limits, the database limits too, by the same numbers', async () => {
  const owner = await makeOwnerDataSource(database.ownerUrl, entitiesOf(MODULES)).initialize();
  const ours = owner.entityMetadatas.flatMap(({ checks }) =>
    checks.flatMap(({ name, expression }) => (/^char_length/.test(expression) ? [[name, expression]] : [])),
  );
  await owner.destroy();
  expect(ours.length).toBeGreaterThan(10);
  const theirs = await database.db.query<{ name: string; rule: string }[]>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and convalidated`,
  );
  const found = new Map(theirs.map(({ name, rule }) => [name, rule.replace(/^CHECK \(\((.*)\)\)$/, '$1')]));
  expect(ours.map(([name]) => [name, found.get(name ?? '')])).toEqual(ours);
});

test('B-L1: the lists of statuses are those of the code', async () => {
  const owner = await makeOwnerDataSource(database.ownerUrl, entitiesOf(MODULES)).initialize();
  const lists = owner.entityMetadatas.flatMap(({ checks }) =>
    checks.flatMap(({ name, expression }) =>
      name.endsWith('_known') && / in \('/.test(expression) ? [{ name, expression }] : [],
    ),
  );
  await owner.destroy();
  const values = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '').sort();
  const rows = await database.db.query<{ name: string; rule: string }[]>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
  );
  for (const { name, expression } of lists) {
    const rule = rows.find((row) => row.name === name)?.rule ?? '';
    expect([name, values(rule)]).toEqual([name, values(expression)]);
  }
});

test('B-L1: indexes that no query read are gone', async () => {
  const kept = await names("select indexname as name from pg_indexes where tablename = 'application'");
  expect(kept).toContain('application_lower_email_idx');
  expect(kept).not.toEqual(expect.arrayContaining(['application_email_idx']));
  expect(kept).not.toEqual(expect.arrayContaining(['application_phone_index_idx']));
});

test('B-L1: a migration waits neither for a lock nor for a statement without end', async () => {
  const owner = await makeOwnerDataSource(database.ownerUrl).initialize();
  const [lock] = await owner.query<{ lock_timeout: string }[]>('show lock_timeout');
  const [statement] = await owner.query<{ statement_timeout: string }[]>('show statement_timeout');
  await owner.destroy();
  expect({ ...lock, ...statement }).toEqual({ lock_timeout: '10s', statement_timeout: '10min' });
});

test('a row from before that breaks a rule does not stop the start, and profiles alone stay of the links', async () => {
  const owner = await makeOwnerDataSource(database.ownerUrl).initialize();
  const runner = owner.createQueryRunner();
  const step = new Catalogue1792008000000();
  await step.down(runner);
  // what the first test would have found
  const before = await names(WITHOUT_INDEX);
  expect(before).toEqual(
    expect.arrayContaining(['rate_history.actor_id', 'enquiry.assigned_to_id', 'publication.actor_id']),
  );
  await runner.query(
    `insert into bank (id, name, slug, kind) values (gen_random_uuid(), repeat('x', 81), 'x', 'Credit union')`,
  );
  await runner.query(`update site_settings set social_links = $1`, [
    JSON.stringify([
      { network: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { network: 'X', url: 'https://x.com?lang=en' },
      { network: 'YouTube', url: 'https://www.youtube.com/@tamarack' },
    ]),
  ]);
  await step.up(runner);
  const valid = await names(
    `select conname as name from pg_constraint where conname = 'bank_name_length' and not convalidated`,
  );
  expect(valid).toEqual(['bank_name_length']);
  const [settings] = await database.db.query<{ links: { network: string }[] }[]>(
    'select social_links as links from site_settings',
  );
  expect(settings?.links.map(({ network }) => network)).toEqual(['YouTube']);
  await expect(
    runner.query(
      `insert into bank (id, name, slug, kind) values (gen_random_uuid(), repeat('x', 81), 'y', 'Credit union')`,
    ),
  ).rejects.toThrow(/bank_name_length/);
  await runner.release();
  await owner.destroy();
});
