import { ANY_YEARS, isDayIn } from '../text/day.js';

/** Why a field is refused: a code and what belongs to it. The words are made where people read them (refusal-words.ts). */
export type Refusal =
  | { code: 'amount'; least: number; most: number }
  | { code: 'rate'; most: number }
  | { code: 'share'; most: number }
  | { code: 'years'; most: number }
  | { code: 'whole'; least: number; most: number }
  | { code: 'paymentsPerYear'; most: number }
  | { code: 'flag' }
  | { code: 'oneOf'; allowed: readonly unknown[] }
  | { code: 'date' }
  | { code: 'dateBetween'; first: string; last: string }
  | { code: 'object' }
  | { code: 'list'; least: number; most: number }
  | { code: 'text'; most: number }
  | { code: 'downPaymentOverPrice'; price: number }
  | { code: 'downPaymentBelowMinimum'; minimum: number; price: number }
  | { code: 'insuredAmortization'; longest: number; longestWithRelief: number; conventionalDown: number }
  | { code: 'mortgageOverLimit'; most: number; value: number }
  | { code: 'criminalRate' }
  | { code: 'termOverAmortization'; amortizationYears: number }
  | { code: 'noTable'; table: string; of: string };

/** An input that the rules do not cover; `field` is its name in the input. */
export class MortgageInputError extends Error {
  override readonly name: string = 'MortgageInputError';

  constructor(
    readonly field: string,
    readonly refusal: Refusal,
  ) {
    super(`${field}: ${refusal.code}`);
  }
}

/** None of our tables covers that date or place: we say so and do not guess. */
export class NoTableError extends MortgageInputError {
  override readonly name = 'NoTableError';

  constructor(field: string, table: string, of: string) {
    super(field, { code: 'noTable', table, of });
  }
}

/** The least amount there is: a cent. */
const CENT = 0.01;
export const MOST_DOLLARS = 1e9;
const MOST_RATE = 30;
const MOST_SHARE = 100;
const MOST_YEARS = 40;

function check(field: string, isInside: boolean, refusal: Refusal): void {
  if (!isInside) throw new MortgageInputError(field, refusal);
}

const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

/** Dollars, a cent to 1,000,000,000. */
export function checkAmount(field: string, value: number | undefined, most = MOST_DOLLARS): asserts value is number {
  check(field, isBetween(value, CENT, most), { code: 'amount', least: CENT, most });
}

/** Dollars, 0 to 1,000,000,000. */
export function checkAmountOrNone(field: string, value: number | undefined): asserts value is number {
  check(field, isBetween(value, 0, MOST_DOLLARS), { code: 'amount', least: 0, most: MOST_DOLLARS });
}

/** Percent a year, 0 to 30. */
export function checkRate(field: string, value: number | undefined): asserts value is number {
  check(field, isBetween(value, 0, MOST_RATE), { code: 'rate', most: MOST_RATE });
}

/** Percent, over 0 to 100. */
export function checkShare(field: string, value: number | undefined): asserts value is number {
  check(field, isBetween(value, Number.MIN_VALUE, MOST_SHARE), { code: 'share', most: MOST_SHARE });
}

/** Years, a month (1/12) to 40. */
export function checkYears(field: string, value: number | undefined, most = MOST_YEARS): asserts value is number {
  check(field, isBetween(value, 1 / 12, most), { code: 'years', most });
}

export function checkWhole(
  field: string,
  value: number | undefined,
  least: number,
  most: number,
): asserts value is number {
  check(field, Number.isInteger(value) && isBetween(value, least, most), { code: 'whole', least, most });
}

export function checkFlag(field: string, value: boolean | undefined): asserts value is boolean {
  check(field, typeof value === 'boolean', { code: 'flag' });
}

export function checkOneOf(field: string, value: unknown, allowed: readonly unknown[]): void {
  check(field, allowed.includes(value), { code: 'oneOf', allowed });
}

/** An ISO calendar date that exists, such as 2026-06-30. */
export function checkDate(field: string, value: string): void {
  check(field, typeof value === 'string' && isDayIn(value, ANY_YEARS), { code: 'date' });
}

/** A text of 1 to so many characters. */
export function checkText(field: string, value: string, most: number): void {
  check(field, typeof value === 'string' && value.length > 0 && value.length <= most, { code: 'text', most });
}

export function checkObject(field: string, value: unknown): void {
  check(field, typeof value === 'object' && value !== null, { code: 'object' });
}
