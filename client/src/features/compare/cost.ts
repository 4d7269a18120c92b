import { payment, roundToCent } from 'domain/mortgage/payment';
import { periodicRate } from 'domain/mortgage/periodic-rate';

export interface Mortgage {
  /** Dollars */
  amount: number;
  /** Years */
  amortization: number;
}

export interface Priced {
  /** Years */
  term: number;
  type: 'FIXED' | 'VARIABLE';
  /** Percent a year */
  rate: number;
}

export interface Cost {
  /** Each month */
  payment: number;
  /** Every payment of the term */
  paid: number;
  /** The part of them that is interest */
  interest: number;
  /** Still owing when the term ends */
  balance: number;
}

/** Fixed rates compound twice a year, as the Interest Act has it; variable ones monthly. */
const compoundingOf = (type: Priced['type']): 'semi-annual' | 'monthly' =>
  type === 'FIXED' ? 'semi-annual' : 'monthly';

export function monthlyPayment({ rate, type }: Omit<Priced, 'term'>, { amount, amortization }: Mortgage): number {
  return payment({
    principal: amount,
    annualRatePct: rate,
    amortizationYears: amortization,
    frequency: 'monthly',
    compounding: compoundingOf(type),
  }).payment;
}

/** What a rate costs from the first payment to the end of its term, if a variable one stays as it is today. */
export function costOver(offer: Priced, mortgage: Mortgage): Cost {
  const each = monthlyPayment(offer, mortgage);
  const months = Math.round(Math.min(offer.term, mortgage.amortization) * 12);
  const monthly = periodicRate({
    annualRatePct: offer.rate,
    compounding: compoundingOf(offer.type),
    periodsPerYear: 12,
  }).periodicRate;
  const growth = (1 + monthly) ** months;
  const saved = monthly === 0 ? each * months : (each * (growth - 1)) / monthly;
  const balance = Math.max(0, roundToCent(mortgage.amount * growth - saved));
  const paid = roundToCent(each * months);
  return { payment: each, paid, interest: roundToCent(paid - (mortgage.amount - balance)), balance };
}
