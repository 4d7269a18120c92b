/** An input outside what the rules speak of; `field` is its name in the input. */
export class MortgageInputError extends Error {
  override readonly name: string = 'MortgageInputError';

  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** No table of ours covers that date or place: better said than guessed. */
export class NoTableError extends MortgageInputError {
  override readonly name = 'NoTableError';
}

const MOST_DOLLARS = 1e9;

function check(field: string, isInside: boolean, range: string): void {
  if (!isInside) throw new MortgageInputError(field, `${field} must be ${range}`);
}

const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

/** Dollars, over 0 to 1,000,000,000. */
export function checkAmount(field: string, value: number): void {
  check(field, isBetween(value, Number.MIN_VALUE, MOST_DOLLARS), 'an amount over 0 and up to 1,000,000,000 dollars');
}

/** Dollars, 0 to 1,000,000,000. */
export function checkAmountOrNone(field: string, value: number): void {
  check(field, isBetween(value, 0, MOST_DOLLARS), 'an amount from 0 to 1,000,000,000 dollars');
}

/** Percent a year, 0 to 30. */
export function checkRate(field: string, value: number): void {
  check(field, isBetween(value, 0, 30), 'a rate from 0 to 30 percent');
}

/** Percent, over 0 to 100. */
export function checkShare(field: string, value: number): void {
  check(field, isBetween(value, Number.MIN_VALUE, 100), 'over 0 and up to 100 percent');
}

/** Years, over 0 to 40. */
export function checkYears(field: string, value: number): void {
  check(field, isBetween(value, Number.MIN_VALUE, 40), 'over 0 and up to 40 years');
}

export function checkWhole(field: string, value: number, least: number, most: number): void {
  check(field, Number.isInteger(value) && isBetween(value, least, most), `a whole number from ${least} to ${most}`);
}

export function checkFlag(field: string, value: boolean): void {
  check(field, typeof value === 'boolean', 'true or false');
}

export function checkOneOf(field: string, value: unknown, allowed: readonly unknown[]): void {
  check(field, allowed.includes(value), `one of ${allowed.join(', ')}`);
}

/** An ISO calendar date that exists, such as 2026-06-30. */
export function checkDate(field: string, value: string): void {
  const time = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  check(field, exists, 'a date such as 2026-06-30');
}

export function checkObject(field: string, value: unknown): void {
  check(field, typeof value === 'object' && value !== null, 'an object');
}
