import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { until } from '../../../test/until.js';
import { poolOf } from '../postgres/pool.js';
import { newId } from '../ids.js';
import { NEW_ENQUIRY } from '../../modules/enquiries/emails/new-enquiry.email.js';
import { APPLICATION_RECEIVED } from '../../modules/applications/emails/application-received.email.js';
import { PASSWORD_CHANGED } from '../../modules/auth/registration/emails/password-changed.email.js';
import { RESET_PASSWORD } from '../../modules/auth/registration/emails/reset-password.email.js';
import { VERIFY_EMAIL } from '../../modules/auth/registration/emails/verify-email.email.js';
import { NEW_SIGN_IN } from '../../modules/auth/sessions/emails/new-sign-in.email.js';
import { emailTo } from '../email.js';
import type { WorkingMailQueue } from './mail-queue.js';
import { startLeasedWorker, type LeasedWorker } from '../queue/leased-worker.js';
import { CLAIM, HOLD, RENEW, SENT } from './outbox.sql.js';

const TO = 'a@example.ca';
const OFFICE = [
  emailTo(NEW_ENQUIRY, TO, { enquiryId: newId() }, { subject: 's' }),
  emailTo(APPLICATION_RECEIVED, TO, { applicationId: newId() }, { applicationNumber: 'MB' }),
];
const ACCOUNT = [
  ...[VERIFY_EMAIL, RESET_PASSWORD, PASSWORD_CHANGED].map((email) => emailTo(email, TO, { userId: newId() })),
  emailTo(NEW_SIGN_IN, TO, { sessionId: newId() }),
];
const ACCOUNT_NAMES = [VERIFY_EMAIL, RESET_PASSWORD, PASSWORD_CHANGED, NEW_SIGN_IN].map(({ name }) => name);

interface Taken {
  id: string;
  template: string;
  attempts: number;
}

let house: TestPlatform;
beforeAll(async () => {
  house = await testPlatform();
  await (house.platform.mail as WorkingMailQueue).close();
});
afterAll(() => house.close());
beforeEach(() => house.platform.db.query('delete from mail_message'));

const claim = async (most: number): Promise<Taken[]> =>
  (await poolOf(house.platform.db).query<Taken>({ ...CLAIM, values: [most] })).rows;

const fill = (count: number, template = 'new-enquiry', priority = 0): Promise<unknown> =>
  house.platform.db.query(
    `insert into mail_message (id, template, recipient, subject, priority)
     select gen_random_uuid(), $2, 'a@example.ca', 's', $3 from generate_series(1, $1)`,
    [count, template, priority],
  );

test('emails about accounts go before what a flood of enquiries has left', async () => {
  const { db, mail } = house.platform;
  await fill(50);
  await mail.queue(db.manager, [...OFFICE, ...ACCOUNT]);
  const first = await claim(ACCOUNT.length);
  expect(first.map(({ template }) => template).sort()).toEqual(ACCOUNT_NAMES.sort());
  expect((await claim(100)).length).toBe(50 + OFFICE.length);
});

test('what is taken is nobody else’s for a minute; what is not due stays', async () => {
  const { db } = house.platform;
  await fill(1);
  const [taken] = await claim(10);
  expect(await claim(10)).toEqual([]);
  const [row] = await db.query<{ lease: number }[]>(
    'select extract(epoch from next_at - now())::float8 as lease from mail_message where id = $1',
    [taken?.id],
  );
  expect(row?.lease).toBeGreaterThan(0);
  expect(row?.lease).toBeLessThanOrEqual(60);
  await db.query('update mail_message set next_at = now()');
  expect(await claim(10)).toHaveLength(1);
});

const STEADY = { what: 'emails', renew: async () => undefined, atOnce: 10, stopWithinMs: 30_000 };

test('C2: whoever is still sending keeps the lease, for as long as a mail server takes', async () => {
  const { db, log } = house.platform;
  await fill(1);
  let answered = (): void => undefined;
  const worker = startLeasedWorker<Taken>({
    ...STEADY,
    claim,
    run: () => new Promise((resolve) => (answered = resolve)),
    renew: async (mails) => {
      await db.query(RENEW, [mails.map(({ id }) => id)]);
    },
    renewEveryMs: 20,
    lookEverySeconds: 600,
    log,
  });
  const lease = `select next_at > now() + interval '30 seconds' as kept from mail_message where status = 'pending'`;
  const isKept = async (): Promise<true | undefined> =>
    (await db.query<{ kept: boolean }[]>(lease)).every(({ kept }) => kept) || undefined;
  await until(isKept, 'the claim');
  // as if nearly a minute had gone by
  await db.query(`update mail_message set next_at = now() + interval '1 second' where status = 'pending'`);
  await until(isKept, 'a longer lease');
  answered();
  await worker.stop();
});

