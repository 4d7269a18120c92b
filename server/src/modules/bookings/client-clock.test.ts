import { utcOffset } from '@brokerage/domain/booking/client-clock';
import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { clockTime } from '@brokerage/domain/booking/words';
import { testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';

const ZONE = 'America/Vancouver';
const EMAIL = 'ada@example.ca';
const INPUT = { fullName: 'Ada Tremblay', email: EMAIL, phone: '416 967 1111', topic: 'renewal', consent: true };
const BOOK = `mutation ($i: BookingInput!, $at: DateTime!, $zone: String, $offset: Int) {
  book(input: $i, startsAt: $at, zone: $zone, utcOffset: $offset) { booking { id token } }
}`;
const VIEW = 'booking { startsAt zone utcOffset }';
const MOVE = `mutation ($t: String!, $s: Int!, $at: DateTime!, $zone: String, $offset: Int) {
  moveBooking(token: $t, sequence: $s, startsAt: $at, zone: $zone, utcOffset: $offset) { ${VIEW} }
}`;
const DESK = `mutation ($id: ID!, $at: DateTime!, $offset: Int) {
  moveCall(id: $id, sequence: 1, startsAt: $at, utcOffset: $offset) { call { zone utcOffset } }
}`;

let api: TestApi;
let day: string;
beforeAll(async () => {
  api = await testApi();
  day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);
});
afterAll(() => api.close());

const at = (time: string): Date => new Date(instantOf(day, time, OFFICE_ZONE));
const run = async (query: string, variables: object, token?: string) =>
  (await api.graphql(query, { ...variables }, token)).body.data;
const see = async (token: string) =>
  (await run(`query ($t: String!) { booking(token: $t) { zone utcOffset } }`, { t: token })).booking;

test('page, emails and office say the time that the client’s browser said, whatever our own data of zones are', async () => {
  const noon = at('12:00');
  const offset = utcOffset(noon, ZONE) - 60;
  const { booking } = (await run(BOOK, { i: INPUT, at: noon.toISOString(), zone: ZONE, offset })).book;
  const clock = { zone: ZONE, utcOffset: offset };
  expect(await see(booking.token)).toEqual(clock);
  const [first] = await sentEmails(api, EMAIL, 'booking-confirmed');
  expect(first?.words).toContain(clockTime(noon, clock));
  expect(first?.words).not.toContain(clockTime(noon, ZONE));

  const later = at('15:00');
  const there = { zone: 'America/Halifax', utcOffset: utcOffset(later, 'America/Halifax') + 60 };
  const move = { t: booking.token, s: 0, at: later.toISOString(), zone: there.zone, offset: there.utcOffset };
  expect((await run(MOVE, move)).moveBooking.booking).toEqual({ startsAt: later.toISOString(), ...there });
  const [, second] = await sentEmails(api, EMAIL, 'booking-confirmed', 2);
  expect(second?.words).toContain(clockTime(later, there));

  await api.person('office@example.ca', 'ADMIN');
  const office = await api.token('office@example.ca');
  const moved = at('16:00');
  const own = utcOffset(moved, there.zone);
  const { call } = (await run(DESK, { id: booking.id, at: moved.toISOString(), offset: own + 30 }, office)).moveCall;
  expect(call).toEqual({ zone: there.zone, utcOffset: own + 30 });
});

test('an offset that cannot be, or none, is worked out here', async () => {
  const time = at('10:00');
  for (const [index, offset] of [null, 5_000, -2_000_000].entries()) {
    const i = { ...INPUT, email: `other${index}@example.ca`, phone: `416 967 200${index}` };
    const start = new Date(time.getTime() + index * 3_600_000);
    const { booking } = (await run(BOOK, { i, at: start.toISOString(), zone: ZONE, offset })).book;
    expect(await see(booking.token)).toEqual({ zone: ZONE, utcOffset: utcOffset(start, ZONE) });
  }
});
