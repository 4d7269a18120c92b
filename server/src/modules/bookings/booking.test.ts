import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { testApi, type TestApi } from '../../../test/api.js';
import { setCallHours } from '../../../test/call-hours.js';
import { eventually } from '../../../test/eventually.js';
import { newId } from '../../platform/ids.js';
import { loadFor } from '../../platform/mail/load-for.js';
import { bookingToken } from './booking-link.js';
import { BOOKING_REMINDER, type ReminderKind } from './emails/booking-reminder.email.js';
import { BOOKING_CANCELLED } from './emails/booking-cancelled.email.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import { remindOfCalls } from './reminders.js';

const PERSON = {
  fullName: 'Ada Tremblay',
  email: 'ada@example.ca',
  phone: '416 967 1111',
  topic: 'renewal',
  consent: true,
};
const BOOK = `mutation ($i: BookingInput!, $at: DateTime!, $agent: ID, $k: String) {
  book(input: $i, startsAt: $at, agentId: $agent, zone: "America/Vancouver", idempotencyKey: $k) {
    userErrors { code message field } alternatives { startsAt } booking { id startsAt token }
  }
}`;
const VIEW = 'status startsAt zone maskedPhone agentName sequence changedSince mayChange';
const MOVE = `mutation ($t: String!, $s: Int!, $at: DateTime!) {
  moveBooking(token: $t, sequence: $s, startsAt: $at) { userErrors { code } alternatives { startsAt } booking { ${VIEW} } }
}`;
const CANCEL = `mutation ($t: String!, $s: Int!) {
  cancelBooking(token: $t, sequence: $s) { userErrors { code } booking { ${VIEW} } }
}`;
const HOUR = 3_600_000;

let api: TestApi;
let admin: string;
/** A Tuesday, some days ahead: the tests book its times, each its own */
let day: string;

beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
  day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.rows('delete from booking; delete from agent; delete from hours_exception');
  await setCallHours(api);
});

