/** An input outside what the rules speak of; `field` is its name in the input. */
export class MortgageInputError extends Error {
  override readonly name = 'MortgageInputError';

  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

function check(field: string, value: number, isInside: boolean, range: string): void {
  if (!Number.isFinite(value) || !isInside) throw new MortgageInputError(field, `${field} must be ${range}`);
}

/** Dollars, over 0 to 1,000,000,000. */
export function checkAmount(field: string, value: number): void {
  check(field, value, value > 0 && value <= 1e9, 'an amount over 0 and up to 1,000,000,000 dollars');
}

/** Percent a year, 0 to 30. */
export function checkRate(field: string, value: number): void {
  check(field, value, value >= 0 && value <= 30, 'a rate from 0 to 30 percent');
}

/** Years, over 0 to 40. */
export function checkYears(field: string, value: number): void {
  check(field, value, value > 0 && value <= 40, 'over 0 and up to 40 years');
}
