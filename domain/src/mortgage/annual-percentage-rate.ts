import { amortize } from './amortize.js';
import { roundTo } from './cents.js';
import { checkAmountOrNone, checkWhole } from './input-error.js';
import type { PaymentInput } from './payment.js';
import { sumOf } from './schedule.js';

export interface AnnualPercentageRateInput extends Omit<PaymentInput, 'frequency'> {
  /** Months of the term, 1 to 480 */
  termMonths: number;
  /** What the loan costs besides interest, dollars: lender, broker, appraisal, lawyer */
  fees: number;
}

const MOST_MONTHS = 480;

/**
 * What a loan costs a year with its fees, in percent to two decimals: APR = C ÷ (T × P) × 100, where C is the interest
 * of the term and the fees, T the term in years and P the average principal owed before each payment.
 * Source: Cost of Borrowing (Banks) Regulations, SOR/2001-101; the provinces' disclosure rules use the same formula.
 */
export function aprOf(cost: { interest: number; fees: number; averagePrincipal: number; months: number }): number {
  const { interest, fees, averagePrincipal, months } = cost;
  return roundTo(2, ((interest + fees) / ((months / 12) * averagePrincipal)) * 100);
}

/** The APR of a loan with regular monthly payments, percent. Throws MortgageInputError naming the field. */
export function annualPercentageRate(input: AnnualPercentageRateInput): { aprPct: number } {
  checkAmountOrNone('fees', input.fees);
  checkWhole('termMonths', input.termMonths, 1, MOST_MONTHS);
  const rows = amortize({ ...input, frequency: 'monthly' }).rows.slice(0, input.termMonths);
  const owed = rows.map((_, index) => rows[index - 1]?.balance ?? input.principal);
  return {
    aprPct: aprOf({
      interest: sumOf(rows, 'interest'),
      fees: input.fees,
      averagePrincipal: owed.reduce((sum, balance) => sum + balance, 0) / rows.length,
      months: rows.length,
    }),
  };
}
