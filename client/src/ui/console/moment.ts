import { shortDate, shortMonthAndDay, timeOfDay, wallClock } from '@brokerage/domain/calendar/wall-clock';

/** Nov 20, 9:12 p.m., with the year if it is not this year. */
export function moment(iso: string, now = new Date()): string {
  const clock = wallClock(new Date(iso));
  const day = clock.year === wallClock(now).year ? shortMonthAndDay(clock) : shortDate(clock);
  return `${day}, ${timeOfDay(clock)}`;
}
