import { testDatabase, type TestDatabase } from '../../test/database.js';
import { logLines } from '../../test/log-lines.js';
import type { LoadedSecrets } from '../config/secrets.js';
import { makeEncryption } from '../platform/encryption.js';
import { checkKeys } from './key-check.js';

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const SESSION = 'a session secret, long enough for the rule';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const { log, lines } = logLines();
let kept = 0;
const given = (encryptionKey: string, more: Partial<LoadedSecrets> = {}): LoadedSecrets => ({
  encryptionKey,
  jwtSecret: SESSION,
  source: 'ENCRYPTION_KEY',
  fresh: false,
  keep: () => (kept += 1),
  ...more,
});
const check = (secrets: LoadedSecrets): Promise<void> => checkKeys(database.db, secrets, log);

test('C4: a database knows its keys: a new one in front is taken, another one and a lost one are refused', async () => {
  await check(given(keyOf(1)));
  await check(given(keyOf(1)));
  await check(given(`${keyOf(2)},${keyOf(1)}`));
  await expect(check(given(keyOf(3)))).rejects.toThrow(
    /^ENCRYPTION_KEY lacks the key [0-9a-f]{8}, [0-9a-f]{8}, with which/,
  );
  await expect(check(given(keyOf(1)))).rejects.toThrow(/^ENCRYPTION_KEY lacks the key [0-9a-f]{8}, with which/);
  const rows = await database.db.query<{ fingerprint: string }[]>('select fingerprint from key_fingerprint');
  expect(rows).toHaveLength(3);
});

test('C4: fresh keys over existing data are refused, and not kept', async () => {
  const fresh = { fresh: true, source: '/data/secrets.json' };
  kept = 0;
  await check(given(keyOf(1), fresh));
  expect(kept).toBe(1);
  await expect(check(given(keyOf(4), fresh))).rejects.toThrow(
    /^\/data\/secrets\.json is missing, but the database holds/,
  );
  expect(kept).toBe(1);
  const there = checkKeys(database.db, given(keyOf(4), fresh), log, '/var/tmp/pgdata-1');
  await expect(there).rejects.toThrow(
    /the database in \/var\/tmp\/pgdata-1 holds data.* move \/var\/tmp\/pgdata-1 away/,
  );
});

test('two rounds of restarts rotate a key: the old one seals until every instance knows both', async () => {
  const [old, fresh] = [keyOf(1), keyOf(2)];
  const [before, between, after] = [old, `${old},${fresh},${old}`, `${fresh},${old}`].map(makeEncryption);
  for (const ring of [`${old},${fresh},${old}`, `${fresh},${old}`]) await check(given(ring));
  expect(before?.decryptText(between?.encryptText('text') ?? '')).toBe('text');
  expect(between?.decryptText(after?.encryptText('text') ?? '')).toBe('text');
  expect(before?.blindIndex('416')).toBe(after?.blindIndex('416'));
});

test('C4: so are fresh keys over people from before fingerprints were kept', async () => {
  await database.db.query(`insert into user_account (id, name, email) values (gen_random_uuid(), 'A', 'a@example.ca')`);
  await expect(check(given(keyOf(1), { fresh: true, source: 'secrets.json' }))).rejects.toThrow(/is missing/);
});

test('another session secret signs everyone out, and the log says so', async () => {
  await check(given(keyOf(1)));
  await check(given(keyOf(1), { jwtSecret: `${SESSION} two` }));
  expect(lines('JWT_SECRET is a new one: everyone is signed out')).toHaveLength(1);
});
