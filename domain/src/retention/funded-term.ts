import { longDate, calendarDay } from '../calendar/wall-clock.js';
import { addMonths } from '../mortgage/calendar.js';
import { LONGEST_TERM_YEARS } from './periods.js';

/** What the office says of a mortgage when it funds. */
export interface FundedTerm {
  /** A day, '2026-11-25' */
  fundedOn: string;
  termYears: number;
}

/** The day on which the term of a funded mortgage ends. */
export const termEnd = ({ fundedOn, termYears }: FundedTerm): string => addMonths(fundedOn, Math.round(termYears * 12));

/** What is wrong with a term, and where; `today` is the day at the office. */
export function fundedTermProblem(
  { fundedOn, termYears }: FundedTerm,
  today: string,
): { field: keyof FundedTerm; message: string } | undefined {
  if (fundedOn > today) return { field: 'fundedOn', message: 'Enter the day it funded, today or earlier.' };
  if (!(termYears >= 1 / 12 && termYears <= LONGEST_TERM_YEARS))
    return { field: 'termYears', message: `Enter a term of one month to ${LONGEST_TERM_YEARS} years.` };
  // a slip in the year: the file would go years too early, and nobody would hear of the renewal
  const end = termEnd({ fundedOn, termYears });
  if (end > today) return undefined;
  return { field: 'fundedOn', message: `Check the day: this term would have ended on ${longDate(calendarDay(end))}.` };
}
