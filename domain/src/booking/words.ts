import { longDate, timeOfDay, wallClock, weekdayName } from '../calendar/wall-clock.js';

/** '7:30 a.m.' on the clock of a zone. `at` is a date, or milliseconds. */
export const clockTime = (at: Date | number, timeZone: string): string => timeOfDay(wallClock(at, timeZone));

/** 'Monday, November 23, 2026' */
export function longDay(at: Date | number, timeZone: string): string {
  const on = wallClock(at, timeZone);
  return `${weekdayName(on)}, ${longDate(on)}`;
}

/** 'Pacific time' */
export function zoneName(at: Date | number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, ' time');
}

/** Whether two zones show the same time at a moment. */
export const sameClock = (at: Date | number, zone: string, other: string): boolean =>
  clockTime(at, zone) === clockTime(at, other) && longDay(at, zone) === longDay(at, other);
