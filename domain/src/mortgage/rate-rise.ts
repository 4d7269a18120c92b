import { roundTo, toCents } from './cents.js';
import { PAYMENTS_PER_YEAR } from './frequency.js';
import { checkAmount, checkOneOf, checkYears, MortgageInputError } from './input-error.js';
import { payDown, paymentsIn } from './pay-down.js';
import { payment, regularPayment, type PaymentInput } from './payment.js';
import { COMPOUNDINGS_PER_YEAR, periodicRate } from './periodic-rate.js';
import { madeBy, type Provenance } from './provenance.js';
import type { RateType } from './compounding.js';

export interface RateRiseInput extends PaymentInput {
  rateType: RateType;
  /** Years to the renewal; at most the amortization */
  termYears: number;
  /** Of a variable rate: adjustable payments follow the rate, static ones stay until the renewal */
  payments?: 'adjustable' | 'static';
  /** The payment made now; worked out from the amortization where it is left out */
  currentPayment?: number;
}

/** What a rise means: for a fixed rate from the renewal on, for a variable one from today on. */
export interface RateRiseRow {
  /** Points above the present rate */
  rise: number;
  ratePct: number;
  /** Until the renewal */
  paymentBefore: number;
  balanceAtRenewal: number;
  paymentAtRenewal: number;
  /** Against the payment made now */
  paymentChange: number;
  /** Whether each payment until the renewal pays its interest; where not, the balance grows */
  coversInterest: boolean;
}

export interface RateRise extends Provenance {
  /** Made now */
  payment: number;
  rises: RateRiseRow[];
  /** Static payments: the rate above which the payment no longer covers the interest on today's balance */
  triggerRatePct: number | null;
}

/** Points above the present rate */
export const RISES = [0, 1, 2, 3] as const;
const MOST_RATE = 30 - Math.max(...RISES);

/** The rate whose interest of one period is the whole payment. Source: Bank of Canada Staff Analytical Note 2022-19. */
function triggerRate({ principal, frequency, compounding }: PaymentInput, paid: number): number {
  const m = COMPOUNDINGS_PER_YEAR[compounding];
  const growth = Math.log1p(paid / principal) * PAYMENTS_PER_YEAR[frequency];
  return roundTo(2, m * Math.expm1(growth / m) * 100);
}

function rowOf(input: RateRiseInput, rise: number, paid: number): RateRiseRow {
  const { frequency, compounding, amortizationYears, termYears } = input;
  const ratePct = roundTo(8, input.annualRatePct + rise);
  const isNow = input.rateType === 'variable';
  const inTerm = isNow ? ratePct : input.annualRatePct;
  const paymentBefore =
    isNow && rise > 0 && input.payments !== 'static' ? payment({ ...input, annualRatePct: ratePct }).payment : paid;
  const rate = periodicRate({ annualRatePct: inTerm, compounding, periodsPerYear: PAYMENTS_PER_YEAR[frequency] });
  const due = toCents(paymentBefore);
  const { balance, interest } = payDown(
    toCents(input.principal),
    rate.periodicRate,
    due,
    paymentsIn(Math.round(termYears * 12), frequency),
  );
  // the last payment takes what is left
  const yearsLeft = Math.max(amortizationYears - termYears, 1 / PAYMENTS_PER_YEAR[frequency]);
  const paymentAtRenewal =
    balance > 0 && amortizationYears > termYears
      ? regularPayment({ ...input, principal: balance / 100, annualRatePct: ratePct, amortizationYears: yearsLeft })
      : 0;
  return {
    rise,
    ratePct,
    paymentBefore,
    balanceAtRenewal: balance / 100,
    paymentAtRenewal,
    paymentChange: (toCents(paymentAtRenewal) - toCents(paid)) / 100,
    coversInterest: interest.every((cents) => cents <= due),
  };
}

/** What the payment becomes at the renewal if rates stay, or are 1, 2 or 3 points higher. */
export function rateRise(input: RateRiseInput): RateRise {
  const worked = payment(input).payment;
  checkOneOf('rateType', input.rateType, ['fixed', 'variable']);
  checkOneOf('payments', input.payments ?? 'adjustable', ['adjustable', 'static']);
  if (input.currentPayment !== undefined) checkAmount('currentPayment', input.currentPayment);
  if (input.annualRatePct > MOST_RATE) throw new MortgageInputError('annualRatePct', { code: 'rate', most: MOST_RATE });
  checkYears('termYears', input.termYears);
  const { amortizationYears, termYears } = input;
  if (!(termYears <= amortizationYears))
    throw new MortgageInputError('termYears', { code: 'termOverAmortization', amortizationYears });
  const paid = input.currentPayment ?? worked;
  const isStatic = input.rateType === 'variable' && input.payments === 'static';
  return {
    payment: paid,
    rises: RISES.map((rise) => rowOf(input, rise, paid)),
    triggerRatePct: isStatic ? triggerRate(input, paid) : null,
    ...madeBy(),
  };
}
