import { isoDay, isoTime, wallClock } from '../calendar/wall-clock.js';

const DAY_MS = 86_400_000;

/** The day after or before: '2027-02-28' and 1 give '2027-03-01'. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The wall clock of an instant: '2027-03-14T09:00'. */
export function localTextOf(instant: number, zone: string): string {
  const clock = wallClock(instant, zone);
  return `${isoDay(clock)}T${isoTime(clock)}`;
}

/** The day of an instant: '2027-03-14'. */
export const localDateOf = (instant: number, zone: string): string => isoDay(wallClock(instant, zone));
