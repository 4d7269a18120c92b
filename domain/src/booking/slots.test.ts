import fc from 'fast-check';
import { holidaysOf } from './holidays.js';
import { addDays, localDateOf, localTextOf, weekdayOf } from './local-days.js';
import { instantOf } from './local-time.js';
import { BOOKING_POLICY, DEFAULT_OFFICE_HOURS, OFFICE_ZONE } from './policy.js';
import { awayOf, freeSlots, nearestSlots, type Calendar, type SlotQuestion, type WeeklyHours } from './slots.js';

const ZONES = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Winnipeg',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
];
const HOUR = 3_600_000;
const everyDay = (start: string, end: string): WeeklyHours =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ start, end }]]));
const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  no: 1,
  zone: OFFICE_ZONE,
  province: 'ON',
  exceptions: {},
  busy: [],
  ...more,
});
const question = (more: Partial<SlotQuestion> = {}): SlotQuestion => ({
  office: { zone: OFFICE_ZONE, weekly: DEFAULT_OFFICE_HOURS, exceptions: {} },
  calendars: [calendar()],
  isHoliday: () => false,
  policy: BOOKING_POLICY,
  now: Date.parse('2026-11-23T05:00:00Z'),
  from: '2026-11-23',
  to: '2026-11-23',
  ...more,
});
const timesOf = (asked: SlotQuestion, zone = asked.office.zone): string[] =>
  freeSlots(asked).map(({ start }) => localTextOf(start, zone).slice(11));

