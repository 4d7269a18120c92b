import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { testApi, type TestApi } from '../../../test/api.js';
import { wordsOf } from '../../../test/words-of.js';
import { newId } from '../../platform/ids.js';

const CHANGE = `mutation ($id: ID!, $open: Boolean!) { changeCallFeed(agentId: $id, open: $open) { userErrors { code } url } }`;
const ADDRESS = 'query ($id: ID!) { callFeed(agentId: $id) }';

let api: TestApi;
let token: string;
let avery: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  token = await api.token('office@example.ca');
  avery = newId();
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no) values ($1, 'Avery Chen', 'avery-chen', 1), ($2, 'Jonah Tessier', 'jonah-tessier', 2)`,
    [avery, newId()],
  );
});
afterAll(() => api.close());

const change = async (open: boolean, id = avery) =>
  (await api.graphql(CHANGE, { id, open }, token)).body.data.changeCallFeed;
const address = async () => (await api.graphql(ADDRESS, { id: avery }, token)).body.data.callFeed;
const read = (url: string) => api.call(new URL(url).pathname);
/** A call of the calendar with this number. */
async function call(no: number, fullName: string, days: number, status = 'CONFIRMED'): Promise<void> {
  const startsAt = new Date(instantOf(addDays(localDateOf(Date.now(), OFFICE_ZONE), days), '10:00', OFFICE_ZONE));
  await api.rows(
    `insert into booking (id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone, status)
     values ($1, $2, tstzrange($3, $3::timestamptz + interval '40 minutes'), $3, $3::timestamptz + interval '30 minutes', $4, $5,
       'ada@example.ca', '+14169671111', $6)`,
    [newId(), no, startsAt, OFFICE_ZONE, fullName, status],
  );
}

test('an adviser’s calls are in their calendar, and nobody else’s; numbers and addresses are not', async () => {
  await call(1, 'Ada Tremblay', 2);
  await call(1, 'Who cancelled', 3, 'CANCELLED');
  await call(1, 'Of last year', -400, 'COMPLETED');
  await call(2, 'Jonah’s client', 2);
  expect(await address()).toBeNull();
  const { url } = await change(true);
  // sealed anew each time it is asked for
  expect((await read(await address())).status).toBe(200);
  const { status, headers, text } = await read(url);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(text.match(/^SUMMARY:.*(?=\r)/gm)).toEqual(['SUMMARY:Call: Ada Tremblay']);
  expect(text).toContain('X-WR-CALNAME:Calls of Avery Chen');
  expect(wordsOf(text)).not.toMatch(/967|ada@example/);
});

test('a new address ends the one before, and a stopped one is gone', async () => {
  const { url: first } = await change(true);
  const { url: second } = await change(true);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect(await change(false)).toEqual({ userErrors: [], url: null });
  expect([(await read(second)).status, await address()]).toEqual([404, null]);
  const trail = await api.rows(
    `select action from audit_event where action like 'agent.feed.%' order by id desc limit 2`,
  );
  expect(trail).toEqual([{ action: 'agent.feed.stop' }, { action: 'agent.feed.open' }]);
});

test('an agent without calls has an empty calendar', async () => {
  await api.rows('delete from booking');
  const { url } = await change(true);
  expect((await read(url)).text).not.toContain('VEVENT');
});

test('what is no address of ours is answered as one that is gone', async () => {
  const { url } = await change(true);
  const other = api.platform.encryption.encryptText(`booking ${avery} 1`);
  for (const path of [
    `${url.slice(0, -8)}x.ics`,
    `/calls/${other}.ics`,
    '/calls/x.ics',
    `/calls/${'x'.repeat(900)}.ics`,
  ])
    expect((await api.call(path.startsWith('/') ? path : new URL(path).pathname)).status).toBe(404);
  expect((await change(true, newId())).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
});

test('an adviser with an account opens the lead on their own desk, and an administrator in the inbox', async () => {
  const startsAt = new Date(instantOf(addDays(localDateOf(Date.now(), OFFICE_ZONE), 4), '10:00', OFFICE_ZONE));
  const id = newId();
  await api.rows(
    `insert into booking (id, calendar_no, agent_id, slot, starts_at, ends_at, zone, full_name, email, phone)
     values ($1, 1, $2, tstzrange($3, $3::timestamptz + interval '40 minutes'), $3, $3::timestamptz + interval '30 minutes', $4,
       'Kim Roy', 'kim@example.ca', 'x')`,
    [id, avery, startsAt, OFFICE_ZONE],
  );
  await api.rows(
    `insert into enquiry (id, kind, topic, full_name, email, source_id, first_response_due_at)
     values (gen_random_uuid(), 'BOOKING', 'call', 'Kim Roy', 'kim@example.ca', $1, now())`,
    [id],
  );
  const { url } = await change(true);
  // long lines of a calendar are folded
  const links = async (): Promise<string> => (await read(url)).text.replaceAll('\r\n ', '');
  expect(await links()).toMatch(/URL\S*\/admin\/enquiries\//);
  const user = await api.person('avery@example.ca');
  await api.rows('update agent set user_id = $1 where id = $2', [user, avery]);
  expect(await links()).toMatch(/URL\S*\/account\/leads\//);
});
