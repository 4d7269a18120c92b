import { roundTo, roundToCent } from './cents.js';
import { addMonths, monthsUntil } from './calendar.js';
import {
  checkAmountOrNone,
  checkDate,
  checkOneOf,
  checkRate,
  checkWhole,
  checkYears,
  MortgageInputError,
} from './input-error.js';
import { madeBy, RULES_AS_OF, type Provenance } from './provenance.js';
import type { RateType } from './compounding.js';
import { rowOn } from './tables/dated.js';
import { REPAYMENT_RIGHT, type RepaymentRightRow } from './tables/lending.js';

/** How a lender finds the rate it compares yours with; "simplified" is the older name of "contract-rate". */
export const PENALTY_METHODS = ['contract-rate', 'posted-rate', 'simplified'] as const;
export type PenaltyMethod = (typeof PENALTY_METHODS)[number];

export interface PrepaymentPenaltyInput {
  /** Dollars prepaid */
  balance: number;
  contractRatePct: number;
  rateType: RateType;
  method: PenaltyMethod;
  /** By the contract rate: what the lender would lend at today for the months that remain */
  comparisonRatePct?: number;
  /** By the posted rate: what the lender posts today for the months that remain */
  postedRatePct?: number;
  /** By the posted rate: the discount you were given from it, in points */
  discountPct?: number;
  /** Left out where the dates are known */
  monthsRemaining?: number;
  /** The day the term began */
  startDate?: string;
  termYears?: number;
  /** The day it is paid; the day of the rules where there is none */
  date?: string;
  /** A company has no right under section 10 of the Interest Act */
  borrower?: 'individual' | 'company';
}

export interface PrepaymentPenalty extends Provenance {
  monthsRemaining: number;
  /** The rate the lender compares yours with; null for a variable rate */
  comparisonRatePct: number | null;
  threeMonthsInterest: number;
  ird: number;
  penalty: number;
  /** What the penalty is; interest-act: the law keeps it to three months' interest */
  basis: 'none' | 'three-months' | 'ird' | 'interest-act';
}

const QUARTER = 1 / 4;

function monthsLeft(input: PrepaymentPenaltyInput, date: string): number {
  const { monthsRemaining, startDate, termYears } = input;
  if (monthsRemaining !== undefined || startDate === undefined || termYears === undefined) {
    checkWhole('monthsRemaining', monthsRemaining, 0, 480);
    return monthsRemaining;
  }
  const last = addMonths(startDate, Math.round(termYears * 12));
  if (date < startDate) throw new MortgageInputError('date', { code: 'dateBetween', first: startDate, last });
  return monthsUntil(date, last);
}

/** By the posted rate a discount counts twice: it made your rate lower, and makes the comparison lower too. */
function comparisonOf(input: PrepaymentPenaltyInput): number | null {
  if (input.method === 'simplified') checkRate('comparisonRatePct', input.comparisonRatePct);
  if (input.rateType === 'variable') return null;
  if (input.method !== 'posted-rate') {
    checkRate('comparisonRatePct', input.comparisonRatePct);
    return input.comparisonRatePct;
  }
  checkRate('postedRatePct', input.postedRatePct);
  checkRate('discountPct', input.discountPct);
  return Math.max(0, roundTo(8, input.postedRatePct - input.discountPct));
}

/** The row of the repayment right where it holds on that day: an individual, a long term, and its years over. */
function rightOn(input: PrepaymentPenaltyInput, date: string): RepaymentRightRow | undefined {
  const { startDate, termYears, borrower = 'individual' } = input;
  checkOneOf('borrower', borrower, ['individual', 'company']);
  if (startDate === undefined || termYears === undefined || borrower === 'company') return undefined;
  const row = rowOn('right to repay', REPAYMENT_RIGHT, date, 'date');
  return termYears > row.years && date > addMonths(startDate, row.years * 12) ? row : undefined;
}

function checkTerm({ startDate, termYears }: PrepaymentPenaltyInput): void {
  if (startDate !== undefined) checkDate('startDate', startDate);
  if (termYears !== undefined) checkYears('termYears', termYears);
}

/**
 * An estimate of the charge for breaking a mortgage: three months' interest, and for a fixed rate the interest-rate
 * differential where that is more. Sources: FCAC, mortgage prepayment penalties; Interest Act s. 10. The contract says
 * how the lender works it out.
 */
export function prepaymentPenalty(input: PrepaymentPenaltyInput): PrepaymentPenalty {
  const { balance, contractRatePct, rateType, date = RULES_AS_OF } = input;
  checkAmountOrNone('balance', balance);
  checkRate('contractRatePct', contractRatePct);
  checkOneOf('rateType', rateType, ['fixed', 'variable']);
  checkOneOf('method', input.method, PENALTY_METHODS);
  checkDate('date', date);
  checkTerm(input);
  const comparisonRatePct = comparisonOf(input);
  const monthsRemaining = monthsLeft(input, date);
  const right = rightOn(input, date);
  const threeMonthsInterest = roundToCent(((balance * contractRatePct) / 100) * QUARTER);
  const difference = comparisonRatePct === null ? 0 : Math.max(0, contractRatePct - comparisonRatePct);
  const ird = roundToCent((balance * difference * monthsRemaining) / 1200);
  const isDifferential = ird > threeMonthsInterest;
  const basis = monthsRemaining === 0 ? 'none' : !isDifferential ? 'three-months' : right ? 'interest-act' : 'ird';
  const penalty = { none: 0, 'three-months': threeMonthsInterest, 'interest-act': threeMonthsInterest, ird }[basis];
  return {
    monthsRemaining,
    comparisonRatePct,
    threeMonthsInterest,
    ird,
    penalty,
    basis,
    ...madeBy(right ? { 'right to repay': right } : {}),
  };
}
