import { MONTH_NAMES } from '@brokerage/domain/forms/months';

/** The parts of a date as they stand in their controls. */
export interface DateParts {
  year: string;
  /** 01 to 12, or nothing */
  month: string;
  day: string;
}

export const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

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
