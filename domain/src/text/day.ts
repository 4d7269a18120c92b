export interface Years {
  first: number;
  last: number;
}

/** Years that a date or a time of ours can lie in, whatever it means. */
export const ANY_YEARS: Years = { first: 1900, last: 2199 };
/** Of something agreed, such as a closing day or the end of a term: a year of two digits is a slip. */
export const AGREED_YEARS: Years = { first: 1990, last: 2100 };

export const isInYears = (year: number, { first, last }: Years): boolean => year >= first && year <= last;

/** Whether a text names a day of the calendar: '2027-03-14'. JavaScript reads February 30 as March 2. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The same, in a year that such a day can lie in. */
export const isDayIn = (text: string, years: Years): boolean =>
  isCalendarDay(text) && isInYears(Number.parseInt(text), years);
