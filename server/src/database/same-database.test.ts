import { bareDatabase, testDatabase, type BareDatabase, type TestDatabase } from '../../test/database.js';
import { testConfig } from '../../test/platform.js';
import { StartError } from '../config/start-error.js';
import { makeLogger } from '../platform/logger.js';
import { PRIMARY_STATE } from '../platform/postgres/replica.sql.js';
import { makeOwnerDataSource } from './data-source.js';
import { openDatabase } from './open-database.js';
import { refuseOtherDatabase } from './same-database.js';

let own: TestDatabase;
let other: BareDatabase;
beforeAll(async () => {
  own = await testDatabase();
  other = await bareDatabase({ template: null });
});
afterAll(async () => {
  await own.drop();
  await other.drop();
});

const opened = async (settings: NodeJS.ProcessEnv): Promise<unknown> => {
  const config = testConfig({ DATABASE_URL: own.url, DATABASE_OWNER_URL: own.ownerUrl, ...settings });
  return openDatabase(config, makeLogger(config), []).then(
    ({ close }) => close(),
    (error: unknown) => error,
  );
};
const atOther = async <T>(sql: string): Promise<T[]> => {
  const db = await makeOwnerDataSource(other.ownerUrl).initialize();
  try {
    return await db.query<T[]>(sql);
  } finally {
    await db.destroy();
  }
};

test('the same database by another role is no other one', async () => {
  await expect(refuseOtherDatabase('DATABASE_OWNER_URL', own.ownerUrl, own.url)).resolves.toBeUndefined();
});

test.each(['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'])(
  '%s of another database stops the start, in words, and leaves it as it was',
  async (setting) => {
    const refusal = await opened({ [setting]: setting === 'DATABASE_OWNER_URL' ? other.ownerUrl : other.url });
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toContain(`${setting} leads to another database than DATABASE_URL`);
    expect(await atOther(`select to_regclass('migration') as made`)).toEqual([{ made: null }]);
  },
);

test('what a replica follows is a database, and not the server that has several', async () => {
  const [[here], [there]] = [
    await own.db.query<{ system: string }[]>(PRIMARY_STATE),
    await atOther<{ system: string }>(PRIMARY_STATE),
  ];
  expect(here?.system).toMatch(/^\d+ /);
  expect(here?.system).not.toBe(there?.system);
});
