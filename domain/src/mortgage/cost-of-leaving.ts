import { addMonths } from './calendar.js';
import { toCents } from './cents.js';
import { checkAmount, checkAmountOrNone, checkRate, checkWhole, checkYears } from './input-error.js';
import { payThrough } from './pay-down.js';
import type { Compounding } from './periodic-rate.js';
import { prepaymentPenalty, type PrepaymentPenalty, type PrepaymentPenaltyInput } from './prepayment-penalty.js';
import { RULES_AS_OF } from './provenance.js';

/** How a lender charges for leaving, with the rates that its method asks for; percent a year, the discount in points. */
export type LeavingCharge =
  | { method: 'three-months' }
  | { method: 'contract-rate'; comparisonRatePct: number }
  | { method: 'posted-rate'; postedRatePct: number; discountPct: number };

export interface CostOfLeavingInput {
  /** Dollars borrowed, with the insurance premium where there is one */
  principal: number;
  annualRatePct: number;
  compounding: Compounding;
  amortizationYears: number;
  /** Months of the term, 1 to 480 */
  termMonths: number;
  /** Months until the mortgage is paid out, 1 to the end of the term */
  months: number;
  /** Dollars paid to get it: lender, broker, appraisal, lawyer; null: not known */
  feesIn: number | null;
  /** Dollars paid to leave it besides the penalty; none unless given */
  feesOut?: number;
  /** null: not known, which counts for nothing but the end of the term */
  charge: LeavingCharge | null;
}

/** Dollars. Principal is no cost: what was paid down is theirs. */
export interface CostOfLeaving {
  /** A month */
  payment: number;
  /** All interest until then */
  interest: number;
  /** Owed when they leave */
  balance: number;
  /** In and out; null: not known */
  fees: number | null;
  /** null: not known */
  penalty: number | null;
  basis: PrepaymentPenalty['basis'] | null;
  /** What the lender compares the rate with; null where it compares with none */
  comparisonRatePct: number | null;
  /** null where a part of it is not known: what is not known is never counted as nothing */
  total: number | null;
}

const MOST_MONTHS = 480;

function checkInput(input: CostOfLeavingInput): void {
  checkAmount('principal', input.principal);
  checkRate('annualRatePct', input.annualRatePct);
  checkYears('amortizationYears', input.amortizationYears);
  checkWhole('termMonths', input.termMonths, 1, MOST_MONTHS);
  checkWhole('months', input.months, 1, input.termMonths);
  if (input.feesIn !== null) checkAmountOrNone('feesIn', input.feesIn);
  checkAmountOrNone('feesOut', input.feesOut ?? 0);
}

/** The engine's words: of three months alone it charges for variable rates, which have no differential. */
export const penaltyMethod = (charge: LeavingCharge): Pick<PrepaymentPenaltyInput, 'rateType' | 'method'> =>
  charge.method === 'three-months'
    ? { rateType: 'variable', method: 'contract-rate' }
    : { rateType: 'fixed', ...charge };

const NO_PENALTY = { penalty: 0, basis: 'none', comparisonRatePct: null } as const;
const NOT_KNOWN = { penalty: null, basis: null, comparisonRatePct: null } as const;

function penaltyOf(
  { annualRatePct, termMonths, months, charge }: CostOfLeavingInput,
  balance: number,
): Pick<CostOfLeaving, 'penalty' | 'basis' | 'comparisonRatePct'> {
  const monthsRemaining = termMonths - months;
  if (monthsRemaining === 0 || balance === 0) return NO_PENALTY;
  if (charge === null) return NOT_KNOWN;
  const { penalty, basis, comparisonRatePct } = prepaymentPenalty({
    ...penaltyMethod(charge),
    balance,
    contractRatePct: annualRatePct,
    monthsRemaining,
    // the days let the Interest Act hold a long term to three months once its first five years are over
    startDate: RULES_AS_OF,
    termYears: termMonths / 12,
    date: addMonths(RULES_AS_OF, months),
  });
  return { penalty, basis, comparisonRatePct };
}

/**
 * What a mortgage costs whoever pays it out after so many months: interest until then, the lender's penalty, and fees in
 * and out, with rates as they are today. Monthly payments; at the end of the term there is no penalty. Throws
 * MortgageInputError naming the field. Sources: ours (docs/decisions/0145); the penalty by FCAC and section 10 of the
 * Interest Act (prepayment-penalty.ts).
 */
export function costOfLeaving(input: CostOfLeavingInput): CostOfLeaving {
  checkInput(input);
  const { principal, annualRatePct, compounding, amortizationYears, months, feesIn, feesOut = 0 } = input;
  const path = payThrough({ balance: principal, amortizationYears, frequency: 'monthly' }, [
    { annualRatePct, compounding, payments: months },
  ]);
  const interest = path.interest.reduce((sum, cents) => sum + cents, 0);
  const balance = path.balance / 100;
  const leaving = penaltyOf(input, balance);
  const fees = feesIn === null ? null : toCents(feesIn) + toCents(feesOut);
  return {
    payment: path.payments[0] ?? 0,
    interest: interest / 100,
    balance,
    fees: fees === null ? null : fees / 100,
    ...leaving,
    total: fees === null || leaving.penalty === null ? null : (interest + fees + toCents(leaving.penalty)) / 100,
  };
}
