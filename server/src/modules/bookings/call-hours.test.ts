import { holidaysOf } from '@brokerage/domain/booking/holidays';
import { addDays, localDateOf, localTextOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { CALL_HOURS } from '@brokerage/domain/settings/call-hours';
import type { SettingTexts } from '@brokerage/domain/settings/section';
import { testApi, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const SAVE = `mutation ($content: JSONObject!) {
  saveSettings(section: CALL_HOURS, content: $content) { userErrors { message field } }
}`;
const POLICY = `query ($day: Date!) { calendar(from: $day, to: $day) {
  policy { noticeHours horizonDays bufferMinutes } days { holiday } } }`;

let api: TestApi;
let token: string;
let today: string;
/** A Tuesday after the next week, which is no holiday */
let tuesday: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  token = await api.token('office@example.ca');
  today = localDateOf(Date.now(), OFFICE_ZONE);
  tuesday = addDays(today, 8);
  const isHoliday = (date: string) => holidaysOf('ON', Number(date.slice(0, 4))).some((one) => one.date === date);
  while (weekdayOf(tuesday) !== 2 || isHoliday(tuesday)) tuesday = addDays(tuesday, 1);
});
afterAll(() => api.close());

const first = CALL_HOURS.initial!;
const save = async (lists: Record<string, SettingTexts[]>, texts: SettingTexts = {}) => {
  const content = { texts: { ...first.texts, ...texts }, lists: { ...first.lists, ...lists } };
  return (await api.graphql(SAVE, { content }, token)).body.data.saveSettings.userErrors;
};
/** What visitors are offered, by the wall clock of the office. */
const offered = async (from: string, to = from): Promise<string[]> => {
  const { body } = await api.call(`/api/bookings/slots?from=${from}&to=${to}`);
  return body.data.map(({ startsAt }: { startsAt: string }) => localTextOf(Date.parse(startsAt), OFFICE_ZONE));
};
const offeredOn = async (day: string): Promise<string[]> => (await offered(day)).map((text) => text.slice(11, 16));

test('a day that the office closes, or opens for an hour, is offered so', async () => {
  expect(await offeredOn(tuesday)).toHaveLength(20);
  expect(await save({ otherDays: [{ date: tuesday, opens: '', closes: '', reason: 'Everybody is away' }] })).toEqual(
    [],
  );
  await eventually(async () => expect(await offeredOn(tuesday)).toEqual([]));
  expect(await save({ otherDays: [{ date: tuesday, opens: '10:00', closes: '11:00', reason: '' }] })).toEqual([]);
  await eventually(async () => expect(await offeredOn(tuesday)).toEqual(['10:00', '10:30']));
});

test('a day that one line closes and another opens is refused, and so is a holiday with calls and without', async () => {
  const closed = { date: tuesday, opens: '', closes: '', reason: 'Everybody is away' };
  const open = { date: tuesday, opens: '10:00', closes: '11:00', reason: '' };
  const clash = 'A day can’t be closed and have hours. Take one of its lines out.';
  for (const otherDays of [
    [closed, open],
    [open, closed],
  ])
    expect(await save({ otherDays })).toEqual([{ field: ['otherDays'], message: clash }]);
  // a break, and the same day in two provinces, are no contradiction
  expect(await save({ otherDays: [open, { ...open, opens: '13:00', closes: '14:00' }] })).toEqual([]);
  const holiday = { province: 'ON', date: tuesday, name: 'Founders’ Day', calls: 'none' };
  const other = { ...holiday, calls: 'as-usual' };
  expect(await save({ holidays: [holiday, { ...other, province: 'QC' }] })).toEqual([]);
  expect(await save({ holidays: [holiday, other] })).toMatchObject([{ field: ['holidays'] }]);
  expect(await save({})).toEqual([]);
});

test('lines that overlap offer a time once', async () => {
  const day = String(weekdayOf(tuesday));
  const week = [
    { day, opens: '10:00', closes: '11:30' },
    { day, opens: '09:30', closes: '11:00' },
    { day, opens: '15:00', closes: '15:30' },
  ];
  expect(await save({ week })).toEqual([]);
  const times = ['09:30', '10:00', '10:30', '11:00', '15:00'];
  await eventually(async () => expect(await offeredOn(tuesday)).toEqual(times));
});

test('a holiday of the office’s own closes the day, and a statutory one may be worked', async () => {
  const holiday = { province: 'ON', date: tuesday, name: 'Founders’ Day' };
  expect(await save({ holidays: [{ ...holiday, calls: 'none' }] })).toEqual([]);
  await eventually(async () => expect(await offeredOn(tuesday)).toEqual([]));
  const { body } = await api.graphql(POLICY, { day: tuesday }, token);
  expect(body.data.calendar.days).toEqual([{ holiday: 'Founders’ Day' }]);
  expect(await save({ holidays: [{ ...holiday, calls: 'as-usual' }] })).toEqual([]);
  await eventually(async () => expect(await offeredOn(tuesday)).toHaveLength(20));
});

