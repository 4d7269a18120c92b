import type { Dated } from './dated.js';

/** Least down payment of an owner-occupied home. */
export interface DownPaymentRow extends Dated {
  /** Share of the price up to `firstPart`, and of the rest */
  firstPart: number;
  firstPct: number;
  restPct: number;
  /** Share of the whole price where the home has three or four units */
  multiUnitPct: number;
  /** From this price on the mortgage cannot be insured, and the least is `uninsuredPct` of the price */
  uninsurableFrom: number;
  uninsuredPct: number;
}

export const DOWN_PAYMENT: readonly DownPaymentRow[] = [
  {
    effectiveFrom: '2016-02-15',
    effectiveTo: '2024-12-14',
    source: 'Finance Canada, changes to government-backed insured mortgages, December 2015 [K]; 3 and 4 units: Sagen',
    firstPart: 500_000,
    firstPct: 5,
    restPct: 10,
    multiUnitPct: 10,
    uninsurableFrom: 1_000_000,
    uninsuredPct: 20,
  },
  {
    effectiveFrom: '2024-12-15',
    source:
      'Finance Canada, insured mortgage price cap raised to $1.5 million, 15 December 2024; 3 and 4 units at 90%: sagen.ca, Homebuyer 95',
    firstPart: 500_000,
    firstPct: 5,
    restPct: 10,
    multiUnitPct: 10,
    uninsurableFrom: 1_500_000,
    uninsuredPct: 20,
  },
];
