import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { CONFIRM_WITHIN_MINUTES, MOST_OPEN_CALLS, TOO_MANY_CALLS } from '@brokerage/domain/booking/open-calls';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { testApi, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { bookingToken } from './booking-link.js';
import { BOOKED_CALLS } from './booking.limits.js';
import { BOOKING_CANCELLED } from './emails/booking-cancelled.email.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import { correctCall } from './correct-call.js';
import { releaseUnconfirmed } from './unconfirmed.js';

const CONFIRM = `mutation ($t: String!) {
  confirmBooking(token: $t, sequence: 0) { userErrors { code field } booking { awaitsConfirmation } }
}`;
const TIMES = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
const AGENTS = `insert into agent (id, name, subdomain, calendar_no, province, zone)
  select gen_random_uuid(), 'agent' || no, 'agent' || no, no, 'ON', '${OFFICE_ZONE}' from generate_series(1, 3) no`;

let api: TestApi;
let day: string;

beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  await api.rows(AGENTS);
  day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);
});
afterAll(() => api.close());
afterEach(() => api.rows('delete from booking'));

const at = (time = '09:00'): string => new Date(instantOf(day, time, OFFICE_ZONE)).toISOString();
const numberOf = (index: number): string => `416 967 ${1000 + index}`;
let people = 0;
/** Each time somebody else, except for what is said */
const wish = (more: object = {}) => {
  people += 1;
  return {
    fullName: 'Ada Tremblay',
    email: `ada${people}@example.ca`,
    phone: numberOf(people),
    consent: true,
    ...more,
  };
};
const post = (startsAt: string, more: object = {}, key?: string) =>
  api.call('/api/bookings', {
    method: 'POST',
    body: { ...wish(more), startsAt },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const statuses = (replies: readonly { status: number }[]): number[] => replies.map(({ status }) => status).sort();

describe('open calls', () => {
  test('two of a mailbox, however it is written, and the third is refused in words that tell nothing else', async () => {
    const mailboxes = ['eve@example.ca', 'EVE@example.ca', 'Eve@Example.ca'];
    const replies = [];
    for (const [index, email] of mailboxes.entries()) replies.push(await post(at(TIMES[index]), { email }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(replies.at(-1)?.body).toMatchObject({ success: false, message: TOO_MANY_CALLS });
    expect(replies.at(-1)?.text).not.toMatch(/token|startsAt|alternatives/);
    expect(TOO_MANY_CALLS).toContain(String(MOST_OPEN_CALLS));
  });

  test('two of a number, however it is written', async () => {
    const numbers = ['416 967 1111', '(416) 967-1111', '+1 416-967-1111'];
    const replies = [];
    for (const [index, phone] of numbers.entries()) replies.push(await post(at(TIMES[index]), { phone }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 409]);
  });

  test.each([
    ['mailbox', { email: 'eve@example.ca' }],
    ['number', { phone: '416 967 1111' }],
  ])('ten at once of one %s at ten times: two are kept', async (_what, same) => {
    const replies = await Promise.all(TIMES.map((time) => post(at(time), same)));
    expect(statuses(replies)).toEqual([201, 201, ...Array.from({ length: 8 }, () => 409)]);
    expect(await api.rows('select id from booking')).toHaveLength(2);
  });

  test('ten at once in ten transactions of their own, past the statement they share: two are kept', async () => {
    const copy = `insert into booking (id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone)
      select gen_random_uuid(), 1, tstzrange(t, t + interval '30 minutes'), t, t + interval '30 minutes', '${OFFICE_ZONE}', 'E', 'eve@example.ca', 'x'
      from (select $1::timestamptz as t) s`;
    const outcomes = await Promise.allSettled(TIMES.map((time) => api.rows(copy, [at(time)])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_OPEN_CALLS);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(new Set(refused)).toEqual(new Set(['QueryFailedError: too many open calls']));
  });

  test('a call that was cancelled or is over makes room, and a time that is taken is said first', async () => {
    const email = 'eve@example.ca';
    await post(at('09:00'), { email });
    await post(at('10:00'), { email });
    await api.rows('update booking set status = $2 where starts_at = $1', [at('09:00'), 'CANCELLED']);
    expect((await post(at('11:00'), { email })).status).toBe(201);
    expect((await post(at('12:00'), { email })).status).toBe(409);
    await api.rows(`update booking set starts_at = now() - interval '1 hour' where starts_at = $1`, [at('10:00')]);
    expect((await post(at('12:00'), { email })).status).toBe(201);
  });

  test('the office books a third: it has the client on the phone', async () => {
    const token = await api.token('office@example.ca');
    const BOOK = `mutation ($i: BookingInput!, $at: DateTime!) {
      bookCall(input: $i, startsAt: $at) { userErrors { code } call { status } } }`;
    const email = 'eve@example.ca';
    for (const time of TIMES.slice(0, 3)) {
      const { body } = await api.graphql(BOOK, { i: wish({ email }), at: at(time) }, token);
      expect(body.data.bookCall).toEqual({ userErrors: [], call: { status: 'CONFIRMED' } });
    }
    // what the office booked counts for the address all the same
    expect((await post(at('15:00'), { email })).status).toBe(409);
  });
});

describe('a network', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await testApi({ LIMITS_FACTOR: '1' });
    await strict.person('office@example.ca', 'ADMIN');
    await strict.rows(AGENTS);
  });
  afterAll(() => strict.close());
  const book = (time: string, key?: string) =>
    strict.call('/api/bookings', {
      method: 'POST',
      body: {
        ...wish(key === undefined ? {} : { email: 'again@example.ca', phone: '416 967 2222' }),
        startsAt: at(time),
      },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  test('books five calls an hour; what booked nothing is not counted, and the office is not asked', async () => {
    expect((await book('09:00', 'one')).status).toBe(201);
    // the answer again, a time that cannot be had, a form that is wrong
    for (const status of [201, 201]) expect((await book('09:00', 'one')).status).toBe(status);
    for (const status of [409, 409]) expect((await book('09:10')).status).toBe(status);
    const wrong = { ...wish({ email: 'a@' }), startsAt: at('11:00') };
    expect((await strict.call('/api/bookings', { method: 'POST', body: wrong })).status).toBe(422);
    const rest = await Promise.all(['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((time) => book(time)));
    const most = BOOKED_CALLS.points - 1;
    expect(statuses(rest)).toEqual([...Array.from({ length: most }, () => 201), 429, 429]);
    const token = await strict.token('office@example.ca');
    const BOOK = `mutation ($i: BookingInput!, $at: DateTime!) { bookCall(input: $i, startsAt: $at) { call { status } } }`;
    const { body } = await strict.graphql(BOOK, { i: wish(), at: at('17:00') }, token);
    expect(body.data.bookCall.call).toEqual({ status: 'CONFIRMED' });
  });
});

describe('a second call of an address that never proved itself', () => {
  const MINUTE = 60_000;
  const later = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE);
  const both = async (email: string): Promise<[string, string]> => {
    const ids = [];
    for (const time of ['09:00', '10:00']) ids.push((await post(at(time), { email })).body.data.id as string);
    await eventually(async () => {
      expect(await api.rows('select id from booking where told_at is null')).toEqual([]);
    });
    return ids as [string, string];
  };
  const standing = async (): Promise<string[]> =>
    (await api.rows<{ id: string }>(`select id from booking where status = 'CONFIRMED' order by id`)).map(
      ({ id }) => id,
    );
  const mailed = (id: string): string => bookingToken(api.platform.encryption, { id, sequence: 0, mailed: true });
  const sources = () => ({ ...api.platform, siteUrl: 'https://mortgages.example.ca' });
  const confirm = async (t: string) => (await api.graphql(CONFIRM, { t })).body.data.confirmBooking;
  const message = { id: '01a1fd44-5009-7450-94f2-64773240e311', to: 'eve@example.ca' };

  test('is released after half an hour; the first stays, they are told, and the log says it', async () => {
    const [first, second] = await both('eve1@example.ca');
    expect(await releaseUnconfirmed(api.platform, later(CONFIRM_WITHIN_MINUTES - 1))).toBe(0);
    const due = later(CONFIRM_WITHIN_MINUTES + 1);
    const twice = await Promise.all([releaseUnconfirmed(api.platform, due), releaseUnconfirmed(api.platform, due)]);
    expect(twice.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await standing()).toEqual([first]);
    const told = await api.rows(
      `select subject, recipient from mail_message where template = 'booking-cancelled' and params ->> 'bookingId' = $1`,
      [second],
    );
    expect(told).toEqual([{ subject: 'We released the time of your call', recipient: 'eve1@example.ca' }]);
    const data = await BOOKING_CANCELLED.load(sources(), { bookingId: second }, message);
    expect(data?.released).toBe(true);
    const audit = await api.rows(
      `select actor_id from audit_event where action = 'booking.release' and subject_id = $1`,
      [second],
    );
    expect(audit).toEqual([{ actor_id: null }]);
    expect((await post(at('10:00'))).status).toBe(201);
  });

  test('says so in its email, and counts from when that went out', async () => {
    const [first, second] = await both('eve2@example.ca');
    const awaits = async (bookingId: string) =>
      (await BOOKING_CONFIRMED.load(sources(), { bookingId, sequence: '0' }, { ...message, to: 'eve2@example.ca' }))
        ?.call.awaitsConfirmation;
    expect([await awaits(first), await awaits(second)]).toEqual([false, true]);
    await api.rows('update booking set told_at = null');
    const { manager } = api.platform.db;
    const params = { bookingId: second, sequence: '0' };
    await BOOKING_CONFIRMED.settled?.(manager, params, { state: 'DELAYED' });
    expect(await releaseUnconfirmed(api.platform, later(1_000))).toBe(0);
    await BOOKING_CONFIRMED.settled?.(manager, params, { state: 'SENT' });
    expect(await releaseUnconfirmed(api.platform, later(1_000))).toBe(1);
  });

  test('only the link in its email says that it waits: whoever books may have typed anybody’s address', async () => {
    const ids = await both('eve0@example.ca');
    const SEE = 'query ($t: String!) { booking(token: $t) { status awaitsConfirmation } }';
    const see = async (t: string) => (await api.graphql(SEE, { t })).body.data.booking;
    const own = (id: string): string => bookingToken(api.platform.encryption, { id, sequence: 0 });
    expect(await see(own(ids[0]))).toEqual(await see(own(ids[1])));
    expect([(await see(mailed(ids[0]))).awaitsConfirmation, (await see(mailed(ids[1]))).awaitsConfirmation]).toEqual([
      false,
      true,
    ]);
    await api.rows('delete from booking');
    expect(await see(mailed(ids[0]))).toBeNull();
  });

  test('stays when the link of an email confirms it; what `book` answered proves nothing', async () => {
    const ids = await both('eve3@example.ca');
    const own = bookingToken(api.platform.encryption, { id: ids[1], sequence: 0 });
    expect(await confirm(own)).toEqual({ userErrors: [{ code: 'INVALID', field: ['token'] }], booking: null });
    for (let time = 0; time < 2; time += 1) {
      expect(await confirm(mailed(ids[1]))).toEqual({ userErrors: [], booking: { awaitsConfirmation: false } });
    }
    expect(await releaseUnconfirmed(api.platform, later(1_000))).toBe(0);
    expect(await standing()).toEqual(ids);
  });

  test('stays where the office moved it at the last minute: it has the client on the phone', async () => {
    const ids = await both('eve4@example.ca');
    await api.rows(`update booking set told_at = now() - interval '${CONFIRM_WITHIN_MINUTES - 2} minutes'`);
    const move = `mutation ($id: ID!, $at: DateTime!) { moveCall(id: $id, sequence: 0, startsAt: $at) { userErrors { code } } }`;
    const moved = await api.graphql(move, { id: ids[1], at: at('14:00') }, await api.token('office@example.ca'));
    expect(moved.body.data.moveCall.userErrors).toEqual([]);
    expect(await releaseUnconfirmed(api.platform, later(3))).toBe(0);
    expect(await standing()).toEqual(ids);
  });

  test('has its half hour again from the email of another time, or to another address', async () => {
    const [, second] = await both('eve5@example.ca');
    const aged = () =>
      api.rows(`update booking set told_at = now() - interval '${CONFIRM_WITHIN_MINUTES - 2} minutes'`);
    const heldUp = async (): Promise<unknown> => {
      await eventually(async () => expect(await api.rows('select from booking where told_at is null')).toEqual([]));
      return releaseUnconfirmed(api.platform, later(3));
    };
    await aged();
    const move = `mutation ($t: String!, $at: DateTime!) { moveBooking(token: $t, sequence: 0, startsAt: $at) { userErrors { code } } }`;
    const own = bookingToken(api.platform.encryption, { id: second, sequence: 0 });
    expect((await api.graphql(move, { t: own, at: at('14:00') })).body.data.moveBooking.userErrors).toEqual([]);
    expect(await heldUp()).toBe(0);
    await aged();
    const { manager } = api.platform.db;
    await correctCall(api.platform, manager, second, { email: 'eve5@example.ca' });
    expect(await heldUp()).toBe(0);
    await aged();
    expect(await releaseUnconfirmed(api.platform, later(3))).toBe(1);
  });

  test.each([
    [
      'an account confirmed the address',
      (email: string) =>
        `insert into user_account (id, name, email, role, email_verified_at) values (gen_random_uuid(), 'E', '${email}', 'ACCOUNT_HOLDER', now())`,
    ],
    [
      'the first call’s link was used',
      () => 'update booking set confirmed_at = now() where starts_at = (select min(starts_at) from booking)',
    ],
  ])('stays where %s', async (what, proof) => {
    const ids = await both(`eve-${what.length}@example.ca`);
    await api.rows(proof(`Eve-${what.length}@example.ca`));
    expect(await releaseUnconfirmed(api.platform, later(1_000))).toBe(0);
    expect(await standing()).toEqual(ids);
  });
});
