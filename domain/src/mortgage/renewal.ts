import { toCents } from './cents.js';
import {
  checkAmount,
  checkAmountOrNone,
  checkOneOf,
  checkRate,
  checkWhole,
  checkYears,
  MortgageInputError,
} from './input-error.js';
import { payThrough, paymentsIn, type Owed, type Path, type Stretch } from './pay-down.js';
import type { Frequency } from './payment.js';
import type { Compounding } from './periodic-rate.js';
import { prepaymentPenalty, type PrepaymentPenaltyInput } from './prepayment-penalty.js';
import { madeBy, type Provenance } from './provenance.js';
import { usualCompounding, type RateType } from './compounding.js';

export interface RenewalInput {
  /** Dollars owed today */
  balance: number;
  /** Months to the end of the present term; 0: it is up, and two offers are compared */
  monthsRemaining: number;
  /** Before the end of the term: the rate paid now, percent a year */
  contractRatePct?: number;
  /** At the end of the term: what the present lender offers */
  lenderRatePct?: number;
  /** Of the present mortgage, or at the end of the term of the lender's offer */
  rateType: RateType;
  compounding: Compounding;
  /** Years that remain to the end of the mortgage */
  amortizationYears: number;
  frequency: Frequency;
  newRatePct: number;
  /** The present type where it is left out */
  newRateType?: RateType;
  /** The usual one of the new type where it is left out */
  newCompounding?: Compounding;
  /** The years that remain where it is left out */
  newAmortizationYears?: number;
  /** Years of the new term */
  termYears: number;
  /** The rate assumed once a term is over; the new rate where it is left out */
  rateAfterTermPct?: number;
  /** Months compared: those left in the term, or the new term where none are left */
  horizonMonths?: number;
  /** What the lender lends at today for the months left, for the penalty */
  comparisonRatePct?: number;
  /** The lender's own figure; it takes the place of the estimate */
  quotedPenalty?: number;
  /** Legal fees, appraisal, discharge */
  otherCosts: number;
  /** What the new lender pays you */
  cashBack?: number;
}

export interface Renewal extends Provenance {
  atMaturity: boolean;
  horizonMonths: number;
  rateAfterTermPct: number;
  /** Staying: the present payment, or that of the lender's offer */
  stayPayment: number;
  newPayment: number;
  /** Below 0: the new payment is lower */
  paymentChange: number;
  stayInterest: number;
  newInterest: number;
  stayBalance: number;
  newBalance: number;
  threeMonthsInterest: number;
  ird: number;
  penalty: number;
  /** Interest saved over the months compared and cash-back, less penalty and costs */
  netSaving: number;
  /** Months until the saving has paid for the change; null where it does not */
  breakEvenMonths: number | null;
  /** The highest new rate, in hundredths of a percent, that costs no more than staying; null where none does */
  breakEvenRatePct: number | null;
}

const MOST_MONTHS = 480;
const MOST_HUNDREDTHS = 3000;
/** What a share of a year may lose as a binary fraction. */
const A_BIT = 1e-6;
const NO_PENALTY = { threeMonthsInterest: 0, ird: 0, penalty: 0 };

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

function checkRenewal(input: RenewalInput): void {
  checkAmount('balance', input.balance);
  checkWhole('monthsRemaining', input.monthsRemaining, 0, MOST_MONTHS);
  checkRate('newRatePct', input.newRatePct);
  checkOneOf('newRateType', input.newRateType ?? input.rateType, ['fixed', 'variable']);
  checkAmountOrNone('otherCosts', input.otherCosts);
  checkAmountOrNone('cashBack', input.cashBack ?? 0);
  checkAmountOrNone('quotedPenalty', input.quotedPenalty ?? 0);
  checkRate('rateAfterTermPct', input.rateAfterTermPct ?? input.newRatePct);
  checkYears('amortizationYears', input.amortizationYears);
  checkYears('newAmortizationYears', input.newAmortizationYears ?? input.amortizationYears);
  checkYears('termYears', input.termYears);
  const amortizationYears = input.newAmortizationYears ?? input.amortizationYears;
  if (!(input.termYears <= amortizationYears))
    throw new MortgageInputError('termYears', { code: 'termOverAmortization', amortizationYears });
  const months = Math.floor(input.amortizationYears * 12 + A_BIT);
  if (!(input.monthsRemaining <= months))
    throw new MortgageInputError('monthsRemaining', { code: 'whole', least: 0, most: months });
}

/** What the penalty is estimated from, before the end of the term. */
export const penaltyInput = (input: RenewalInput): PrepaymentPenaltyInput => ({
  balance: input.balance,
  contractRatePct: input.contractRatePct as number,
  rateType: input.rateType,
  method: 'contract-rate',
  // beside a quoted penalty nothing has to be compared: a differential with no rate would be all of the interest
  comparisonRatePct: input.comparisonRatePct ?? (input.quotedPenalty === undefined ? undefined : input.contractRatePct),
  monthsRemaining: input.monthsRemaining,
});

function chargeOf(input: RenewalInput): typeof NO_PENALTY {
  if (input.monthsRemaining === 0) return NO_PENALTY;
  const charge = prepaymentPenalty(penaltyInput(input));
  return { ...charge, penalty: input.quotedPenalty ?? charge.penalty };
}

