import { aprOf } from './annual-percentage-rate.js';
import { percentOf, roundCents, toCents } from './cents.js';
import { checkAmount, checkAmountOrNone, checkRate, checkShare, checkWhole, checkYears } from './input-error.js';
import { checkCriminalRate, nearCriminalRate } from './criminal-rate.js';
import { payThrough } from './pay-down.js';
import { madeBy, type Provenance } from './provenance.js';

export interface PrivateBridgeInput {
  /** Dollars */
  amount: number;
  /** Percent a year, compounded monthly; only the interest is paid */
  annualRatePct: number;
  /** How long it is needed, 1 to 60 */
  months: number;
  /** After so many months the lender renews, and charges again */
  termMonths: number;
  lenderFeePct: number;
  brokerFeePct: number;
  renewalFeePct: number;
  /** Appraisal and both lawyers, dollars */
  legalCosts: number;
  /** What a bank would ask, percent a year, compounded semi-annually */
  bankRatePct: number;
  bankAmortizationYears: number;
}

export interface PrivateBridge extends Provenance {
  /** Interest of a month, and all that is paid in it */
  payment: number;
  interest: number;
  lenderFee: number;
  brokerFee: number;
  /** All renewals together */
  renewalFees: number;
  legalCosts: number;
  /** Interest, fees and costs */
  total: number;
  /** Over the first term, or all months where there are fewer */
  aprPct: number;
  /** As the Criminal Code counts the first term, percent a year; null where its limit is far away */
  nearCriminalPct: number | null;
  /** What is owed at the end: all of it */
  owedAtEnd: number;
  bankPayment: number;
  /** The same months at the bank */
  bankInterest: number;
  /** What the bridge costs more than the bank */
  premium: number;
}

const MOST_MONTHS = 60;
const CHARGES = ['lenderFeePct', 'brokerFeePct', 'renewalFeePct'] as const;

interface Costs {
  /** All cents */
  monthly: number;
  lenderFee: number;
  brokerFee: number;
  renewalFees: number;
  legalCosts: number;
  total: number;
}

function costsOf(input: PrivateBridgeInput): Costs {
  checkAmount('amount', input.amount);
  checkRate('annualRatePct', input.annualRatePct);
  checkWhole('months', input.months, 1, MOST_MONTHS);
  checkWhole('termMonths', input.termMonths, 1, MOST_MONTHS);
  for (const field of CHARGES) if (input[field] !== 0) checkShare(field, input[field]);
  checkAmountOrNone('legalCosts', input.legalCosts);
  const amount = toCents(input.amount);
  const monthly = roundCents((amount * input.annualRatePct) / 1200);
  const lenderFee = percentOf(amount, input.lenderFeePct);
  const brokerFee = percentOf(amount, input.brokerFeePct);
  const renewals = Math.ceil(input.months / input.termMonths) - 1;
  const renewalFees = renewals * percentOf(amount, input.renewalFeePct);
  const legalCosts = toCents(input.legalCosts);
  const total = monthly * input.months + lenderFee + brokerFee + renewalFees + legalCosts;
  return { monthly, lenderFee, brokerFee, renewalFees, legalCosts, total };
}

/** What a bridge has cost after so many of its months, dollars: interest, fees and costs. */
export const bridgeCostBy = (input: PrivateBridgeInput, months: number): number =>
  costsOf({ ...input, months }).total / 100;

/**
 * What private financing costs until the way back to a bank: interest only, fees at the start and at each renewal.
 * Whole cents. Throws MortgageInputError naming the field, also where its first term or a renewal would be over the criminal rate.
 * Source: the terms usual in private lending; the APR by the formula of the cost of borrowing rules.
 */
export function privateBridge(input: PrivateBridgeInput): PrivateBridge {
  const { monthly, lenderFee, brokerFee, renewalFees, legalCosts, total } = costsOf(input);
  checkRate('bankRatePct', input.bankRatePct);
  checkYears('bankAmortizationYears', input.bankAmortizationYears);
  const { amount, annualRatePct, months } = input;
  const firstMonths = Math.min(months, input.termMonths);
  const fees = (lenderFee + brokerFee + legalCosts) / 100;
  const lent = { principal: amount, payment: monthly / 100, owedAtEnd: amount };
  const first = { ...lent, charges: fees, months: firstMonths };
  checkCriminalRate('months', first);
  // a renewal lends the same again, for its own fee
  if (renewalFees > 0) {
    const charges = percentOf(toCents(amount), input.renewalFeePct) / 100;
    checkCriminalRate('renewalFeePct', { ...lent, charges, months: input.termMonths });
  }
  const bank = payThrough({ balance: amount, amortizationYears: input.bankAmortizationYears, frequency: 'monthly' }, [
    { annualRatePct: input.bankRatePct, compounding: 'semi-annual', payments: months },
  ]);
  const bankInterest = bank.interest.reduce((sum, cents) => sum + cents, 0);
  return {
    payment: monthly / 100,
    interest: (monthly * months) / 100,
    lenderFee: lenderFee / 100,
    brokerFee: brokerFee / 100,
    renewalFees: renewalFees / 100,
    legalCosts: legalCosts / 100,
    total: total / 100,
    aprPct: aprOf({ ratePct: annualRatePct, fees, averagePrincipal: amount, months: firstMonths }),
    nearCriminalPct: nearCriminalRate(first),
    owedAtEnd: amount,
    bankPayment: bank.payments[0] ?? 0,
    bankInterest: bankInterest / 100,
    premium: (total - bankInterest) / 100,
    ...madeBy(),
  };
}