const at = (time: string, date = day): string => new Date(instantOf(date, time, OFFICE_ZONE)).toISOString();
/** Somebody else each time: an address and a number may have two calls ahead */
let others = 0;
const somebodyElse = () => {
  others += 1;
  return { ...PERSON, email: `caller${others}@example.ca`, phone: `416 967 ${2000 + others}` };
};
const post = (startsAt: string, more: object = {}, key?: string) =>
  api.call('/api/bookings', {
    method: 'POST',
    body: { ...PERSON, startsAt, ...more },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const book = async (startsAt: string, more: object = {}) =>
  (await api.graphql(BOOK, { i: PERSON, at: startsAt, ...more })).body.data.book;
const slots = async (from = day, to = day, agent = ''): Promise<string[]> =>
  (await api.call(`/api/bookings/slots?from=${from}&to=${to}${agent && `&agentId=${agent}`}`)).body.data.map(
    ({ startsAt }: { startsAt: string }) => startsAt,
  );
const agent = async (calendarNo: number, more: { province?: string; zone?: string } = {}): Promise<string> => {
  const id = newId();
  const values = [id, `agent${calendarNo}`, calendarNo, more.province ?? 'ON', more.zone ?? OFFICE_ZONE];
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no, province, zone) values ($1, $2, $2, $3, $4, $5)`,
    values,
  );
  return id;
};
const see = async (token: string) =>
  (await api.graphql(`query ($t: String!) { booking(token: $t) { ${VIEW} } }`, { t: token })).body.data.booking;

test('a call is an enquiry with its 24 hours, a consent, an email to the client and one to the office', async () => {
  const reply = await post(at('09:00'));
  expect([reply.status, reply.body.data]).toEqual([
    201,
    { id: expect.any(String), startsAt: at('09:00'), endsAt: at('09:30') },
  ]);
  const { id } = reply.body.data;
  const [enquiry] = await api.rows(
    `select kind, topic, source, first_response_due_at - created_at = interval '24 hours' as day from enquiry where source_id = $1`,
    [id],
  );
  expect(enquiry).toEqual({ kind: 'BOOKING', topic: 'renewal', source: 'booking', day: true });
  expect(await api.rows('select purpose, granted, text_version from consent where source_id = $1', [id])).toEqual([
    { purpose: 'contact', granted: true, text_version: 'booking 2026-11-22' },
  ]);
  const emails = await api.rows(`select template, recipient from mail_message where params ->> 'bookingId' = $1`, [id]);
  expect(emails).toEqual([{ template: 'booking-confirmed', recipient: 'ada@example.ca' }]);
  expect(JSON.stringify(await api.rows('select * from booking'))).not.toContain('9671111');
});

test('what is listed can be booked, and what is not listed cannot', async () => {
  const listed = await slots();
  expect(listed).toContain(at('10:00'));
  for (const startsAt of [at('08:30'), at('10:10'), at('09:00', addDays(day, 60)), new Date().toISOString()]) {
    expect(listed).not.toContain(startsAt);
    expect((await post(startsAt)).status).toBe(409);
  }
  expect((await post(at('10:00'))).status).toBe(201);
  // half an hour and ten minutes are gone
  expect(await slots()).toEqual(listed.filter((time) => ![at('09:30'), at('10:00'), at('10:30')].includes(time)));
});

test('who asks for an adviser called null at the same moment takes nobody’s times', async () => {
  const reply = (more: string) => api.call(`/api/bookings/slots?from=${day}&to=${day}${more}`);
  const replies = await Promise.all(['&agentId=null', '', '&agentId=null', '', ''].map(reply));
  expect(replies.map(({ status }) => status)).toEqual([404, 200, 404, 200, 200]);
});

test('times are told for 62 days, both included', async () => {
  const statusOf = async (to: string) => (await api.call(`/api/bookings/slots?from=2027-01-01&to=${to}`)).status;
  expect([await statusOf('2027-03-03'), await statusOf('2027-03-04')]).toEqual([200, 422]);
});

test('every rule of the form holds, and nothing is stored', async () => {
  const reply = await post(at('11:00'), { fullName: 'no', phone: '123', email: 'a@', topic: 'renewal' });
  expect([reply.status, reply.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['fullName', 'phone', 'email'],
  ]);
  expect((await post(at('11:00'), { consent: false })).status).toBe(422);
  expect(await api.rows('select id from booking')).toEqual([]);
});

test('O12: a time without its zone is refused in words', async () => {
  const startsAt = at('09:00').replace('Z', '');
  const rest = await post(startsAt);
  expect([rest.status, JSON.stringify(rest.body)]).toEqual([422, expect.stringContaining('must say its zone')]);
  const { body } = await api.graphql(BOOK, { i: PERSON, at: startsAt });
  expect(body.errors[0]).toMatchObject({
    message: expect.stringContaining('says its zone'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await api.rows('select id from booking')).toEqual([]);
});

test.each(['0001-01-01T00:00:00Z', '1899-12-31T23:00:00Z', '2200-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  '%s is refused in words, with a form around it that is right',
  async (startsAt) => {
    const rest = await post(startsAt);
    expect([rest.status, rest.body.success]).toEqual([422, false]);
    const { body } = await api.graphql(BOOK, { i: PERSON, at: startsAt });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.errors[0].message).toContain('in a year from 1900 to 2199');
  },
);

test.each(['1901-01-01T14:00:00Z', '2198-06-01T14:00:00Z'])('%s is beyond what can be booked', async (startsAt) => {
  const booked = await book(startsAt);
  expect([booked.booking, booked.userErrors[0].code, booked.alternatives.length]).toEqual([null, 'CONFLICT', 3]);
});

test('fifty at once on one time: one is kept, 49 get the nearest times', async () => {
  const wanted = at('12:00');
  const before = await api.rows('select count(*)::int as n from enquiry');
  const replies = await Promise.all(Array.from({ length: 50 }, () => post(wanted)));
  const lost = replies.filter(({ status }) => status === 409);
  expect([replies.filter(({ status }) => status === 201).length, lost.length]).toEqual([1, 49]);
  const offered = lost.map(({ body }) =>
    body.errors
      .filter(({ field }: { field: string }) => field === 'alternatives')
      .map((e: { message: string }) => e.message),
  );
  expect(new Set(offered.map(String))).toEqual(new Set([[at('11:00'), at('13:00'), at('10:30')].join()]));
  const [after] = await api.rows<{ n: number }>('select count(*)::int as n from enquiry');
  expect(after?.n).toBe((before[0] as { n: number }).n + 1);
});

test('fifty at once with one key are one call', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => post(at('12:00'), {}, 'one-form')));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
  expect(await api.rows('select id from booking')).toHaveLength(1);
});

test('whoever is free takes the call: three advisers, three calls', async () => {
  for (const no of [1, 2, 3]) await agent(no);
  const replies = await Promise.all(Array.from({ length: 20 }, () => post(at('12:00'), somebodyElse())));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  const taken = await api.rows('select calendar_no as no from booking order by 1');
  expect(taken.map(({ no }) => no)).toEqual([1, 2, 3]);
});

test('whoever has the fewest calls that day takes the next one, whatever the days beside it hold', async () => {
  const [one, two] = [await agent(1), await agent(2)];
  await post(at('10:00'), { ...somebodyElse(), agentId: one });
  await post(at('10:00', addDays(day, 1)), { ...somebodyElse(), agentId: two });
  await post(at('13:00', addDays(day, 1)), { ...somebodyElse(), agentId: two });
  const next = await post(at('13:00'), somebodyElse());
  const [taken] = await api.rows('select calendar_no as no from booking where id = $1', [next.body.data.id]);
  expect(taken).toEqual({ no: 2 });
});

test('while new enquiries are given out in turn, a call with an adviser stays theirs', async () => {
  await api.rows('update site_settings set round_robin = true');
  const [mine, theirs] = [await post(at('09:00')), await post(at('13:00'), { agentId: await agent(1) })];
  await api.rows('update site_settings set round_robin = false');
  const owned = async ({ body }: typeof mine) =>
    (await api.rows('select assigned_to_id is not null as owned from enquiry where source_id = $1', [body.data.id]))[0];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect([await owned(mine), await owned(theirs)]).toEqual([{ owned: true }, { owned: false }]);
});

test('overlaps are refused by the database itself', async () => {
  await post(at('12:00'));
  const copy = `insert into booking (id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone)
    select gen_random_uuid(), calendar_no, tstzrange(starts_at + interval '35 minutes', ends_at + interval '1 hour'),
           starts_at, ends_at, zone, full_name, email, phone from booking`;
  await expect(api.rows(copy)).rejects.toThrow('booking_no_overlap');
});

test('new calls and moves that race for one time: one wins and no row is lost', async () => {
  for (const no of [1, 2, 3, 4, 5]) await agent(no);
  const own = await Promise.all(
    Array.from({ length: 5 }, (_, index) => book(at(`${10 + index}:00`), { i: somebodyElse() })),
  );
  await api.rows(`update agent set active = calendar_no = 1`);
  const moves = own.map(({ booking }) => api.graphql(MOVE, { t: booking.token, s: 0, at: at('17:00') }));
  const news = Array.from({ length: 10 }, () => book(at('17:00'), { i: somebodyElse() }));
  const moved = (await Promise.all(moves)).filter(({ body }) => body.data.moveBooking.booking);
  const booked = (await Promise.all(news)).filter(({ booking }) => booking);
  expect(moved.length + booked.length).toBe(1);
  const rows = await api.rows(`select starts_at = $1 as there from booking`, [at('17:00')]);
  expect(rows).toHaveLength(5 + booked.length);
  expect(rows.filter(({ there }) => there)).toHaveLength(1);
});

test('an adviser has their own hours, exceptions and their province’s holidays', async () => {
  const [ontario, quebec] = [await agent(1), await agent(2, { province: 'QC' })];
  await api.rows(
    `insert into working_hours (id, calendar_no, weekday, starts, ends) values ($1, 1, 2, '13:00', '15:00')`,
    [newId()],
  );
  expect(await slots(day, day, ontario)).toEqual(['13:00', '13:30', '14:00', '14:30'].map((time) => at(time)));
  await api.rows(`insert into hours_exception (id, calendar_no, on_date) values ($1, 1, $2)`, [newId(), day]);
  expect(await slots(day, day, ontario)).toEqual([]);
  await setCallHours(api, { holidays: [{ province: 'QC', date: day, name: 'A day of their own', calls: 'none' }] });
  expect(await slots(day, day, quebec)).toEqual([]);
  const unknown = await api.call(`/api/bookings/slots?from=${day}&to=${day}&agentId=${newId()}`);
  expect(unknown.status).toBe(404);
  await api.rows('delete from working_hours where calendar_no = 1');
});

describe('the link of an email', () => {
  test('shows the call, moves it and cancels it, signed out', async () => {
    const { booking } = await book(at('09:00'));
    const { token } = booking;
    expect(await see(token)).toMatchObject({
      status: 'CONFIRMED',
      startsAt: at('09:00'),
      zone: 'America/Vancouver',
      maskedPhone: '416 ***-**11',
      changedSince: false,
      mayChange: true,
    });
    const moved = (await api.graphql(MOVE, { t: token, s: 0, at: at('09:30') })).body.data.moveBooking;
    expect(moved.booking).toMatchObject({ startsAt: at('09:30'), sequence: 1 });
    // the old link tells of the new time, and changes nothing that its reader has not seen
    expect(await see(token)).toMatchObject({ startsAt: at('09:30'), changedSince: true });
    expect((await api.graphql(CANCEL, { t: token, s: 0 })).body.data.cancelBooking.userErrors).toEqual([
      { code: 'CONFLICT' },
    ]);
    const gone = (await api.graphql(CANCEL, { t: token, s: 1 })).body.data.cancelBooking;
    expect(gone.booking).toMatchObject({ status: 'CANCELLED', mayChange: false });
    // a second time changes nothing, and nothing revives it
    expect((await api.graphql(CANCEL, { t: token, s: 2 })).body.data.cancelBooking.userErrors).toEqual([]);
    const revived = (await api.graphql(MOVE, { t: token, s: 2, at: at('15:00') })).body.data.moveBooking;
    expect([revived.booking, revived.userErrors]).toEqual([null, [{ code: 'CONFLICT' }]]);
    expect(await slots()).toContain(at('09:30'));
    const [row] = await api.rows<{ id: string }>('select id from booking');
    const emails = await api.rows<{ template: string }>(
      `select template from mail_message where params ->> 'bookingId' = $1 order by id`,
      [row?.id],
    );
    expect(emails.map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'booking-confirmed',
      'booking-changed',
      'booking-cancelled',
      'booking-changed',
    ]);
  });

  test('cancels once, however often it is pressed at the same moment', async () => {
    const { token } = (await book(at('09:00'))).booking;
    const presses = await Promise.all(Array.from({ length: 5 }, () => api.graphql(CANCEL, { t: token, s: 0 })));
    for (const { body } of presses)
      expect(body.data.cancelBooking).toMatchObject({ userErrors: [], booking: { status: 'CANCELLED' } });
    const mails = `select from mail_message where template = 'booking-cancelled' and params ->> 'bookingId' = $1`;
    const [row] = await api.rows<{ id: string }>('select id from booking');
    expect(await api.rows(mails, [row?.id])).toHaveLength(1);
  });

  test('is not kept by anything in between, nor what it opens', async () => {
    const { booking: call } = await book(at('09:00'));
    const query = `query ($t: String!) { booking(token: $t) { startsAt } }`;
    const variables = JSON.stringify({ t: call.token });
    const reply = await api.call(`/graphql?${new URLSearchParams({ query, variables })}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect([reply.status, reply.body.data.booking.startsAt]).toEqual([200, at('09:00')]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('opens nothing when it is changed, or was made for something else', async () => {
    const { booking } = await book(at('09:00'));
    expect(await see(`${booking.token.slice(0, -2)}xx`)).toBeNull();
    expect(await see('x'.repeat(2_000))).toBeNull();
    expect(await see(api.platform.encryption.encryptText(`unsubscribe ${booking.id} 0`))).toBeNull();
  });

  test('offers the nearest times where the new one is taken', async () => {
    const [mine] = [await book(at('09:00')), await book(at('15:00'))];
    const moved = (await api.graphql(MOVE, { t: mine.booking.token, s: 0, at: at('15:00') })).body.data.moveBooking;
    expect(moved.alternatives.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual(
      ['14:00', '16:00', '13:30'].map((time) => at(time)),
    );
    expect((await see(mine.booking.token)).startsAt).toBe(at('09:00'));
  });
});

describe('emails', () => {
  const SENDER = {
    brandName: 'Tamarack',
    legalName: 'Tamarack Mortgage Inc.',
    licences: '',
    address: '',
    phone: '1 800 555-0142',
    email: 'hello@example.ca',
    mailbox: 'no-reply@mortgages.example.ca',
    siteUrl: 'https://mortgages.example.ca',
  };
  const sources = () => ({ db: api.platform.db, encryption: api.platform.encryption, siteUrl: SENDER.siteUrl });
  const message = { id: newId(), to: 'ada@example.ca' };

  /** What notes that an email went out holds the row, and reminders take no row that is held */
  const told = () =>
    eventually(async () => {
      const open = await api.rows('select id from booking where told_at is null');
      expect(open).toEqual([]);
    });

  test('go to the address that the office put right: the invitation of a call ahead, and each reminder', async () => {
    const CORRECT = `mutation ($input: CorrectEnquiryContactInput!) {
      correctEnquiryContact(input: $input) { userErrors { code } }
    }`;
    const correct = async (bookingId: string, more: object) => {
      const [{ id }] = (await api.rows('select id from enquiry where source_id = $1', [bookingId])) as [{ id: string }];
      const { body } = await api.graphql(CORRECT, { input: { id, ...more } }, admin);
      expect(body.data.correctEnquiryContact.userErrors).toEqual([]);
    };
    const confirmed = async (bookingId: string) =>
      (
        await api.rows<{ recipient: string }>(
          `select recipient from mail_message where template = 'booking-confirmed' and params ->> 'bookingId' = $1 order by id`,
          [bookingId],
        )
      ).map(({ recipient }) => recipient);

    const { id } = (await book(at('09:00'))).booking;
    const first = await BOOKING_CONFIRMED.load(sources(), { bookingId: id, sequence: '0' }, message);
    const wrong = first?.call.url.split('/').at(-1) ?? '';
    expect(await see(wrong)).toMatchObject({ status: 'CONFIRMED' });
    await correct(id, { email: 'ada.right@example.ca', phone: '604 555-0147' });
    expect(await confirmed(id)).toEqual(['ada@example.ca', 'ada.right@example.ca']);
    const [kept] = await api.rows<{ email: string; phone: string }>('select email, phone from booking where id = $1', [
      id,
    ]);
    expect([kept?.email, api.platform.encryption.decryptText(kept!.phone)]).toEqual([
      'ada.right@example.ca',
      '+16045550147',
    ]);
    await correct(id, { phone: '604 555-0148' });
    expect(await confirmed(id)).toHaveLength(2);
    await told();
    // the mailbox of the wrong address has the link of its email, and opens nothing with it any more
    const tokenOf = async (to: string): Promise<string> =>
      (await loadFor(BOOKING_CONFIRMED, sources(), { bookingId: id, sequence: '0' }, { ...message, to }))?.call.url
        .split('/')
        .at(-1) ?? '';
    expect(await tokenOf('ada@example.ca')).toBe('');
    expect(await see(wrong)).toBeNull();
    expect((await api.graphql(CANCEL, { t: wrong, s: 0 })).body.data.cancelBooking.userErrors).toEqual([
      { code: 'INVALID' },
    ]);
    expect(await see(await tokenOf('Ada.Right@example.ca'))).toMatchObject({ status: 'CONFIRMED' });
    await api.rows(`update booking set placed_at = starts_at - interval '30 hours' where id = $1`, [id]);
    expect(await remindOfCalls(api.platform, new Date(Date.parse(at('09:00')) - 24 * HOUR))).toBe(1);
    expect(await api.rows(`select recipient from mail_message where template = 'booking-reminder'`)).toContainEqual({
      recipient: 'ada.right@example.ca',
    });

    const over = (await book(at('15:00'))).booking.id;
    await api.rows(`update booking set status = 'NO_SHOW' where id = $1`, [over]);
    await correct(over, { email: 'ada.right@example.ca' });
    expect(await confirmed(over)).toEqual(['ada@example.ca']);
  });

  test('carry one entry with a growing sequence, and take it away when the call is cancelled', async () => {
    const { booking } = await book(at('09:00'));
    const { id, token } = booking;
    const first = await BOOKING_CONFIRMED.load(sources(), { bookingId: id, sequence: '0' }, message);
    const asked = first && BOOKING_CONFIRMED.invitation?.(first, SENDER);
    expect(asked?.method).toBe('REQUEST');
    expect(asked?.content.replaceAll('\r\n ', '')).toContain(`ORGANIZER;CN="Tamarack":mailto:${SENDER.mailbox}\r\n`);
    expect(asked?.content).toContain(`UID:${id}@mortgage-calls\r\n`);
    expect(asked?.content).toContain(`DTSTART:${at('09:00').replace(/[-:]|\.000/g, '')}\r\n`);
    await api.graphql(MOVE, { t: token, s: 0, at: at('15:00') });
    // the email of the first time is void by now
    expect(await BOOKING_CONFIRMED.load(sources(), { bookingId: id, sequence: '0' }, message)).toBeUndefined();
    const second = await BOOKING_CONFIRMED.load(sources(), { bookingId: id, sequence: '1' }, message);
    expect(second && BOOKING_CONFIRMED.invitation?.(second, SENDER).content).toContain('SEQUENCE:1\r\n');
    await api.graphql(CANCEL, { t: token, s: 1 });
    const last = await BOOKING_CANCELLED.load(sources(), { bookingId: id }, message);
    const taken = last && BOOKING_CANCELLED.invitation?.(last, SENDER);
    expect(taken?.method).toBe('CANCEL');
    expect(taken?.content).toMatch(new RegExp(`UID:${id}@mortgage-calls\r\n[^]*SEQUENCE:2\r\nSTATUS:CANCELLED`));
    expect(taken?.content).toContain('DESCRIPTION:This call is cancelled.');
    expect(taken?.content).not.toMatch(/^URL:/m);
  });

  /** The reminders that a clock at this distance before the call finds due. */
  const remindAt = async (startsAt: string, hoursBefore: number): Promise<string[]> => {
    const known = new Set((await reminders()).map(({ id }) => id));
    await told();
    await remindOfCalls(api.platform, new Date(Date.parse(startsAt) - hoursBefore * HOUR));
    return (await reminders()).filter(({ id }) => !known.has(id)).map(({ kind }) => kind);
  };
  const reminders = () =>
    api.rows<{ id: string; kind: ReminderKind; params: { bookingId: string; sequence: string; kind: ReminderKind } }>(
      `select id, params ->> 'kind' as kind, params from mail_message where template = 'booking-reminder' order by id`,
    );

  test('remind a day and an hour before, each once', async () => {
    const startsAt = at('09:00');
    await book(startsAt);
    expect(await remindAt(startsAt, 24.1)).toEqual([]);
    expect(await remindAt(startsAt, 24)).toEqual(['day']);
    expect(await remindAt(startsAt, 23.9)).toEqual([]);
    expect(await remindAt(startsAt, 1.1)).toEqual([]);
    const twice = await Promise.all([remindAt(startsAt, 1), remindAt(startsAt, 1)]);
    expect(new Set(twice.flat())).toEqual(new Set(['hour']));
    expect((await reminders()).filter(({ kind }) => kind === 'hour')).toHaveLength(1);
    expect(await remindAt(startsAt, -0.1)).toEqual([]);
  });

  test('say nothing that is hours late, nor to somebody who booked just then', async () => {
    await book(at('09:00'));
    expect(await remindAt(at('09:00'), 10)).toEqual([]);
    await api.rows(`update booking set placed_at = starts_at - interval '30 minutes'`);
    expect(await remindAt(at('09:00'), 0.4)).toEqual([]);
  });

  test('remind nobody of a cancelled call, also where the reminder was queued already', async () => {
    const { booking } = await book(at('09:00'));
    expect(await remindAt(at('09:00'), 24)).toEqual(['day']);
    const [queued] = (await reminders()).slice(-1);
    if (!queued) throw new Error('nothing was queued');
    expect(await BOOKING_REMINDER.load(sources(), queued.params, message)).toBeDefined();
    await api.graphql(CANCEL, { t: booking.token, s: 0 });
    expect(await BOOKING_REMINDER.load(sources(), queued.params, message)).toBeUndefined();
    expect(await remindAt(at('09:00'), 1)).toEqual([]);
  });

  test('remind of the new time after a move, and not of the old one', async () => {
    const { booking } = await book(at('09:00'));
    expect(await remindAt(at('09:00'), 24)).toEqual(['day']);
    const later = at('09:00', addDays(day, 2));
    await api.graphql(MOVE, { t: booking.token, s: 0, at: later });
    expect(await remindAt(at('09:00'), 1)).toEqual([]);
    expect(await remindAt(later, 24)).toEqual(['day']);
    expect((await reminders()).at(-1)?.params.sequence).toBe('1');
  });
});

describe('the office', () => {
  const DESK = `userErrors { code } alternatives { startsAt } call { id status sequence subject startsAt }`;
  const desk = async (mutation: string, variables: object = {}) =>
    Object.values((await api.graphql(mutation, variables as Record<string, unknown>, admin)).body.data)[0] as never;
  const bookCall = (startsAt: string) =>
    desk(`mutation ($i: BookingInput!, $at: DateTime!) { bookCall(input: $i, startsAt: $at) { ${DESK} } }`, {
      i: PERSON,
      at: startsAt,
    });
  const mark = (id: string, sequence: number, status: string) =>
    desk(`mutation ($id: ID!, $s: Int!) { markCall(id: $id, sequence: $s, status: ${status}) { ${DESK} } }`, {
      id,
      s: sequence,
    });

  test('may override the notice, and never an overlap', async () => {
    const today = localDateOf(Date.now(), OFFICE_ZONE);
    // open around the clock, so that a time within the next hours exists whenever this runs
    const days = [today, addDays(today, 1)];
    await setCallHours(api, { otherDays: days.map((date) => ({ date, opens: '00:00', closes: '24:00', reason: '' })) });
    const free = await desk(`{ calendarSlots(from: "${today}", to: "${addDays(today, 1)}") { startsAt } }`);
    const [{ startsAt: soon }] = free as [{ startsAt: string }];
    expect(Date.parse(soon) - Date.now()).toBeLessThan(4 * HOUR);
    expect((await post(soon)).status).toBe(409);
    expect(await bookCall(soon)).toMatchObject({ call: { status: 'CONFIRMED', subject: 'Renewal · call' } });
    expect(await bookCall(soon)).toMatchObject({
      call: null,
      userErrors: [{ code: 'CONFLICT' }],
      alternatives: [{}, {}, {}],
    });
    // the client did not tick anything here
    expect(await api.rows(`select purpose from consent c join booking b on b.id = c.source_id`)).toEqual([]);
  });

  test('sees the calendar, which leaves an audit row', async () => {
    const quebec = await agent(2, { province: 'QC' });
    await book(at('09:00'));
    const query = `{ calendar(from: "${day}", to: "${day}") {
      lanes { agentId calendarNo province } days { calendarNo date holiday open { startsAt } }
      calls { calendarNo startsAt fullName subject enquiryId } } }`;
    const statements = await api.statements(() => desk(query));
    expect(await desk(query)).toEqual({
      lanes: [{ agentId: quebec, calendarNo: 2, province: 'QC' }],
      days: [{ calendarNo: 2, date: day, holiday: null, open: [{ startsAt: at('09:00') }] }],
      calls: [
        {
          calendarNo: 2,
          startsAt: at('09:00'),
          fullName: 'Ada Tremblay',
          subject: 'Renewal · call',
          enquiryId: expect.any(String),
        },
      ],
    });
    expect(statements.filter((sql) => /from (booking|agent)/.test(sql)).length).toBeLessThanOrEqual(2);
    expect(await api.rows(`select action from audit_event where action = 'booking.list' limit 1`)).toHaveLength(1);
  });

  test('says what became of a call once it has begun, and may correct it', async () => {
    const { booking } = await book(at('09:00'));
    expect(await mark(booking.id, 0, 'NO_SHOW')).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
    await api.rows(`update booking set starts_at = now() - interval '1 hour'`);
    expect(await mark(booking.id, 0, 'NO_SHOW')).toMatchObject({ call: { status: 'NO_SHOW' } });
    // somebody else who looked before that does not know of it
    expect(await mark(booking.id, 0, 'COMPLETED')).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
    expect(await mark(booking.id, 1, 'COMPLETED')).toMatchObject({ call: { status: 'COMPLETED' } });
    expect(await mark(booking.id, 2, 'CANCELLED')).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
    // to the client that is no other time
    expect(await see(bookingToken(api.platform.encryption, { id: booking.id, sequence: 0 }))).toMatchObject({
      status: 'COMPLETED',
      changedSince: false,
    });
    const trail = await api.rows(`select after from audit_event where action = 'booking.status' order by id`);
    expect(trail).toEqual([{ after: { status: 'NO_SHOW' } }, { after: { status: 'COMPLETED' } }]);
  });

  test('moves and cancels a call, and the client is told', async () => {
    const { booking } = await book(at('09:00'));
    const move = `mutation ($id: ID!, $s: Int!, $at: DateTime!) { moveCall(id: $id, sequence: $s, startsAt: $at) { ${DESK} } }`;
    expect(await desk(move, { id: booking.id, s: 0, at: at('14:00') })).toMatchObject({ call: { sequence: 1 } });
    expect(await desk(move, { id: booking.id, s: 0, at: at('15:00') })).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect(await mark(booking.id, 1, 'CANCELLED')).toMatchObject({ call: { status: 'CANCELLED', sequence: 2 } });
    expect(await see(bookingToken(api.platform.encryption, { id: booking.id, sequence: 0 }))).toMatchObject({
      status: 'CANCELLED',
      changedSince: true,
    });
    const emails = await api.rows<{ template: string }>(
      `select template from mail_message where params ->> 'bookingId' = $1 order by id`,
      [booking.id],
    );
    expect(emails.map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'booking-confirmed',
      'booking-cancelled',
    ]);
  });
});

test('whose address is confirmed finds the own calls in their data, and nobody else’s', async () => {
  const email = 'own-calls@example.ca';
  await api.person(email, 'ACCOUNT_HOLDER');
  const token = await api.token(email);
  await book(at('10:00'), { i: { ...PERSON, email: 'Own-Calls@example.ca' } });
  await book(at('11:00'));
  const bookings = async () =>
    (await api.graphql('{ myData { content } }', {}, token)).body.data.myData.content.bookings;
  await api.rows('update user_account set email_verified_at = null where email = $1', [email]);
  expect(await bookings()).toEqual([]);
  await api.rows('update user_account set email_verified_at = now() where email = $1', [email]);
  expect(await bookings()).toEqual([
    expect.objectContaining({
      startsAt: at('10:00'),
      status: 'CONFIRMED',
      zone: 'America/Vancouver',
      phone: '+14169671111',
      answers: expect.objectContaining({ topic: 'renewal' }),
    }),
  ]);
});