describe('wall-clock times', () => {
  test.each([
    ['a winter morning', '2027-02-17', '09:00', '2027-02-17T14:00:00.000Z'],
    ['skipped in spring: moved later', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['twice in autumn: the first', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
    ['the end of the day of 23 hours', '2027-03-14', '24:00', '2027-03-15T04:00:00.000Z'],
    ['after the clock went back', '2027-11-07', '09:00', '2027-11-07T14:00:00.000Z'],
  ])('%s', (_name, date, time, instant) => {
    expect(new Date(instantOf(date, time, OFFICE_ZONE)).toISOString()).toBe(instant);
  });
});

/** Check 16: whatever the clock does, 9:00 stays 9:00 and nobody is called outside their hours. */
test.each(ZONES)('from 2026 to 2030 every time in %s lies in the hours of the office and of the adviser', (zone) => {
  const adviserZone = ZONES[(ZONES.indexOf(zone) + 2) % ZONES.length] ?? zone;
  const office = { zone, weekly: everyDay('09:00', '17:00'), exceptions: {} };
  const own = calendar({ zone: adviserZone, weekly: everyDay('08:00', '18:00') });
  const wrong: string[] = [];
  let days = 0;
  for (let date = '2026-01-01'; date < '2031-01-01'; date = addDays(date, 30)) {
    const asked = question({ office, now: instantOf(date, '00:00', zone), from: date, to: addDays(date, 29) });
    const whole = freeSlots(asked).map(({ start }) => localTextOf(start, zone));
    const firsts = whole.filter((text) => text.endsWith('T09:00'));
    days += firsts.length;
    if (firsts.length !== 30 || whole.length !== 30 * 16) wrong.push(date);
    for (const { start, end } of freeSlots({ ...asked, calendars: [own] })) {
      const [opens, closes] = [localTextOf(start, zone).slice(11), localTextOf(end, zone).slice(11)];
      const [begins, ends] = [localTextOf(start, adviserZone).slice(11), localTextOf(end, adviserZone).slice(11)];
      if (opens < '09:00' || closes > '17:00' || begins < '08:00' || ends > '18:00')
        wrong.push(localTextOf(start, zone));
    }
  }
  expect(wrong).toEqual([]);
  expect(days).toBeGreaterThan(1_800);
});

test.each([
  ['spring', '2027-03-14', 2],
  ['autumn', '2027-11-07', 6],
  ['any other day', '2027-03-15', 4],
])('a night window in %s has as many times as it has hours', (_season, date, times) => {
  const office = { zone: OFFICE_ZONE, weekly: everyDay('01:00', '03:00'), exceptions: {} };
  const now = instantOf(date, '00:00', OFFICE_ZONE);
  const policy = { ...BOOKING_POLICY, noticeHours: 0 };
  expect(freeSlots(question({ office, now, from: date, to: date, policy }))).toHaveLength(times);
});

test('a day has the office’s hours, less the notice', () => {
  expect(timesOf(question()).slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
  expect(timesOf(question()).at(-1)).toBe('18:30');
  const late = question({ now: Date.parse('2026-11-23T15:10:00Z') });
  expect(timesOf(late)[0]).toBe('14:30');
  expect(timesOf({ ...late, policy: { ...BOOKING_POLICY, noticeHours: 0 } })[0]).toBe('10:30');
});

test('nothing is offered in the past or beyond the horizon', () => {
  const far = question({ from: '2020-01-01', to: '2030-01-01' });
  const dates = freeSlots(far).map(({ start }) => localDateOf(start, OFFICE_ZONE));
  expect([dates[0], dates.at(-1)]).toEqual(['2026-11-23', '2026-12-23']);
});

test('an adviser has the hours that are the office’s and their own', () => {
  const montreal = calendar({
    weekly: {
      1: [
        { start: '08:00', end: '12:00' },
        { start: '13:00', end: '14:00' },
      ],
    },
  });
  expect(timesOf(question({ calendars: [montreal] }))).toEqual([
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '13:00',
    '13:30',
  ]);
  const vancouver = calendar({ zone: 'America/Vancouver', weekly: everyDay('09:00', '17:00') });
  expect(timesOf(question({ calendars: [vancouver] }))[0]).toBe('12:00');
});

test('an exception replaces the hours of its day, for the office or for one adviser', () => {
  const day = '2026-11-23';
  const short = { [day]: [{ start: '10:00', end: '11:00' }] };
  const { office } = question();
  expect(timesOf(question({ office: { ...office, exceptions: short } }))).toEqual(['10:00', '10:30']);
  expect(timesOf(question({ calendars: [calendar({ exceptions: short })] }))).toEqual(['10:00', '10:30']);
  const away = calendar({ no: 2, exceptions: { [day]: [] } });
  expect(freeSlots(question({ calendars: [calendar(), away] })).flatMap(({ calendars }) => calendars)).not.toContain(2);
});

test('a holiday closes the calendars of its province, and an exception opens the office on it', () => {
  const asked = question({
    now: Date.parse('2027-02-15T05:00:00Z'),
    from: '2027-02-15',
    to: '2027-02-15',
    calendars: [calendar(), calendar({ no: 2, province: 'QC' })],
    isHoliday: (province, date) => holidaysOf(province, 2027).some((holiday) => holiday.date === date),
  });
  expect(new Set(freeSlots(asked).flatMap(({ calendars }) => calendars))).toEqual(new Set([2]));
  const open = { ...asked.office, exceptions: { '2027-02-15': [{ start: '09:00', end: '10:00' }] } };
  expect(freeSlots({ ...asked, office: open }).map(({ calendars }) => calendars)).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('nothing that is offered meets what is booked, nor the minutes kept free after it', () => {
  const minutes = 60_000;
  const at9 = instantOf('2026-11-23', '09:00', OFFICE_ZONE);
  const aBooking = fc
    .record({ offset: fc.integer({ min: 0, max: 600 }), length: fc.integer({ min: 5, max: 90 }) })
    .map(({ offset, length }) => ({ start: at9 + offset * minutes, end: at9 + (offset + length) * minutes }));
  fc.assert(
    fc.property(fc.array(aBooking, { maxLength: 8 }), (busy) => {
      const slots = freeSlots(question({ calendars: [calendar({ busy })] }));
      const buffer = BOOKING_POLICY.bufferMinutes * minutes;
      for (const { start, end } of slots)
        expect(busy.some((taken) => taken.start < end + buffer && taken.end > start)).toBe(false);
      const all = freeSlots(question());
      const refused = all.filter(({ start }) => !slots.some((slot) => slot.start === start));
      for (const { start, end } of refused)
        expect(busy.some((taken) => taken.start < end + buffer && taken.end > start)).toBe(true);
    }),
  );
});

test('the nearest times come first, and the wanted one is not among them', () => {
  const slots = freeSlots(question());
  const wanted = instantOf('2026-11-23', '11:00', OFFICE_ZONE);
  const near = nearestSlots(slots, wanted, 3).map(({ start }) => (start - wanted) / HOUR);
  expect(near).toEqual([-0.5, 0.5, -1]);
});

test('days of the week count from Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
});

test('30 days of 10 advisers with 60 calls each have free times left', () => {
  const calendars = Array.from({ length: 10 }, (_, no) =>
    calendar({
      no,
      zone: ZONES[no % ZONES.length] ?? OFFICE_ZONE,
      weekly: everyDay('09:00', '17:00'),
      busy: Array.from({ length: 60 }, (_unused, index) => {
        const start = Date.parse('2026-11-23T14:00:00Z') + index * 12 * HOUR;
        return { start, end: start + 40 * 60_000 };
      }),
    }),
  );
  const asked = question({ calendars, to: '2026-12-23' });
  expect(freeSlots(asked).length).toBeGreaterThan(300);
});

describe('away', () => {
  const day = '2027-02-16';
  const awayAt = (exceptions: Calendar['exceptions'], isHoliday = false): string[] =>
    awayOf(
      question({ isHoliday: () => isHoliday }),
      calendar({ weekly: everyDay('10:00', '17:00'), exceptions }),
      day,
    ).map(({ start, end }) => [start, end].map((at) => localTextOf(at, OFFICE_ZONE).slice(11)).join('-'));

  test.each<[string, Calendar['exceptions'], string[]]>([
    ['nothing on a day like any other', {}, []],
    ['the whole day', { [day]: [] }, ['10:00-17:00']],
    ['the afternoon', { [day]: [{ start: '10:00', end: '13:00' }] }, ['13:00-17:00']],
    [
      'the middle',
      {
        [day]: [
          { start: '10:00', end: '11:00' },
          { start: '15:00', end: '17:00' },
        ],
      },
      ['11:00-15:00'],
    ],
    ['nothing where the day is longer', { [day]: [{ start: '09:00', end: '18:00' }] }, []],
  ])('%s', (_name, exceptions, expected) => {
    expect(awayAt(exceptions)).toEqual(expected);
  });

  test('not on a holiday', () => {
    expect(awayAt({ [day]: [] }, true)).toEqual([]);
  });
});
