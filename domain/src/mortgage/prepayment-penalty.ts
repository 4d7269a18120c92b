import { roundToCent } from './cents.js';
import { checkAmountOrNone, checkOneOf, checkRate, checkWhole } from './input-error.js';
import { madeBy, type Provenance } from './provenance.js';

export interface PrepaymentPenaltyInput {
  /** Dollars prepaid */
  balance: number;
  contractRatePct: number;
  /** What the lender would lend at today for the months that remain; lenders differ in it */
  comparisonRatePct: number;
  monthsRemaining: number;
  rateType: 'fixed' | 'variable';
  method: 'simplified';
}

export interface PrepaymentPenalty extends Provenance {
  threeMonthsInterest: number;
  ird: number;
  penalty: number;
}

const QUARTER = 1 / 4;

/**
 * An estimate of the charge for breaking a mortgage: three months' interest, and for a fixed rate the interest-rate
 * differential where that is greater. Source: investorsgroup.com; lenders differ in the comparison rate.
 */
export function prepaymentPenalty(input: PrepaymentPenaltyInput): PrepaymentPenalty {
  const { balance, contractRatePct, comparisonRatePct, monthsRemaining, rateType } = input;
  checkAmountOrNone('balance', balance);
  checkRate('contractRatePct', contractRatePct);
  checkRate('comparisonRatePct', comparisonRatePct);
  checkWhole('monthsRemaining', monthsRemaining, 0, 480);
  checkOneOf('rateType', rateType, ['fixed', 'variable']);
  checkOneOf('method', input.method, ['simplified']);
  const threeMonthsInterest = roundToCent(((balance * contractRatePct) / 100) * QUARTER);
  const difference = Math.max(0, contractRatePct - comparisonRatePct);
  const ird = rateType === 'fixed' ? roundToCent((balance * difference * monthsRemaining) / 1200) : 0;
  return { threeMonthsInterest, ird, penalty: Math.max(threeMonthsInterest, ird), ...madeBy() };
}
