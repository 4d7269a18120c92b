import type { Dated } from './dated.js';

/** How many times the income a loan may be before a lender has to count it against a limit. */
export interface LoanToIncomeRow extends Dated {
  multiple: number;
}

export const LOAN_TO_INCOME: readonly LoanToIncomeRow[] = [
  {
    effectiveFrom: '2024-11-01',
    source: 'OSFI, loan-to-income limits for uninsured mortgage portfolios, from fiscal 2025 (osfi-bsif.gc.ca)',
    multiple: 4.5,
  },
];
