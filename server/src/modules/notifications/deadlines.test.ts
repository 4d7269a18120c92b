import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';
import { setCallHours } from '../../../test/call-hours.js';
import { NotificationService } from './notification.service.js';

const LEAD = { fullName: 'Ada Tremblay', phone: '4169671111', serviceType: 'Renewal', email: 'ada@example.ca' };
const HOUR = 3_600_000;
const MINUTE = 60_000;
const RECORD = `mutation ($input: RecordContactInput!) { recordContact(input: $input) { userErrors { code } } }`;

let api: TestApi;
let token: string;
let jonah: string;
let mara: string;
/** Two instances on one database */
let services: NotificationService[];
beforeAll(async () => {
  api = await testApi();
  jonah = await api.person('jonah@example.ca', 'ADMIN', 'Jonah');
  mara = await api.person('mara@example.ca', 'ADMIN', 'Mara');
  token = await api.token('jonah@example.ca');
  services = [new NotificationService(api.platform), new NotificationService(api.platform)];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.rows('delete from enquiry');
  await api.rows('delete from notification_seen');
});

/** An enquiry that came in at this moment. */
async function cameIn(at: string, ownerId: string | null = null): Promise<string> {
  await api.call('/api/mortgage/lead', { method: 'POST', body: LEAD });
  const [row] = await api.rows<{ id: string }>('select id from enquiry order by id desc limit 1');
  const { id } = row!;
  await api.rows(
    `update enquiry set created_at = $1, first_response_due_at = $1::timestamptz + interval '24 hours',
       assigned_to_id = $2, status = $3 where id = $4`,
    [at, ownerId, ownerId === null ? 'NEW' : 'ASSIGNED', id],
  );
  return id;
}

/** What somebody's bell says at a moment. */
async function bell(who: string, at: number | string) {
  const now = new Date(at);
  const [one, other] = await Promise.all(services.map((service) => service.list({ userId: who }, now)));
  expect(other).toEqual(one);
  return one!.items.map(({ kind, at: since }) => [kind, new Date(since).toISOString()]);
}
const after = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

describe('five minutes of office hours', () => {
  test.each([
    ['a Wednesday morning', '2027-02-17T15:00:00Z', '2027-02-17T15:05:00.000Z'],
    ['before the office opens', '2027-02-17T11:30:00Z', '2027-02-17T14:05:00.000Z'],
    ['at night', '2027-02-17T03:00:00Z', '2027-02-17T14:05:00.000Z'],
    ['two minutes before the office closes', '2027-02-17T23:58:00Z', '2027-02-18T14:03:00.000Z'],
    ['five minutes before the office closes', '2027-02-17T23:55:00Z', '2027-02-18T00:00:00.000Z'],
    ['a Saturday in its short hours', '2027-02-20T15:00:00Z', '2027-02-20T15:05:00.000Z'],
    ['a Friday evening, into Saturday’s hours', '2027-03-12T22:30:00Z', '2027-03-13T15:05:00.000Z'],
    ['the Sunday the clocks go forward', '2027-03-14T22:00:00Z', '2027-03-15T13:05:00.000Z'],
    ['the Sunday the clocks go back', '2027-11-07T23:00:00Z', '2027-11-08T14:05:00.000Z'],
    ['the night into a workday in summer', '2027-07-06T04:00:00Z', '2027-07-06T13:05:00.000Z'],
  ])('%s', async (_when, createdAt, expected) => {
    await cameIn(createdAt);
    const received = [['NEW_ENQUIRY', new Date(createdAt).toISOString()]];
    expect(await bell(jonah, after(expected, -1))).toEqual(received);
    expect(await bell(jonah, expected)).toEqual([['UNANSWERED_5_MIN', expected]]);
  });

  test('not on a holiday: Family Day counts down to the deadline only', async () => {
    const createdAt = '2027-02-15T15:00:00Z';
    await cameIn(createdAt);
    expect(await bell(jonah, after(createdAt, 19 * HOUR))).toEqual([['NEW_ENQUIRY', after(createdAt, 0)]]);
    expect(await bell(jonah, after(createdAt, 20 * HOUR))).toEqual([['DUE_IN_4_HOURS', after(createdAt, 20 * HOUR)]]);
  });

  test('not on a day that the office closed by itself', async () => {
    await setCallHours(api, { otherDays: [{ date: '2027-02-17', opens: '', closes: '', reason: 'The whole office' }] });
    await cameIn('2027-02-17T15:00:00Z');
    expect(await bell(jonah, '2027-02-17T20:00:00Z')).toEqual([['NEW_ENQUIRY', '2027-02-17T15:00:00.000Z']]);
    await setCallHours(api);
  });

  test('not for a booking, whose call has its time, nor for what somebody took up', async () => {
    const createdAt = '2027-02-17T15:00:00Z';
    await cameIn(createdAt);
    await api.rows(`update enquiry set kind = 'BOOKING'`);
    expect(await bell(jonah, after(createdAt, HOUR))).toEqual([['NEW_ENQUIRY', after(createdAt, 0)]]);
    await api.rows(`update enquiry set kind = 'LEAD', status = 'IN_REVIEW'`);
    expect(await bell(jonah, after(createdAt, HOUR))).toEqual([]);
  });
});

