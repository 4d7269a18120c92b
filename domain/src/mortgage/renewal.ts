import { amortize } from './amortize.js';
import { toCents } from './cents.js';
import { PAYMENTS_PER_YEAR } from './frequency.js';
import { checkAmount, checkAmountOrNone, checkRate, checkYears, MortgageInputError } from './input-error.js';
import type { Frequency } from './payment.js';
import type { Compounding } from './periodic-rate.js';
import { prepaymentPenalty } from './prepayment-penalty.js';
import { madeBy, type Provenance } from './provenance.js';

export interface RenewalInput {
  /** Dollars owed today */
  balance: number;
  /** The rate paid now, percent a year */
  contractRatePct: number;
  newRatePct: number;
  /** Years that remain to the end of the mortgage */
  amortizationYears: number;
  /** Months to the end of the present term; 0: it is up, and nothing is charged */
  monthsRemaining: number;
  /** What the lender lends at today for those months */
  comparisonRatePct: number;
  rateType: 'fixed' | 'variable';
  frequency: Frequency;
  compounding: Compounding;
  /** Years compared; at most the amortization */
  termYears: number;
  /** Legal fees, appraisal, discharge */
  otherCosts: number;
}

export interface Renewal extends Provenance {
  currentPayment: number;
  newPayment: number;
  /** Below 0: the new payment is lower */
  paymentChange: number;
  currentInterest: number;
  newInterest: number;
  threeMonthsInterest: number;
  ird: number;
  penalty: number;
  /** Interest saved over the years compared, less penalty and costs */
  netSaving: number;
  /** Months until the interest saved has paid for penalty and costs; null where it does not */
  breakEvenMonths: number | null;
}

/** Interest paid up to each payment of the years compared, whole cents. */
function interestSoFar(input: RenewalInput, annualRatePct: number): { payment: number; soFar: number[] } {
  const { payment, rows } = amortize({ ...input, principal: input.balance, annualRatePct });
  const count = Math.round(input.termYears * PAYMENTS_PER_YEAR[input.frequency]);
  let sum = 0;
  const soFar = Array.from({ length: count }, (_, index) => (sum += toCents(rows[index]?.interest ?? 0)));
  return { payment, soFar };
}

/**
 * What a new rate saves over the years compared, with an estimate of what leaving the present one costs. Both
 * mortgages are paid down over the same years; prepayments are left out.
 */
export function renewal(input: RenewalInput): Renewal {
  checkAmount('balance', input.balance);
  checkRate('newRatePct', input.newRatePct);
  checkAmountOrNone('otherCosts', input.otherCosts);
  checkYears('termYears', input.termYears);
  const charge = prepaymentPenalty({ ...input, method: 'simplified' });
  const penalty = input.monthsRemaining === 0 ? 0 : charge.penalty;
  const now = interestSoFar(input, input.contractRatePct);
  const then = interestSoFar(input, input.newRatePct);
  if (input.termYears > input.amortizationYears)
    throw new MortgageInputError('termYears', 'termYears must be at most the amortization');
  const costs = toCents(penalty) + toCents(input.otherCosts);
  const saved = now.soFar.map((cents, index) => cents - (then.soFar[index] ?? 0));
  const paidBack = saved.findIndex((cents) => cents > 0 && cents >= costs);
  const periods = PAYMENTS_PER_YEAR[input.frequency];
  return {
    currentPayment: now.payment,
    newPayment: then.payment,
    paymentChange: (toCents(then.payment) - toCents(now.payment)) / 100,
    currentInterest: (now.soFar.at(-1) ?? 0) / 100,
    newInterest: (then.soFar.at(-1) ?? 0) / 100,
    threeMonthsInterest: charge.threeMonthsInterest,
    ird: charge.ird,
    penalty,
    netSaving: ((saved.at(-1) ?? 0) - costs) / 100,
    breakEvenMonths: paidBack < 0 ? null : Math.ceil(((paidBack + 1) * 12) / periods),
    ...madeBy(),
  };
}
