import { roundTo, toCents } from './cents.js';
import { helocMax, refinanceMax } from './equity.js';
import { checkAmount, checkAmountOrNone, MortgageInputError } from './input-error.js';
import { payment, type PaymentInput } from './payment.js';
import type { Provenance } from './provenance.js';

export interface RefinanceInput extends Omit<PaymentInput, 'principal'> {
  /** What the home is worth, dollars */
  value: number;
  /** What is owed on the mortgage, dollars */
  mortgageBalance: number;
  /** What else is secured on the home and paid out: a line of credit, a second mortgage */
  otherBalances: number;
  /** The mortgage after it; the most there is where it is left out */
  newMortgage?: number;
  /** For paying the old mortgage out early */
  penalty: number;
  /** Lawyer, appraisal, discharge */
  otherCosts: number;
  date?: string;
}

export interface Refinance extends Provenance {
  /** 80% of the value */
  maxTotalMortgage: number;
  newMortgage: number;
  loanToValuePct: number;
  payment: number;
  /** After the old debts, the penalty and the costs; below zero where money must be brought */
  cashOut: number;
  /** The most cash there could be */
  maxCashOut: number;
  /** The largest line of credit beside the new mortgage, within both limits */
  maxHeloc: number;
}

/** A new, larger mortgage on a home you own: cash out and payment. Source: OSFI Guideline B-20. */
export function refinance(input: RefinanceInput): Refinance {
  const { value, mortgageBalance, otherBalances, penalty, otherCosts, date } = input;
  checkAmount('value', value);
  for (const field of ['mortgageBalance', 'otherBalances', 'penalty', 'otherCosts'] as const)
    checkAmountOrNone(field, input[field]);
  const { maxTotalMortgage, ...madeBy } = refinanceMax({ value, balances: mortgageBalance, date });
  const { newMortgage = maxTotalMortgage } = input;
  checkAmount('newMortgage', newMortgage);
  if (!(toCents(newMortgage) <= toCents(maxTotalMortgage)))
    throw new MortgageInputError('newMortgage', { code: 'mortgageOverLimit', most: maxTotalMortgage, value });
  const paidOut = [mortgageBalance, otherBalances, penalty, otherCosts].reduce((sum, one) => sum + toCents(one), 0);
  const cashFrom = (mortgage: number): number => (toCents(mortgage) - paidOut) / 100;
  const { maxHelocWithMortgage } = helocMax({ value, mortgageBalance: newMortgage, date });
  const { engineVersion, rulesAsOf, tables } = madeBy;
  return {
    maxTotalMortgage,
    newMortgage,
    loanToValuePct: roundTo(2, (newMortgage / value) * 100),
    ...payment({ ...input, principal: newMortgage }),
    cashOut: cashFrom(newMortgage),
    maxCashOut: cashFrom(maxTotalMortgage),
    maxHeloc: maxHelocWithMortgage,
    engineVersion,
    rulesAsOf,
    tables,
  };
}
