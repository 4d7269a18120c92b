import { amortize } from '@brokerage/domain/mortgage/amortize';
import { roundToCent } from '@brokerage/domain/mortgage/cents';
import { mortgageOf, type Mortgage, type Priced } from './monthly-payment';

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

/** What a rate costs from the first payment to the end of its term, if a variable one stays as it is today. */
export function costOver(offer: Priced, mortgage: Mortgage): Cost {
  const { payment, rows } = amortize(mortgageOf(offer, mortgage));
  const made = rows.slice(0, Math.round(offer.term * 12));
  const sum = (of: 'payment' | 'interest'): number => roundToCent(made.reduce((total, row) => total + row[of], 0));
  return { payment, paid: sum('payment'), interest: sum('interest'), balance: made.at(-1)?.balance ?? 0 };
}
