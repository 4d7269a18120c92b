import { checkOneOf, checkRate, MortgageInputError } from './input-error.js';

/** How often interest is added: an attribute of the product, not of its rate type (rules.md, Interest). */
export type Compounding = 'semi-annual' | 'monthly';

/** Times a year that interest is added */
export const COMPOUNDINGS_PER_YEAR: Record<Compounding, number> = { 'semi-annual': 2, monthly: 12 };

const MOST_PERIODS = 366;

export const COMPOUNDINGS = Object.keys(COMPOUNDINGS_PER_YEAR) as Compounding[];

export interface PeriodicRateInput {
  /** Percent a year, 0 to 30 */
  annualRatePct: number;
  compounding: Compounding;
  /** Payments a year, over 0 to 366 */
  periodsPerYear: number;
}

/**
 * The rate of one payment period as a fraction, and the effective rate of a year in percent:
 * i(n) = (1 + j/m)^(m/n) − 1. Throws MortgageInputError. Source: Interest Act s. 6.
 */
export function periodicRate(input: PeriodicRateInput): { periodicRate: number; effectiveAnnualPct: number } {
  const { annualRatePct, compounding, periodsPerYear } = input;
  checkRate('annualRatePct', annualRatePct);
  checkOneOf('compounding', compounding, COMPOUNDINGS);
  const refusal = { code: 'paymentsPerYear', most: MOST_PERIODS } as const;
  if (!(typeof periodsPerYear === 'number' && periodsPerYear > 0 && periodsPerYear <= MOST_PERIODS))
    throw new MortgageInputError('periodsPerYear', refusal);
  const m = COMPOUNDINGS_PER_YEAR[compounding];
  // By logarithms: near 1 the plain power loses the digits that decide a half cent.
  const growth = m * Math.log1p(annualRatePct / 100 / m);
  const rate = Math.expm1(growth / periodsPerYear);
  if (!Number.isFinite(rate)) throw new MortgageInputError('periodsPerYear', refusal);
  return { periodicRate: rate, effectiveAnnualPct: Math.expm1(growth) * 100 };
}
