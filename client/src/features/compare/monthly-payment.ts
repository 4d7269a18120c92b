import { payment, type PaymentInput } from 'domain/mortgage/payment';

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

/** Fixed rates compound twice a year, as the Interest Act has it; variable ones monthly. */
export const mortgageOf = ({ rate, type }: Omit<Priced, 'term'>, { amount, amortization }: Mortgage): PaymentInput => ({
  principal: amount,
  annualRatePct: rate,
  amortizationYears: amortization,
  frequency: 'monthly',
  compounding: type === 'FIXED' ? 'semi-annual' : 'monthly',
});

export const monthlyPayment = (rate: Omit<Priced, 'term'>, mortgage: Mortgage): number =>
  payment(mortgageOf(rate, mortgage)).payment;
