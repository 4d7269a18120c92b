import fc from 'fast-check';
import { isoDay, isoTime, wallClock } from '../calendar/wall-clock.js';
import { addMonths } from '../mortgage/calendar.js';
import { addDays } from './local-days.js';
import { instantOf } from './local-time.js';
import { BOOKING_POLICY } from './policy.js';
import { freeSlots } from './slots.js';

/**
 * Held against what nobody can get wrong: every minute of a day is looked at on the clock of the zone, and every day of a month
 * is counted. Days on which a clock changes, leap days and the turn of the year come often.
 */
const ZONES = [
  'America/St_Johns',
  'America/Goose_Bay',
  'America/Halifax',
  'America/Blanc-Sablon',
  'America/Toronto',
  'America/Iqaluit',
  'America/Atikokan',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Creston',
  'America/Whitehorse',
  'America/Vancouver',
];
const MINUTE = 60_000;
const RUNS = { numRuns: 60 };

const aZone = fc.constantFrom(...ZONES);
const padded = (number: number): string => String(number).padStart(2, '0');
/** The second Sunday in March and the first in November are among these */
const aChange = fc.tuple(fc.integer({ min: 2024, max: 2040 }), fc.boolean(), fc.integer({ min: 1, max: 7 }));
const aDay = fc.oneof(
  aChange.map(([year, isSpring, day]) => `${year}-${isSpring ? `03-${padded(day + 7)}` : `11-${padded(day)}`}`),
  fc.constantFrom('2028-02-28', '2028-02-29', '2027-02-28', '2027-12-31', '2028-01-01', '2036-02-29'),
  fc.integer({ min: 0, max: 6_000 }).map((days) => addDays('2024-01-01', days)),
);
const aQuarter = fc.integer({ min: 0, max: 95 }).map((n) => `${padded(Math.floor(n / 4))}:${padded((n % 4) * 15)}`);

/** The minutes of a day in a zone, by what the clock on the wall shows: once, twice or never */
function minutesOf(date: string, zone: string): Map<string, number[]> {
  const shown = new Map<string, number[]>();
  const first = Date.parse(`${date}T00:00:00Z`);
  for (let at = first; at < first + 34 * 60 * MINUTE; at += MINUTE) {
    const clock = wallClock(at, zone);
    const time = isoTime(clock);
    if (isoDay(clock) === date) shown.set(time, [...(shown.get(time) ?? []), at]);
  }
  return shown;
}

/** The first minute at which the clock shows it; where it skips it, an hour later on the clock */
function firstAt(shown: Map<string, number[]>, time: string): number {
  const later = `${padded(Number(time.slice(0, 2)) + 1)}${time.slice(2)}`;
  return shown.get(time)?.[0] ?? shown.get(later)?.[0] ?? NaN;
}

test('a time on the wall is the minute at which the clock shows it', () => {
  fc.assert(
    fc.property(aDay, aZone, aQuarter, (date, zone, time) => {
      const shown = minutesOf(date, zone);
      expect(instantOf(date, time, zone)).toBe(firstAt(shown, time));
      expect(instantOf(date, '24:00', zone)).toBe(Math.max(...[...shown.values()].flat()) + MINUTE);
    }),
    RUNS,
  );
});

test('of the office’s minutes none is offered twice, none is lost, and none is over', () => {
  const asked = fc.record({
    date: aDay,
    zone: aZone,
    times: fc.tuple(aQuarter, aQuarter),
    noticeHours: fc.integer({ min: 0, max: 6 }),
    passed: fc.integer({ min: -600, max: 1_500 }),
    lengthMinutes: fc.constantFrom(15, 30, 45, 60),
  });
  fc.assert(
    fc.property(asked, ({ date, zone, times, noticeHours, passed, lengthMinutes }) => {
      const [start = '', end = ''] = [...times].sort();
      const shown = minutesOf(date, zone);
      const now = firstAt(shown, '00:00') + passed * MINUTE;
      const policy = { ...BOOKING_POLICY, noticeHours, lengthMinutes };
      const found = freeSlots({
        office: { zone, weekly: {}, exceptions: { [date]: [{ start, end }] } },
        calendars: [{ no: 1, zone, province: 'ON', exceptions: {}, busy: [] }],
        isHoliday: () => false,
        ...{ policy, now, from: addDays(date, -1), to: addDays(date, 1) },
      }).map((slot) => slot.start);
      const [opens, closes] = [firstAt(shown, start), firstAt(shown, end)];
      const expected: number[] = [];
      for (let at = opens; at < closes; at += MINUTE) {
        const isStep = (at - opens) % (policy.stepMinutes * MINUTE) === 0;
        const isLater = at >= now + noticeHours * 60 * MINUTE;
        if (isStep && isLater && at + lengthMinutes * MINUTE <= closes) expected.push(at);
      }
      expect(found).toEqual(expected);
    }),
    RUNS,
  );
});

test('so many months later is that day, or the last of its month', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 130 }), (date, months) => {
      let month = date.slice(0, 7);
      let day = `${month}-01`;
      for (let passed = 0; passed < months; passed += 1) {
        while (day.slice(0, 7) === month) day = addDays(day, 1);
        month = day.slice(0, 7);
      }
      while (day.slice(8) < date.slice(8) && addDays(day, 1).slice(0, 7) === month) day = addDays(day, 1);
      expect(addMonths(date, months)).toBe(day);
    }),
    RUNS,
  );
});
