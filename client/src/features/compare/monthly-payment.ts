import { payment, type PaymentInput } from '@brokerage/domain/mortgage/payment';
import { engineCompounding } from '../../lib/compounding';
import type { Compounding } from '../../schema.generated';

export interface Mortgage {
  /** Dollars */
  amount: number;
  /** Years */
  amortization: number;
}

export interface Priced {
  /** Years */
  term: number;
  compounding: Compounding;
  /** Percent a year */
  rate: number;
}

export const mortgageOf = (
  { rate, compounding }: Omit<Priced, 'term'>,
  { amount, amortization }: Mortgage,
): PaymentInput => ({
  principal: amount,
  annualRatePct: rate,
  amortizationYears: amortization,
  frequency: 'monthly',
  compounding: engineCompounding(compounding),
});

export const monthlyPayment = (rate: Omit<Priced, 'term'>, mortgage: Mortgage): number =>
  payment(mortgageOf(rate, mortgage)).payment;
