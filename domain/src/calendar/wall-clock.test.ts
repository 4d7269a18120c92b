import {
  calendarDay,
  isoDay,
  isoTime,
  longDate,
  monthAndDay,
  shortDate,
  shortWeekday,
  timeOfDay,
  wallClock,
  weekdayAndDay,
} from './wall-clock.js';

import { clockTime, longDay, sameClock } from '../booking/words.js';
import { localDateOf, localTextOf } from '../booking/local-days.js';

const at = new Date('2026-11-22T19:05:00Z');

test('days and times are put into words', () => {
  const clock = wallClock(at, 'America/Toronto');
  expect([isoDay(clock), isoTime(clock), timeOfDay(clock)]).toEqual(['2026-11-22', '14:05', '2:05 p.m.']);
  expect([longDate(clock), shortDate(clock)]).toEqual(['November 22, 2026', 'Nov 22, 2026']);
  expect([weekdayAndDay(clock), monthAndDay(clock)]).toEqual(['Sunday, November 22', 'November 22']);
  expect(shortWeekday(calendarDay('2028-02-29'))).toBe('Tue');
  expect(shortDate(calendarDay('2026-09-03'))).toBe('Sept 3, 2026');
});

test('midnight is 0 on the clock and 12 in words', () => {
  const clock = wallClock(new Date('2026-07-01T04:00:00Z'), 'America/Toronto');
  expect([isoTime(clock), timeOfDay(clock)]).toEqual(['00:00', '12:00 a.m.']);
});

/** As ICU 72 has en-CA: the month first, a 12-hour clock with a narrow space. What it returns puts this one back. */
function otherOrder(): () => void {
  const ours = [Intl.DateTimeFormat.prototype, Date.prototype].map(
    (object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
  );
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  Object.defineProperties(Intl.DateTimeFormat.prototype, {
    formatToParts: {
      configurable: true,
      value(this: Intl.DateTimeFormat, date: Date) {
        return formatToParts.call(this, date).reverse();
      },
    },
    format: { configurable: true, get: () => () => '11/22/2026, 2:05\u202fp.m.' },
  });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    Object.defineProperty(Date.prototype, name, { configurable: true, value: () => '11/22/2026' });
  return () => {
    for (const [object, theirs] of ours) Object.defineProperties(object, theirs);
  };
}

test('a browser that writes dates in another order makes no difference', () => {
  const words = (): string[] => [
    longDate(wallClock(at, 'America/Vancouver')),
    clockTime(at, 'America/Toronto'),
    longDay(at, 'America/Toronto'),
    localTextOf(at.getTime(), 'America/St_Johns'),
    localDateOf(at.getTime(), 'America/Halifax'),
    String(sameClock(at, 'America/Toronto', 'America/New_York')),
  ];
  const expected = words();
  const putBack = otherOrder();
  expect(words()).toEqual(expected);
  expect(expected).toContain('2026-11-22T15:35');
  putBack();
});
