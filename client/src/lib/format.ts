import { rateText } from '@brokerage/domain/rates/percent-words';
import { termWords } from '@brokerage/domain/rates/term-words';
import { calendarDay, isoDay, longDate, timeOfDay, wallClock } from '@brokerage/domain/calendar/wall-clock';

/** Canada's office time; an absolute time rendered on the server is given in it. */
export const OFFICE_ZONE = 'America/Toronto';

/** 9:12 a.m. */
export const formatTime = (date: Date, zone?: string): string => timeOfDay(wallClock(date, zone));

const DAY_MS = 86_400_000;

/** today at 9:12 a.m. · yesterday at 4:05 p.m. · November 3, 2026 */
export function formatMoment(date: Date, now: Date, zone?: string): string {
  const then = wallClock(date, zone);
  const day = isoDay(then);
  if (day === isoDay(wallClock(now, zone))) return `today at ${timeOfDay(then)}`;
  if (day === isoDay(wallClock(now.getTime() - DAY_MS, zone))) return `yesterday at ${timeOfDay(then)}`;
  return longDate(then);
}

/** November 22, 2026, from 2026-11-22 */
export const formatDay = (day: string): string => longDate(calendarDay(day));

/** 3.94, and 4.125 where a lender quotes more */
export const formatRate = rateText;

/** 5-year fixed */
export const formatTerm = (years: number, type: 'FIXED' | 'VARIABLE'): string => termWords(years, type);

/** 1 800 555-0142 · 416 555-0142; a number that is not North American stays as it is */
export function formatPhone(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  const grouped = digits.replace(/^(?:\+?1)?(\d{3})(\d{3})(?=\d{4}$)/, '$1 $2-');
  // 800, 888 and their kind are dialled with the 1
  return grouped === digits ? number : grouped.replace(/^8(\d)\1/, '1 $&');
}
