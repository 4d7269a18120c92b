import { checkOneOf, checkRate, MortgageInputError } from './input-error.js';

/** How often interest is added: fixed mortgages semi-annually, variable ones monthly (rules.md, Interest). */
export type Compounding = 'semi-annual' | 'monthly';

const PERIODS: Record<Compounding, number> = { 'semi-annual': 2, monthly: 12 };

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
  checkOneOf('compounding', compounding, Object.keys(PERIODS));
  if (!(typeof periodsPerYear === 'number' && periodsPerYear > 0 && periodsPerYear <= 366))
    throw new MortgageInputError('periodsPerYear', 'periodsPerYear must be over 0 and up to 366');
  const m = PERIODS[compounding];
  // By logarithms: near 1 the plain power loses the digits that decide a half cent.
  const growth = m * Math.log1p(annualRatePct / 100 / m);
  return { periodicRate: Math.expm1(growth / periodsPerYear), effectiveAnnualPct: Math.expm1(growth) * 100 };
}