/** The payments compared, cut where the first rate ends. */
function stretches(
  first: Omit<Stretch, 'payments'>,
  after: Omit<Stretch, 'payments'>,
  months: number,
  all: number,
  frequency: Frequency,
): Stretch[] {
  const total = paymentsIn(all, frequency);
  const firstPayments = Math.min(total, paymentsIn(months, frequency));
  const list = [{ ...first, payments: firstPayments }];
  return firstPayments < total ? [...list, { ...after, payments: total - firstPayments }] : list;
}

/** A mortgage through the months compared. */
export interface Way {
  loan: Owed;
  stretches: readonly Stretch[];
  /** For how many months its first rate holds */
  months: number;
}

/** The two ways through the months compared: staying, and the new mortgage. Throws MortgageInputError naming the field. */
export function waysOf(input: RenewalInput): { stay: Way; move: Way; horizonMonths: number } {
  checkRenewal(input);
  const { balance, monthsRemaining, amortizationYears, frequency, newRatePct, rateAfterTermPct = newRatePct } = input;
  const atMaturity = monthsRemaining === 0;
  const newMonths = Math.round(input.termYears * 12);
  const horizonMonths = input.horizonMonths ?? (atMaturity ? newMonths : monthsRemaining);
  // a shorter one would leave the present mortgage early too, with a penalty of its own
  checkWhole('horizonMonths', horizonMonths, Math.max(1, monthsRemaining), MOST_MONTHS);
  const stayRatePct = atMaturity ? input.lenderRatePct : input.contractRatePct;
  checkRate(atMaturity ? 'lenderRatePct' : 'contractRatePct', stayRatePct);
  const newCompounding = input.newCompounding ?? usualCompounding(input.newRateType ?? input.rateType);
  const after = { annualRatePct: rateAfterTermPct, compounding: newCompounding };
  const wayOf = (years: number, first: Omit<Stretch, 'payments'>, months: number): Way => ({
    loan: { balance, amortizationYears: years, frequency },
    stretches: stretches(first, after, months, horizonMonths, frequency),
    months,
  });
  return {
    stay: wayOf(
      amortizationYears,
      { annualRatePct: stayRatePct, compounding: input.compounding },
      atMaturity ? newMonths : monthsRemaining,
    ),
    move: wayOf(
      input.newAmortizationYears ?? amortizationYears,
      { annualRatePct: newRatePct, compounding: newCompounding },
      newMonths,
    ),
    horizonMonths,
  };
}

/**
 * Leaving now against staying, over the same months. Before the end of the term, staying means the present rate to its
 * end and an assumed one afterwards; at its end, the lender's offer. Prepayments are left out. Interest, not payments,
 * tells the two apart: what a lower payment spares today is still owed at the end.
 */
export function renewal(input: RenewalInput): Renewal {
  const { stay: staying, move: moving, horizonMonths } = waysOf(input);
  const { newRatePct, rateAfterTermPct = newRatePct } = input;
  const stay = payThrough(staying.loan, staying.stretches);
  const moveAt = (annualRatePct: number): Path =>
    payThrough(
      moving.loan,
      moving.stretches.map((stretch, index) => (index === 0 ? { ...stretch, annualRatePct } : stretch)),
    );
  const move = moveAt(newRatePct);
  const charge = chargeOf(input);
  const costs = toCents(charge.penalty) + toCents(input.otherCosts) - toCents(input.cashBack ?? 0);
  const stayInterest = sum(stay.interest);
  const net = (path: Path): number => stayInterest - sum(path.interest) - costs;
  const netSaving = net(move);
  const [stayPayment = 0] = stay.payments;
  const [newPayment = 0] = move.payments;
  return {
    atMaturity: input.monthsRemaining === 0,
    horizonMonths,
    rateAfterTermPct,
    stayPayment,
    newPayment,
    paymentChange: (toCents(newPayment) - toCents(stayPayment)) / 100,
    stayInterest: stayInterest / 100,
    newInterest: sum(move.interest) / 100,
    stayBalance: stay.balance / 100,
    newBalance: move.balance / 100,
    ...{ threeMonthsInterest: charge.threeMonthsInterest, ird: charge.ird, penalty: charge.penalty },
    netSaving: netSaving / 100,
    breakEvenMonths: netSaving > 0 ? monthsToPayBack(stay, move, costs, horizonMonths) : null,
    breakEvenRatePct: highestRate((rate) => net(moveAt(rate)) >= 0),
    ...madeBy(),
  };
}

/** The saving only grows or only shrinks within each rate, so a change that pays at the end pays from the first time on. */
function monthsToPayBack(stay: Path, move: Path, costs: number, horizonMonths: number): number {
  let saved = 0;
  const count = stay.interest.findIndex((cents, index) => {
    saved += cents - (move.interest[index] ?? 0);
    return saved >= costs;
  });
  return Math.ceil(((count + 1) * horizonMonths) / stay.interest.length);
}

/** Interest only grows with the rate, so the answer is found by halves. */
function highestRate(pays: (annualRatePct: number) => boolean): number | null {
  if (!pays(0)) return null;
  let most = 0;
  let over = MOST_HUNDREDTHS + 1;
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (pays(middle / 100)) most = middle;
    else over = middle;
  }
  return most / 100;
}
