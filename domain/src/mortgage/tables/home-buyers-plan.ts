import type { Dated } from './dated.js';

/** The most that each buyer may take out of an RRSP for a home, dollars. */
export interface HomeBuyersPlanRow extends Dated {
  most: number;
}

export const HOME_BUYERS_PLAN: readonly HomeBuyersPlanRow[] = [
  {
    effectiveFrom: '2024-04-17',
    source: 'Income Tax Act s. 146.01, withdrawals after 16 April 2024',
    most: 60_000,
  },
];