describe('towards the deadline', () => {
  const CREATED = '2027-02-17T15:00:00Z';
  const STEPS: [string, number][] = [
    ['NEW_ENQUIRY', 0],
    ['UNANSWERED_5_MIN', 5 * MINUTE],
    ['DUE_IN_4_HOURS', 20 * HOUR],
    ['DUE_IN_1_HOUR', 23 * HOUR],
    ['OVERDUE_ENQUIRY', 24 * HOUR],
  ];

  test('each step is new once, in whichever instance it is seen, also after a restart', async () => {
    await cameIn(CREATED);
    for (const [kind, ms] of STEPS) {
      const now = new Date(after(CREATED, ms));
      const [first, again] = services;
      expect(await first!.list({ userId: jonah }, now)).toMatchObject({
        unseen: 1,
        items: [{ kind, at: expect.anything() }],
      });
      await first!.markSeen({ userId: jonah }, now);
      const restarted = new NotificationService(api.platform);
      for (const service of [again!, restarted]) {
        const later = new Date(now.getTime() + MINUTE);
        expect(await service.list({ userId: jonah }, later)).toMatchObject({ unseen: 0, items: [{ kind }] });
      }
    }
  });

  test('the change of the clock moves no deadline: it is 24 hours, not a day', async () => {
    const createdAt = '2027-03-13T16:00:00Z';
    await cameIn(createdAt);
    expect(await bell(jonah, '2027-03-14T15:59:59Z')).toEqual([['DUE_IN_1_HOUR', '2027-03-14T15:00:00.000Z']]);
    expect(await bell(jonah, '2027-03-14T16:00:00Z')).toEqual([['OVERDUE_ENQUIRY', '2027-03-14T16:00:00.000Z']]);
  });

  test('they concern who looks after it, and once it is overdue everybody', async () => {
    await cameIn(CREATED, jonah);
    for (const [kind, ms] of STEPS) {
      const at = after(CREATED, ms);
      expect(await bell(jonah, at)).toEqual([[kind, at]]);
      const colleague = kind === 'OVERDUE_ENQUIRY' ? [kind, at] : ['NEW_ENQUIRY', after(CREATED, 0)];
      expect(await bell(mara, at)).toEqual([colleague]);
    }
  });

  test('of somebody who no longer works here they concern everybody', async () => {
    await cameIn(CREATED, jonah);
    await api.rows('update user_account set suspended_at = now() where id = $1', [jonah]);
    expect(await bell(mara, after(CREATED, 23 * HOUR))).toEqual([['DUE_IN_1_HOUR', after(CREATED, 23 * HOUR)]]);
    await api.rows('update user_account set suspended_at = null where id = $1', [jonah]);
  });

  test('a recorded contact ends them, an attempt does not', async () => {
    const createdAt = new Date(Date.now() - 23.5 * HOUR).toISOString();
    const id = await cameIn(createdAt);
    const contact = (outcome: string) =>
      api.graphql(RECORD, { input: { id, kind: 'CALL', outcome, takesOwner: false } }, token);
    await contact('NO_ANSWER');
    expect((await bell(jonah, Date.now())).map(([kind]) => kind)).toEqual(['DUE_IN_1_HOUR']);
    await contact('SPOKE');
    expect(await bell(jonah, Date.now())).toEqual([]);
    expect(await bell(jonah, Date.now() + 2 * HOUR)).toEqual([]);
  });

  test('applications count like leads', async () => {
    await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION });
    await api.rows(`update enquiry set first_response_due_at = now() + interval '30 minutes'`);
    expect((await bell(mara, Date.now())).map(([kind]) => kind)).toEqual(['DUE_IN_1_HOUR']);
  });
});