test('C6: a stop takes nothing new, and waits for what is on the wire', async () => {
  const { log } = house.platform;
  const waiting = [['on the wire'], ['another']];
  const sent: string[] = [];
  let answered = (): void => undefined;
  const worker = startLeasedWorker<string>({
    ...STEADY,
    atOnce: 1,
    claim: async () => waiting.shift() ?? [],
    run: (name) =>
      new Promise<void>((resolve) => (answered = resolve)).then(() => {
        sent.push(name);
      }),
    lookEverySeconds: 600,
    log,
  });
  await until(() => waiting.length === 1 || undefined, 'the first email');
  const stopped = worker.stop();
  answered();
  await stopped;
  expect([sent, waiting]).toEqual([['on the wire'], [['another']]]);
});

test('two instances send each email once, and none is left', async () => {
  const { db, log } = house.platform;
  await fill(200);
  const sent: string[] = [];
  const send = async ({ id, attempts }: Taken): Promise<void> => {
    sent.push(id);
    await db.query(SENT, [id, attempts]);
  };
  const workers: LeasedWorker[] = [1, 2].map(() =>
    startLeasedWorker({ ...STEADY, claim, run: send, lookEverySeconds: 0.1, log }),
  );
  await until(() => sent.length >= 200 || undefined, 'the two hundredth email');
  await Promise.all(workers.map((worker) => worker.stop()));
  expect([sent.length, new Set(sent).size]).toEqual([200, 200]);
  expect(await claim(10)).toEqual([]);
});

test('a worker that is woken looks at once, and one that is slow leaves room for others', async () => {
  const { log } = house.platform;
  const waiting = [['stuck'], ['a', 'b']];
  const sent: string[] = [];
  let stuck = (): void => undefined;
  const worker = startLeasedWorker<string>({
    ...STEADY,
    claim: async () => waiting.shift() ?? [],
    run: (name) =>
      name === 'stuck'
        ? new Promise((resolve) => (stuck = resolve))
        : Promise.resolve().then(() => {
            sent.push(name);
          }),
    lookEverySeconds: 600,
    log,
  });
  await until(() => {
    worker.wake();
    return sent.length === 2 || undefined;
  }, 'the other emails');
  stuck();
  await worker.stop();
});

test('finding the next emails reads no others', async () => {
  const { db } = house.platform;
  await fill(20_000);
  await db.query(`update mail_message set status = 'sent'`);
  await fill(2_000);
  await db.query(`update mail_message set next_at = now() + interval '1 hour' where status = 'pending'`);
  await fill(5);
  const explained = CLAIM.text.replaceAll('$1', '10');
  const plan = await db.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    return manager.query<Record<string, string>[]>(`explain ${explained}`);
  });
  expect(JSON.stringify(plan).match(/mail_message_priority_next_at_idx/g)).toHaveLength(2);
  expect(await claim(10)).toHaveLength(5);
});

describe('C10: while emails are held', () => {
  const statuses = async (): Promise<string[]> =>
    (
      await house.platform.db.query<{ status: string }[]>('select status from mail_message order by created_at, id')
    ).map(({ status }) => status);
  const release = (drop: boolean): Promise<boolean> =>
    house.platform.db.transaction((manager) => house.platform.mail.release(manager, drop));
  afterEach(() => house.platform.db.query('delete from mail_hold'));

  test('nobody takes any, and the office reads how many wait', async () => {
    const { db, mail } = house.platform;
    await fill(2);
    expect(await mail.held()).toBeUndefined();
    await db.query(HOLD);
    await mail.queue(db.manager, ACCOUNT);
    expect(await claim(10)).toEqual([]);
    expect(await mail.held()).toEqual({ since: expect.any(Date) as Date, waiting: 2 + ACCOUNT.length });
  });

  test('either all are let go, or those alone that are newer than the hold', async () => {
    const { db } = house.platform;
    await fill(1);
    await db.query(HOLD);
    await fill(1, 'application-received');
    expect(await release(true)).toBe(true);
    expect(await statuses()).toEqual(['void', 'pending']);
    expect((await claim(10)).map(({ template }) => template)).toEqual(['application-received']);

    await db.query(HOLD);
    await fill(1);
    expect(await release(false)).toBe(true);
    expect((await claim(10)).map(({ template }) => template)).toEqual(['new-enquiry']);
    expect(await release(false)).toBe(false);
  });
});

test('C2: one that is tried again and again is stopped, and one that was sent is not', async () => {
  const { db, mail } = house.platform;
  await fill(1);
  const [taken] = await claim(1);
  const id = taken?.id ?? '';
  const stop = (which: string): Promise<boolean> => db.transaction((manager) => mail.stop(manager, which));
  expect(await stop(id)).toBe(true);
  await db.query(`update mail_message set next_at = now()`);
  expect(await claim(1)).toEqual([]);
  expect(await stop(id)).toBe(false);
  expect(await stop(newId())).toBe(false);
});