test('notice, horizon and the pause after a call are the settings’', async () => {
  const allDay = Array.from({ length: 7 }, (_, at) => ({ day: String(at + 1), opens: '06:00', closes: '22:00' }));
  const texts = { noticeHours: '72', horizonDays: '5', bufferMinutes: '45' };
  expect(await save({ week: allDay }, texts)).toEqual([]);
  await eventually(async () => {
    const days = new Set((await offered(today, addDays(today, 20))).map((text) => text.slice(0, 10)));
    const [soonest = ''] = days;
    expect(soonest >= addDays(today, 3)).toBe(true);
    expect([...days].every((day) => day <= addDays(today, 5))).toBe(true);
  });
  const { body } = await api.graphql(POLICY, { day: today }, token);
  expect(body.data.calendar.policy).toEqual({ noticeHours: 72, horizonDays: 5, bufferMinutes: 45 });
});

test('what cannot be is refused in words', async () => {
  expect(await save({ week: [{ day: '1', opens: '12:00', closes: '09:00' }] })).toEqual([
    { field: ['week', '0', 'closes'], message: 'Choose a time after the opening' },
  ]);
  expect(await save({ otherDays: [{ date: tuesday, opens: '09:00', closes: '', reason: '' }] })).toEqual([
    { field: ['otherDays', '0', 'closes'], message: 'Choose when calls end that day' },
  ]);
  expect(await save({ otherDays: [{ date: tuesday, opens: '', closes: '09:00', reason: '' }] })).toEqual([
    {
      field: ['otherDays', '0', 'closes'],
      message: 'Choose when you open that day, or leave both times empty',
    },
  ]);
  expect(await save({}, { horizonDays: '61' })).toMatchObject([{ field: ['horizonDays'] }]);
  expect(await save({}, { noticeHours: '1.5' })).toMatchObject([{ field: ['noticeHours'] }]);
  expect(await save({ week: [] })).toMatchObject([{ field: ['week'] }]);
});

describe('the length of a call', () => {
  const BOOK = `mutation ($i: BookingInput!, $at: DateTime!) {
    book(input: $i, startsAt: $at) { userErrors { message } alternatives { startsAt endsAt } booking { id token startsAt endsAt } } }`;
  const MOVE = `mutation ($t: String!, $at: DateTime!) {
    moveBooking(token: $t, sequence: 0, startsAt: $at) { userErrors { message } booking { topic startsAt endsAt } } }`;
  const person = { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967 1111', consent: true };
  const minutesOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number =>
    (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const listed = async (topic?: string): Promise<{ startsAt: string; endsAt: string }[]> =>
    (await api.call(`/api/bookings/slots?from=${tuesday}&to=${tuesday}${topic ? `&topic=${topic}` : ''}`)).body.data;

  beforeAll(async () => {
    const topics = [{ topic: 'refinance', lengthMinutes: '60', noticeHours: '72' }];
    expect(await save({ topics }, { lengthMinutes: '20' })).toEqual([]);
    await eventually(async () => expect(minutesOf((await listed())[0]!)).toBe(20));
  });
  afterAll(() => save({}));

  test('is that of the topic, where it has one: in what is listed, booked, offered instead and moved', async () => {
    const long = await listed('refinance');
    const short = await listed('renewal');
    expect([minutesOf(long[0]!), minutesOf(short[0]!)]).toEqual([60, 20]);
    // the last hour of the day begins half an hour sooner than its last 20 minutes
    expect(Date.parse(short.at(-1)!.startsAt) - Date.parse(long.at(-1)!.startsAt)).toBe(30 * 60_000);

    const i = { ...person, topic: 'refinance' };
    const { booking } = (await api.graphql(BOOK, { i, at: long[0]!.startsAt })).body.data.book;
    expect(minutesOf(booking)).toBe(60);
    const again = { ...i, email: 'kim@example.ca', phone: '416 967 2222' };
    const taken = (await api.graphql(BOOK, { i: again, at: long[0]!.startsAt })).body.data.book;
    expect(taken.alternatives.map(minutesOf)).toEqual([60, 60, 60]);
    // an hour and the pause after it: the next half hours are not free for a short call either
    await eventually(async () =>
      expect((await listed()).map(({ startsAt }) => startsAt)).not.toContain(short[1]!.startsAt),
    );

    const moved = await api.graphql(MOVE, { t: booking.token, at: long.at(-1)!.startsAt });
    expect(moved.body.data.moveBooking.booking.topic).toBe('refinance');
    expect(minutesOf(moved.body.data.moveBooking.booking)).toBe(60);
    const [stored] = await api.rows<{ minutes: number }>(
      `select extract(epoch from ends_at - starts_at)::int / 60 as minutes from booking where id = $1`,
      [booking.id],
    );
    expect(stored?.minutes).toBe(60);
  });

  test('a topic may need more notice; one that is none is refused', async () => {
    const soon = (topic: string) =>
      api.call(`/api/bookings/slots?from=${today}&to=${addDays(today, 2)}&topic=${topic}`);
    expect((await soon('refinance')).body.data).toEqual([]);
    const refused = await soon('the-weather');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('Choose a topic')]);
  });
});
