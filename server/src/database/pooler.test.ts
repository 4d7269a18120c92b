import { testDatabase, type TestDatabase } from '../../test/database.js';
import { testPooler, type TestPooler } from '../../test/pgbouncer.js';
import { testConfig } from '../../test/platform.js';
import { StartError } from '../config/start-error.js';
import { entitiesOf } from '../manifest/module.js';
import { MODULES } from '../modules/index.js';
import { openPlatform } from '../open-platform.js';
import { makeLogger } from '../platform/logger.js';
import { namedQuery } from '../platform/postgres/named-query.js';
import { poolOf } from '../platform/postgres/pool.js';
import { openDatabase, type OpenDatabase } from './open-database.js';
import { refuseTransactionPooler } from './pooler.js';

let database: TestDatabase;
const poolers: TestPooler[] = [];
async function pooler(mode: 'session' | 'transaction'): Promise<TestPooler> {
  const one = await testPooler(mode);
  poolers.push(one);
  return one;
}
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const one of poolers) await one.stop();
  await database.drop();
});

test('the server itself is no pooler', async () => {
  await expect(refuseTransactionPooler('DATABASE_URL', database.url)).resolves.toBeUndefined();
});

test('a pooler in transaction mode stops the start, and says what to do', async () => {
  const config = testConfig({
    DATABASE_URL: (await pooler('transaction')).urlOf(database.name),
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_DIRECT_URL: database.url,
  });
  const refusal = await openPlatform(config, makeLogger(config)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain('Use its session mode');
});

test('where what listens goes to the server it stops the start too', async () => {
  const config = testConfig({
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_DIRECT_URL: (await pooler('transaction')).urlOf(database.name),
  });
  const refusal = await openDatabase(config, makeLogger(config), []).catch((error: unknown) => error);
  expect(String(refusal)).toContain('DATABASE_DIRECT_URL leads to a pooler in transaction mode');
});

test('where migrations go it stops the start too', async () => {
  const config = testConfig({
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: (await pooler('transaction')).urlOf(database.name),
  });
  const refusal = await openDatabase(config, makeLogger(config), []).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain('DATABASE_OWNER_URL leads to a pooler in transaction mode');
});

test('in front of a replica it stops the start too; a replica that is away does not', async () => {
  const away = 'postgresql://app@127.0.0.1:1/brokerage';
  const open = async (replicas: string): Promise<unknown> => {
    const config = testConfig({
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATABASE_REPLICA_URLS: replicas,
    });
    const opened = await openDatabase(config, makeLogger(config), []).catch((error: unknown) => error);
    if (!(opened instanceof Error)) await (opened as OpenDatabase).close();
    return opened;
  };
  expect(await open(away)).not.toBeInstanceOf(Error);
  const refusal = await open(`${away},${(await pooler('transaction')).urlOf(database.name)}`);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain('DATABASE_REPLICA_URLS leads to a pooler in transaction mode');
});

test('in session mode everything works, with our waits, and what listens goes to the server', async () => {
  const config = testConfig({
    DATABASE_URL: (await pooler('session')).urlOf(database.name),
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_STATEMENT_MS: '4321',
    DATABASE_POOL: '3',
  });
  const { db, directUrl, close } = await openDatabase(config, makeLogger(config), entitiesOf(MODULES));
  expect(directUrl).toBe(database.url);
  expect(await db.query('show statement_timeout')).toEqual([{ statement_timeout: '4321ms' }]);
  const one = { name: 'pooler-test', text: 'select $1::int as one' };
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => namedQuery(db, one, [index])));
  expect(answers.flat()).toEqual(Array.from({ length: 40 }, (_, index) => ({ one: index })));
  expect(poolOf(db).totalCount).toBe(3);
  await close();
});
