import type { LumpSum, PaymentIncrease } from '../mortgage/amortize.js';
import { PAYMENTS_PER_YEAR } from '../mortgage/frequency.js';
import type { Frequency } from '../mortgage/payment.js';
import { COMPOUNDINGS, type Compounding } from '../mortgage/periodic-rate.js';
import type { PrepaymentInput } from '../mortgage/prepayment.js';
import { usualCompounding } from '../mortgage/compounding.js';
import { numberOf, numberOrNone } from './texts.js';
import type { Texts } from '../forms/fields.js';

/** What the payment calculator's address holds. */
export const PAYMENT_FIELDS = [
  'principal',
  'rate',
  'years',
  'frequency',
  'type',
  'compounding',
  'term',
  'yearly',
  'once',
  'onceAfter',
  'more',
  'moreAfter',
] as const;

/** As chosen; nothing chosen means the usual one of the rate type. */
export const compoundingOf = ({ compounding, type }: Texts): Compounding =>
  COMPOUNDINGS.find((known) => known === compounding) ?? usualCompounding(type);

/** As chosen; the engine refuses what is none by the name of its field. */
export const frequencyOf = ({ frequency }: Texts): Frequency => frequency as Frequency;

/** On each anniversary, before the payment that follows it. */
function yearlySums(amount: number, years: number, perYear: number): LumpSum[] {
  if (amount === 0 || !(years <= 40)) return [];
  const anniversaries = Math.max(0, Math.ceil(years) - 1);
  return Array.from({ length: anniversaries }, (_, year) => ({ amount, beforePayment: (year + 1) * perYear + 1 }));
}

/** What the engine is asked for the texts of a payment calculator. */
export function paymentInput(texts: Texts): PrepaymentInput {
  const frequency = frequencyOf(texts);
  const perYear = PAYMENTS_PER_YEAR[frequency] ?? 12;
  const years = numberOf(texts.years);
  const once = numberOrNone(texts.once);
  const more = numberOrNone(texts.more);
  const after = (text: string | undefined): number => Math.round(numberOrNone(text) * perYear) + 1;
  const single: LumpSum[] = once === 0 ? [] : [{ amount: once, beforePayment: after(texts.onceAfter) }];
  const increases: PaymentIncrease[] = more === 0 ? [] : [{ amount: more, fromPayment: after(texts.moreAfter) }];
  return {
    principal: numberOf(texts.principal),
    annualRatePct: numberOf(texts.rate),
    amortizationYears: years,
    frequency,
    compounding: compoundingOf(texts),
    termYears: numberOf(texts.term),
    lumpSums: [...single, ...yearlySums(numberOrNone(texts.yearly), years, perYear)],
    paymentIncreases: increases,
  };
}
