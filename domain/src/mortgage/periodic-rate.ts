import { checkRate } from './input-error.js';

/** How often interest is added: fixed mortgages semi-annually, variable ones monthly (rules.md, Interest). */
export type Compounding = 'semi-annual' | 'monthly';

const PERIODS: Record<Compounding, number> = { 'semi-annual': 2, monthly: 12 };

export interface PeriodicRateInput {
  /** Percent a year, 0 to 30 */
  annualRatePct: number;
  compounding: Compounding;
  /** Payments a year */
  periodsPerYear: number;
}

/**
 * The rate of one payment period as a fraction, and the effective rate of a year in percent:
 * i(n) = (1 + j/m)^(m/n) − 1. Throws MortgageInputError. Source: Interest Act s. 6.
 */
export function periodicRate(input: PeriodicRateInput): { periodicRate: number; effectiveAnnualPct: number } {
  checkRate('annualRatePct', input.annualRatePct);
  const m = PERIODS[input.compounding];
  const growth = 1 + input.annualRatePct / 100 / m;
  return {
    periodicRate: growth ** (m / input.periodsPerYear) - 1,
    effectiveAnnualPct: (growth ** m - 1) * 100,
  };
}
