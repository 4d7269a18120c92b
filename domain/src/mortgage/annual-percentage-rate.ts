import { roundTo } from './cents.js';
import { checkAmount, checkAmountOrNone, checkWhole, checkYears } from './input-error.js';
import { periodicRate, type Compounding } from './periodic-rate.js';

/** A loan with equal monthly payments, as far as its average principal depends on it. */
export interface AveragedLoan {
  /** Dollars */
  principal: number;
  /** Percent a year */
  annualRatePct: number;
  amortizationYears: number;
  compounding: Compounding;
  /** Months of the term, 1 to 480 */
  termMonths: number;
}

export interface AnnualPercentageRateInput extends AveragedLoan {
  /** What the loan costs besides interest, dollars: lender, broker, appraisal, lawyer */
  fees: number;
}

const MOST_MONTHS = 480;
/** As many as a published rate has. */
const DECIMALS = 4;
/** What binary fractions of a year may add to a whole number of payments. */
const BINARY = 1e-6;

/**
 * What a loan costs a year with its fees, in percent to four decimals: APR = rate + 100 × fees ÷ (T × P), where T is the
 * term in years and P the average principal owed before each payment. The contract rate itself where interest is the
 * only cost, and never less.
 * Sources: SOR/2021-181 (cost of borrowing), O. Reg. 191/08 with the same formula; C-73.2, r. 1, s. 57 (Québec): the APR
 * agrees with a rate that is stated under section 6 of the Interest Act.
 */
export function aprOf(cost: { ratePct: number; fees: number; averagePrincipal: number; months: number }): number {
  const { ratePct, fees, averagePrincipal, months } = cost;
  return Math.max(ratePct, roundTo(DECIMALS, ratePct + (fees / ((months / 12) * averagePrincipal)) * 100));
}

/**
 * The average principal, dollars, and the months it is counted over: those of the term, or fewer where the loan is paid
 * off before. By the sum of the balances before each payment, without a row for each: a page of the rates desk asks five
 * hundred times.
 */
export function averageOwed({ principal, annualRatePct, amortizationYears, compounding, termMonths }: AveragedLoan): {
  averagePrincipal: number;
  months: number;
} {
  const payments = amortizationYears * 12;
  const months = Math.min(termMonths, Math.max(1, Math.ceil(payments - BINARY)));
  const monthly = periodicRate({ annualRatePct, compounding, periodsPerYear: 12 }).periodicRate;
  if (monthly === 0) return { averagePrincipal: principal * (1 - (months - 1) / (2 * payments)), months };
  const growth = Math.log1p(monthly);
  const all = Math.expm1(payments * growth);
  const mean = Math.expm1(months * growth) / (months * monthly);
  return { averagePrincipal: (principal * (all + 1 - mean)) / all, months };
}

/** The APR of a loan with regular monthly payments, percent. Throws MortgageInputError naming the field. */
export function annualPercentageRate(input: AnnualPercentageRateInput): { aprPct: number } {
  checkAmount('principal', input.principal);
  checkYears('amortizationYears', input.amortizationYears);
  checkAmountOrNone('fees', input.fees);
  checkWhole('termMonths', input.termMonths, 1, MOST_MONTHS);
  return { aprPct: aprOf({ ratePct: input.annualRatePct, fees: input.fees, ...averageOwed(input) }) };
}
