import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';
import { nextAfter } from '../../platform/jobs/scheduler.js';
import { SEND_DIGESTS, sendDigests } from './daily-digest.js';
import { DAILY_DIGEST } from './emails/daily-digest.email.js';

let api: TestApi;
let jonah: string;
let mara: string;
beforeAll(async () => {
  api = await testApi();
  jonah = await api.person('jonah@example.ca', 'ADMIN', 'Jonah');
  mara = await api.person('mara@example.ca', 'ADMIN', 'Mara');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('client@example.ca');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.rows('delete from enquiry');
  await api.rows('delete from mail_message');
  await api.rows('delete from daily_digest');
});

async function cameIn(fields: string): Promise<void> {
  await api.call('/api/mortgage/basic', { method: 'POST', body: APPLICATION });
  await api.rows(`update enquiry set ${fields} where id = (select id from enquiry order by id desc limit 1)`);
}
/** Whom the instances together told at this moment, and what. */
async function told(at: string): Promise<[string, string][]> {
  await api.rows(`delete from mail_message where template = 'daily-digest'`);
  await Promise.all([sendDigests(api.platform, new Date(at)), sendDigests(api.platform, new Date(at))]);
  const rows = await api.rows<{ recipient: string; subject: string }>(
    `select recipient, subject from mail_message where template = 'daily-digest' order by recipient`,
  );
  return rows.map(({ recipient, subject }) => [recipient, subject]);
}
const both = (subject: string): [string, string][] => [
  ['jonah@example.ca', subject],
  ['mara@example.ca', subject],
];

test.each([
  ['winter', '2027-02-17T13:00:00.000Z'],
  ['summer', '2027-07-07T12:00:00.000Z'],
  ['the Monday after the clocks went forward', '2027-03-15T12:00:00.000Z'],
  ['the Monday after the clocks went back', '2027-11-08T13:00:00.000Z'],
])('at 8:00 in Toronto, in %s: once for each person, from two instances', async (_when, at) => {
  await cameIn(`first_response_due_at = '${at}'::timestamptz - interval '1 hour'`);
  const before = new Date(Date.parse(at) - 60_000);
  expect(nextAfter(SEND_DIGESTS.cron, before).toISOString()).toBe(at);
  expect(await told(before.toISOString())).toEqual([]);
  expect(await told(at)).toEqual(both('Today: 1 overdue, 1 unassigned'));
  expect(await told(new Date(Date.parse(at) + 600_000).toISOString())).toEqual([]);
});

test('a morning without an instance at 8:00 has its digest late, and none after 11:00', async () => {
  await cameIn(`first_response_due_at = '2027-02-17T12:00:00Z'`);
  expect(await told('2027-02-17T16:00:00Z')).toEqual([]);
  expect(await told('2027-02-17T15:50:00Z')).toHaveLength(2);
});

test.each([
  ['a Sunday', '2027-02-14T13:00:00Z'],
  ['Family Day', '2027-02-15T13:00:00Z'],
])('not on %s, when the office is closed', async (_day, at) => {
  await cameIn(`first_response_due_at = '2027-02-13T12:00:00Z'`);
  expect(await told(at)).toEqual([]);
});

test('what it counts, for each person', async () => {
  await cameIn(`first_response_due_at = '2027-02-18T04:59:00Z', assigned_to_id = '${mara}'`);
  await cameIn(`first_response_due_at = '2027-02-18T05:01:00Z', assigned_to_id = '${mara}'`);
  await cameIn(
    `first_response_due_at = '2027-02-10T05:00:00Z', first_responded_at = '2027-02-10T04:00:00Z', status = 'LOST',
     follow_up_at = '2027-02-17T20:00:00Z', assigned_to_id = '${jonah}'`,
  );
  expect(await told('2027-02-17T13:00:00Z')).toEqual([
    ['jonah@example.ca', 'Today: 1 due today, 1 follow-up for you'],
    ['mara@example.ca', 'Today: 1 due today'],
  ]);
});

test('nobody gets an empty one, and it does not come later that day', async () => {
  expect(await told('2027-02-17T13:00:00Z')).toEqual([]);
  await cameIn(`first_response_due_at = '2027-02-17T13:05:00Z'`);
  expect(await told('2027-02-17T13:10:00Z')).toEqual([]);
  expect(await told('2027-02-18T13:00:00Z')).toHaveLength(2);
});

test('each person turns it off and on again', async () => {
  await cameIn(`first_response_due_at = '2027-02-17T12:00:00Z'`);
  const token = await api.token('jonah@example.ca');
  const set = async (wanted: boolean) => {
    const SET = 'mutation ($wanted: Boolean!) { setDailyDigest(wanted: $wanted) { notifications { dailyDigest } } }';
    return (await api.graphql(SET, { wanted }, token)).body.data.setDailyDigest.notifications.dailyDigest;
  };
  expect(await set(false)).toBe(false);
  expect((await told('2027-02-17T13:00:00Z')).map(([who]) => who)).toEqual(['mara@example.ca']);
  expect(await set(true)).toBe(true);
  expect((await told('2027-02-18T13:00:00Z')).map(([who]) => who)).toEqual(['jonah@example.ca', 'mara@example.ca']);
});

test('it is read when it is sent: void for whoever left, where all is answered, and on another day', async () => {
  await cameIn(`first_response_due_at = now() - interval '1 hour'`);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(new Date());
  const load = (date = today) =>
    DAILY_DIGEST.load({ db: api.platform.db } as never, { userId: jonah, date }, {} as never);
  expect(await load()).toMatchObject({ overdue: 1, unassigned: 1 });
  expect(await load('2027-02-17')).toBeUndefined();
  await api.rows('update user_account set suspended_at = now() where id = $1', [jonah]);
  expect(await load()).toBeUndefined();
  await api.rows('update user_account set suspended_at = null where id = $1', [jonah]);
  await api.rows(`update enquiry set first_responded_at = now(), status = 'CONTACTED', assigned_to_id = '${mara}'`);
  expect(await load()).toBeUndefined();
});

test('the email and its row have counts and links, and nothing of the leads', async () => {
  await cameIn(`first_response_due_at = '2027-02-17T12:00:00Z'`);
  await told('2027-02-17T13:00:00Z');
  const [row] = await api.rows(`select params, subject from mail_message where template = 'daily-digest' limit 1`);
  expect(row.params).toEqual({ userId: expect.any(String), date: '2027-02-17' });
  expect(row.subject).not.toContain(APPLICATION.fullName);
});
