import type { Note } from './notes.js';
import { LOAN_TO_INCOME } from './tables/loan-to-income.js';

/**
 * A note where the loan is over the multiple of income that OSFI watches. The limit is on a lender's portfolio of
 * uninsured loans, so it narrows the choice of lenders and refuses nobody.
 */
export function loanToIncomeNotes(loan: number, annualIncome: number, date: string): Note[] {
  const row = LOAN_TO_INCOME.find(({ effectiveFrom }) => effectiveFrom <= date);
  return row && !(loan <= annualIncome * row.multiple) ? ['LOAN_OVER_INCOME_MULTIPLE'] : [];
}
