import type { Dated } from './dated.js';

/** Who pays for default insurance: you, the lender, or nobody. */
export const INSURANCE_CLASSES = ['insured', 'insurable', 'uninsured'] as const;
export type InsuranceClass = (typeof INSURANCE_CLASSES)[number];

/** The minimum qualifying rate: the greater of the contract rate and so many points more, and a floor. */
export interface StressTestRow extends Dated {
  bufferPct: number;
  floorPct: number;
  /** Which straight switches to another lender are exempt */
  exemptsStraightSwitch: readonly InsuranceClass[];
}

const RATE = { bufferPct: 2, floorPct: 5.25 };

export const STRESS_TEST: readonly StressTestRow[] = [
  {
    ...RATE,
    effectiveFrom: '2021-06-01',
    effectiveTo: '2023-12-31',
    source: 'OSFI Guideline B-20, minimum qualifying rate',
    exemptsStraightSwitch: [],
  },
  {
    ...RATE,
    effectiveFrom: '2024-01-01',
    effectiveTo: '2024-11-20',
    source:
      'OSFI Guideline B-20; insured switches at renewal exempt, Canadian Mortgage Charter [S2: the month, not the day]',
    exemptsStraightSwitch: ['insured'],
  },
  {
    ...RATE,
    effectiveFrom: '2024-11-21',
    effectiveTo: '2024-12-15',
    source: 'OSFI Guideline B-20; OSFI, uninsured straight switches exempt since 21 November 2024',
    exemptsStraightSwitch: ['insured', 'uninsured'],
  },
  {
    ...RATE,
    effectiveFrom: '2024-12-16',
    source:
      'OSFI Guideline B-20; Department of Finance Canada, “Straight switches” and portfolio insurance, December 2024',
    exemptsStraightSwitch: INSURANCE_CLASSES,
  },
];

/** When a person may repay a long mortgage for three months' interest, whatever the contract says. */
export interface RepaymentRightRow extends Dated {
  /** The term is longer than so many years, and so many have passed */
  years: number;
}

export const REPAYMENT_RIGHT: readonly RepaymentRightRow[] = [
  {
    effectiveFrom: '1988-12-12',
    source: 'Interest Act, R.S.C. 1985, c. I-15, s. 10 (laws-lois.justice.gc.ca); not for companies, s. 10(2)',
    years: 5,
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
