import { paymentsIn, payThrough } from '@brokerage/domain/mortgage/pay-down';

/** Costs that a page begins with until somebody knows their own, dollars: one estimate of each, as the calculators begin. */
export const SAMPLE_COSTS = {
  /** Of a purchase: lawyer, title insurance, appraisal and inspection */
  closing: 2_500,
  /** Of a new lender: discharge, transfer and appraisal, where it pays none of them */
  switching: 500,
} as const;

export interface Sum {
  payment: number;
  interest: number;
  balance: number;
}

/** A rate and how long it holds. */
interface Held {
  ratePct: number;
  termYears: number;
}

const monthsOf = ({ termYears }: Held): number => Math.round(termYears * 12);

/** The months both rates hold, up to `most`: two ways are compared over no more. */
export const monthsBoth = (one: Held, other: Held = one, most = Infinity): number =>
  Math.min(monthsOf(one), monthsOf(other), most);

/** 5 years, one year, 6 months, 18 months */
export const monthsWords = (months: number): string =>
  months === 12 ? 'one year' : months % 12 === 0 ? `${months / 12} years` : `${months} months`;

/** A fixed-rate mortgage paid monthly for some months: dollars. */
export function overMonths(balance: number, annualRatePct: number, amortizationYears: number, months: number): Sum {
  const path = payThrough({ balance, amortizationYears, frequency: 'monthly' }, [
    { annualRatePct, compounding: 'semi-annual', payments: paymentsIn(months, 'monthly') },
  ]);
  return {
    payment: path.payments[0] ?? 0,
    interest: path.interest.reduce((sum, cents) => sum + cents, 0) / 100,
    balance: path.balance / 100,
  };
}
