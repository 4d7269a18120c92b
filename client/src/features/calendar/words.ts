import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import {
  calendarDay,
  monthAndDay,
  shortMonthAndDay,
  shortWeekday,
  weekdayAndDay,
} from '@brokerage/domain/calendar/wall-clock';
import { formatTime } from '../../lib/format';
import type { CallShownFragment } from './calendar.generated';

/** 'Wed 17' */
export function shortDay(date: string): string {
  const on = calendarDay(date);
  return `${shortWeekday(on)} ${on.day}`;
}

/** 'Wednesday, February 17' */
export const longDate = (date: string): string => weekdayAndDay(calendarDay(date));

/** 'February 15 to 20, 2027'; with two months both are short: 'Feb 27 to Mar 5, 2027' */
export function daySpan(from: string, to: string): string {
  const [first, last] = [calendarDay(from), calendarDay(to)];
  return first.month === last.month
    ? `${monthAndDay(first)} to ${last.day}, ${last.year}`
    : `${shortMonthAndDay(first)} to ${shortMonthAndDay(last)}, ${last.year}`;
}

/** '9 a.m.', 'noon' */
export function hourName(minute: number): string {
  const hour = minute / 60;
  if (hour === 12) return 'noon';
  return `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'a.m.' : 'p.m.'}`;
}

/** '9:00 a.m. to 9:30 a.m.', in Toronto */
export const callHours = ({ startsAt, endsAt }: Pick<CallShownFragment, 'startsAt' | 'endsAt'>): string =>
  [startsAt, endsAt].map((at) => formatTime(new Date(at), OFFICE_ZONE)).join(' to ');

export const callMinutes = ({ startsAt, endsAt }: Pick<CallShownFragment, 'startsAt' | 'endsAt'>): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** What became of a call, and the tag that says so. */
export const ENDED = { COMPLETED: ['Held', 'tag-good'], NO_SHOW: ['No-show', 'tag-bad'] } as const;

export const endedAs = ({
  status,
}: Pick<CallShownFragment, 'status'>): (typeof ENDED)[keyof typeof ENDED] | undefined =>
  status === 'COMPLETED' || status === 'NO_SHOW' ? ENDED[status] : undefined;
