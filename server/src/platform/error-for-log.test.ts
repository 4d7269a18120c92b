import { testDatabase, type TestDatabase } from '../../test/database.js';
import { logLines } from '../../test/log-lines.js';
import { errorForLog, messageForLog } from './error-for-log.js';

const CANARY = 'canary-7f3a';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const failure = (sql: string, values: unknown[]): Promise<Error> =>
  database.db.query(sql, values).then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error as Error,
  );

test.each([
  ['a NUL in a note', 'insert into enquiry_note (body) values ($1)', [`${CANARY}\0`]],
  ['a value that is no UUID', 'select * from user_account where id = $1', [CANARY]],
  ['a value that is no number', 'select $1::int', [CANARY]],
  ['a value that is no date', 'select $1::timestamptz', [CANARY]],
  ['a value that is no JSON', 'select $1::jsonb', [`{"${CANARY}"`]],
  [
    'a row that breaks a rule',
    'insert into user_account (id, name, email, role) values (gen_random_uuid(), $1, null, $1)',
    [CANARY],
  ],
])('the log says nothing of what was sent: %s', async (_what, sql, values) => {
  const error = await failure(sql, values);
  const { log, text, lines } = logLines();
  log.error({ err: error }, 'failed');
  log.warn({ err: new Error('outer', { cause: new AggregateError([error], 'several') }) }, 'nested');
  expect(text()).not.toContain(CANARY);
  expect(text()).not.toMatch(/parameters|"query"|driverError|"detail"/);
  expect(lines('failed')[0]?.['err']).toMatchObject({
    type: 'QueryFailedError',
    code: expect.stringMatching(/^[0-9A-Z]{5}$/) as string,
    message: expect.any(String) as string,
    stack: expect.stringContaining('    at ') as string,
  });
});

test('names of tables and constraints stay: they are ours', async () => {
  await database.db.query(`insert into bank (id, name, slug, kind) values (gen_random_uuid(), 'A', 'a', 'Bank')`);
  const error = await failure(`insert into bank (id, name, slug, kind) values (gen_random_uuid(), 'B', $1, 'Bank')`, [
    'a',
  ]);
  expect(messageForLog(error)).toMatch(/violates unique constraint "bank_slug_\w+"/);
});

test('a long word is gone over once, and every address in it is left out', () => {
  // by the pattern of before it took an hour
  expect(messageForLog(new Error('a'.repeat(1_000_000)))).toBe('a'.repeat(500));
  expect(messageForLog(new Error('(ann@example.ca)bo@example.ca,cy@example.ca=dee@example.ca:e@@example.ca'))).toBe(
    '([address])[address],[address]:[address]',
  );
});

test('email addresses and quoted texts are left out of every message and its stack', () => {
  const refusal = new Error(`550 <ann.bee@example.ca> is unknown; "${CANARY}\n    at home" is no name`);
  const { message, stack } = errorForLog(refusal);
  expect(message).toBe('550 <[address]> is unknown; "…" is no name');
  expect(stack).toMatch(/^Error: 550 <\[address\]> is unknown; "…" is no name\n {4}at /);
  expect(stack).not.toContain('home');
});

test('causes and the parts of an aggregate are written down the same way, to a depth', () => {
  const loop: Error & { cause?: unknown } = new Error('round');
  loop.cause = loop;
  expect(JSON.stringify(errorForLog(loop)).match(/round/g)?.length).toBeLessThan(20);
  const several = new AggregateError([new TypeError('one'), 'two'], 'several');
  expect(errorForLog(several)).toMatchObject({
    type: 'AggregateError',
    errors: [
      { type: 'TypeError', message: 'one' },
      { type: 'string', message: 'two' },
    ],
  });
});

test.each([undefined, null, 42, { password: CANARY }])('what is no error says only what it is: %s', (thrown) => {
  expect(errorForLog(thrown)).toEqual({ type: typeof thrown });
});
