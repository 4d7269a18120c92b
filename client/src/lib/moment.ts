import { shortDate, shortMonthAndDay, timeOfDay, wallClock } from '@brokerage/domain/calendar/wall-clock';

/** Nov 20, 9:12 p.m., with the year if it is not this year. On the reader's clock, unless a zone is given. */
export function moment(iso: string, now = new Date(), zone?: string): string {
  const clock = wallClock(new Date(iso), zone);
  const day = clock.year === wallClock(now, zone).year ? shortMonthAndDay(clock) : shortDate(clock);
  return `${day}, ${timeOfDay(clock)}`;
}
