import { roundToCent } from './cents.js';
import { checkAmount, checkOneOf, checkRate, checkYears } from './input-error.js';
import { periodicRate, type Compounding } from './periodic-rate.js';

/** How often a payment is made; "accelerated" pays half or a quarter of the monthly payment. */
export type Frequency =
  | 'monthly'
  | 'semi-monthly'
  | 'bi-weekly'
  | 'weekly'
  | 'accelerated-bi-weekly'
  | 'accelerated-weekly';

export interface PaymentInput {
  /** Dollars, over 0 to 1,000,000,000 */
  principal: number;
  /** Percent a year, 0 to 30 */
  annualRatePct: number;
  /** Years, 1/12 to 40 */
  amortizationYears: number;
  frequency: Frequency;
  compounding: Compounding;
}

/** Of the unrounded monthly payment. The lenders' convention (rules.md, Interest). */
export const SHARE_OF_MONTHLY: Record<Frequency, number> = {
  monthly: 1,
  'semi-monthly': 1 / 2,
  'bi-weekly': 12 / 26,
  weekly: 12 / 52,
  'accelerated-bi-weekly': 1 / 2,
  'accelerated-weekly': 1 / 4,
};

/** 1 + a smaller rate of a month is 1: the formula would divide by nothing. */
export const LEAST_RATE = 1e-11;

/** The monthly payment before rounding, in dollars. */
export function unroundedMonthly(input: Omit<PaymentInput, 'frequency'>): number {
  const { principal, annualRatePct, amortizationYears, compounding } = input;
  const months = amortizationYears * 12;
  const rate = periodicRate({ annualRatePct, compounding, periodsPerYear: 12 }).periodicRate;
  if (rate < LEAST_RATE) return principal / months;
  return (principal * rate) / (1 - (1 + rate) ** -months);
}

/** `payment` of a loan that was checked. What is left of one may be paid off in less than a month. */
export const regularPayment = (loan: PaymentInput): number =>
  roundToCent(unroundedMonthly(loan) * SHARE_OF_MONTHLY[loan.frequency]);

/**
 * The regular payment in dollars and cents, rounded half-up: M = P·i / (1 − (1+i)^(−12y)), the others by their share of
 * it. Throws MortgageInputError naming the field. Source: Interest Act s. 6, lenders' convention for the frequencies.
 */
export function payment(input: PaymentInput): { payment: number } {
  checkAmount('principal', input.principal);
  checkRate('annualRatePct', input.annualRatePct);
  checkYears('amortizationYears', input.amortizationYears);
  checkOneOf('frequency', input.frequency, Object.keys(SHARE_OF_MONTHLY));
  return { payment: regularPayment(input) };
}
