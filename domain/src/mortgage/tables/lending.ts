import type { Dated } from './dated.js';

/** The minimum qualifying rate: the greater of the contract rate and so many points more, and a floor. */
export interface StressTestRow extends Dated {
  bufferPct: number;
  floorPct: number;
  /** Whether an uninsured straight switch to another lender escapes it */
  exemptsStraightSwitch: boolean;
}

export const STRESS_TEST: readonly StressTestRow[] = [
  {
    effectiveFrom: '2021-06-01',
    effectiveTo: '2024-11-20',
    source: 'OSFI Guideline B-20, minimum qualifying rate',
    bufferPct: 2,
    floorPct: 5.25,
    exemptsStraightSwitch: false,
  },
  {
    effectiveFrom: '2024-11-21',
    source: 'OSFI Guideline B-20; uninsured straight switches exempt since 21 November 2024',
    bufferPct: 2,
    floorPct: 5.25,
    exemptsStraightSwitch: true,
  },
];

/** Loan-to-value limits on a home one has. */
export interface LoanToValueRow extends Dated {
  refinancePct: number;
  /** The revolving part of a home-equity line */
  revolvingPct: number;
  /** Mortgage and line together */
  combinedPct: number;
}

export const LOAN_TO_VALUE: readonly LoanToValueRow[] = [
  {
    effectiveFrom: '2016-10-17',
    source: 'OSFI Guideline B-20: refinance to 80%, revolving part of a home-equity line to 65%',
    refinancePct: 80,
    revolvingPct: 65,
    combinedPct: 80,
  },
];
