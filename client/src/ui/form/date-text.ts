import { MONTH_NAMES } from '@brokerage/domain/forms/months';

/** The parts of a date as they stand in their controls. */
export interface DateParts {
  year: string;
  /** 01 to 12, or nothing */
  month: string;
  day: string;
}

const twoDigits = (month: number): string => String(month).padStart(2, '0');

export const MONTHS = MONTH_NAMES.map((label, index) => ({ value: twoDigits(index + 1), label }));

/** A keyboard that guesses words puts a space behind a number. */
const padded = (day: string): string => day.trim().replace(/^\d$/, '0$&');

/** 2024-09, or 2024-09-07; half a date keeps the dashes, so that each part is found again: 2024-, -09, -09-07. */
export function dateText({ year, month, day }: DateParts, withDay: boolean): string {
  const parts = withDay ? [year, month, padded(day)] : [year, month];
  return parts.some(Boolean) ? parts.map((part) => part.trim()).join('-') : '';
}

export function dateParts(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month: MONTHS.some(({ value }) => value === month) ? month : '', day };
}

/** The month of "Sept" or "september": at least three letters of its English name. */
function namedMonth(word: string): string | undefined {
  const at = MONTH_NAMES.findIndex((name) => word.length > 2 && name.toLowerCase().startsWith(word.toLowerCase()));
  return at < 0 ? undefined : twoDigits(at + 1);
}

/**
 * The parts of a date that was copied whole: 1993-04-17, April 17, 1993, 17 Apr 1993, 4/17/1993, September 2024. Undefined
 * where it is none, or where two numbers could each be the month.
 */
export function copiedDate(text: string): Partial<DateParts> | undefined {
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const year = words.find((word) => /^(?:19|20)\d\d$/.test(word));
  const name = words.map(namedMonth).find(Boolean);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word));
  if (year === undefined || words.length !== numbers.length + (name ? 2 : 1)) return undefined;
  const [first, second] = numbers;
  if (name) return numbers.length > 1 ? undefined : { year, month: name, ...(first && { day: first }) };
  if (first === undefined || numbers.length > 2) return undefined;
  if (second === undefined) return Number(first) > 12 ? undefined : { year, month: twoDigits(Number(first)) };
  const [one, two] = [Number(first), Number(second)];
  // the year in front has the month behind it; else only a number over 12 tells the day from the month
  const isMonthFirst = words[0] === year || two > 12 || one === two;
  if (isMonthFirst) return one > 12 ? undefined : { year, month: twoDigits(one), day: second };
  return one > 12 ? { year, month: twoDigits(two), day: first } : undefined;
}
