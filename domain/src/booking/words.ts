import { longDate, timeOfDay, weekdayName } from '../calendar/wall-clock.js';
import { clockAt, isZone, type Clock } from './client-clock.js';
import { OFFICE_ZONE } from './policy.js';

/** '7:30 a.m.' on the clock of a zone or a client. `at` is a date, or milliseconds. */
export const clockTime = (at: Date | number, clock: Clock): string => timeOfDay(clockAt(at, clock));

/** 'Monday, November 23, 2026' */
export function longDay(at: Date | number, clock: Clock): string {
  const on = clockAt(at, clock);
  return `${weekdayName(on)}, ${longDate(on)}`;
}

/** 'Pacific time' */
export function zoneName(at: Date | number, clock: Clock): string {
  const timeZone = typeof clock === 'string' ? clock : clock.zone;
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, ' time');
}

/** Whether two clocks show the same time at a moment. */
export const sameClock = (at: Date | number, clock: Clock, other: Clock): boolean =>
  clockTime(at, clock) === clockTime(at, other) && longDay(at, clock) === longDay(at, other);

/** The zone of whoever reads this, by its IANA name; the office's where their machine does not know its own. */
export function ownZone(): string {
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : OFFICE_ZONE;
}
