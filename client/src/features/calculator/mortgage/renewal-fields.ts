import { compoundingOf, frequencyOf } from '@brokerage/domain/calculator/payment-scenario';
import { numberOf, numberOrNone } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import type { RenewalInput } from '@brokerage/domain/mortgage/renewal';
import { formatRate } from '../../../lib/format';
import { COMPOUNDING, compoundingText, FREQUENCY, TYPE, YEARS, type StartRate } from '../fields/common';
import type { CalculatorSection } from '../fields/spec';

/** Whether the term is over: nothing typed means so too. */
const isUp = ({ months }: Texts): boolean => numberOrNone(months) === 0;
const isEarly = (texts: Texts): boolean => !isUp(texts);

export const RENEWAL_GROUPS: readonly CalculatorSection[] = [
  {
    title: 'Your mortgage now',
    fields: [
      { name: 'balance', label: 'What you owe', kind: 'money', required: true },
      {
        name: 'months',
        label: 'Months left in the term',
        kind: 'number',
        required: true,
        unit: 'months',
        hint: 'Enter 0 if your mortgage is up for renewal.',
        engine: ['monthsRemaining'],
      },
      {
        name: 'now',
        label: 'Your rate now',
        kind: 'percent',
        required: true,
        engine: ['contractRatePct'],
        when: isEarly,
      },
      {
        name: 'lender',
        label: 'Your lender’s renewal offer',
        kind: 'percent',
        required: true,
        engine: ['lenderRatePct'],
        when: isUp,
      },
      TYPE,
      COMPOUNDING,
      { ...YEARS, label: 'Years left to pay' },
      FREQUENCY,
    ],
  },
  {
    title: 'The new mortgage',
    fields: [
      { name: 'rate', label: 'New rate', kind: 'percent', required: true, engine: ['newRatePct'] },
      { ...TYPE, name: 'newType', label: 'New rate type', engine: ['newRateType'] },
      { ...COMPOUNDING, name: 'newCompounding', label: 'New compounding', hint: undefined, engine: ['newCompounding'] },
      { name: 'term', label: 'New term', kind: 'number', required: true, unit: 'years', engine: ['termYears'] },
      {
        name: 'newYears',
        label: 'New amortization',
        kind: 'number',
        unit: 'years',
        hint: 'Leave blank to keep the years left.',
        engine: ['newAmortizationYears'],
      },
    ],
  },
  {
    title: 'What the change costs',
    fields: [
      {
        name: 'comparison',
        label: 'Your lender’s rate today for the months left',
        kind: 'percent',
        required: true,
        hint: 'The penalty of a fixed rate depends on it.',
        engine: ['comparisonRatePct'],
        when: (texts) => isEarly(texts) && texts.type === 'fixed',
      },
      {
        name: 'quoted',
        label: 'Penalty your lender quoted',
        kind: 'money',
        hint: 'Replaces our estimate.',
        engine: ['quotedPenalty'],
        when: isEarly,
      },
      { name: 'costs', label: 'Legal and other costs', kind: 'money', engine: ['otherCosts'] },
      { name: 'cash', label: 'Cash-back from the new lender', kind: 'money', engine: ['cashBack'] },
    ],
  },
  {
    title: 'What we assume',
    fields: [
      {
        name: 'after',
        label: 'Rate once a term ends',
        kind: 'percent',
        hint: 'Leave blank for the new rate.',
        engine: ['rateAfterTermPct'],
      },
      {
        name: 'horizon',
        label: 'Months compared',
        kind: 'number',
        unit: 'months',
        hint: 'Leave blank for the months left or, at renewal, the new term.',
        engine: ['horizonMonths'],
      },
    ],
  },
];

export const RENEWAL_ASSUMPTIONS = [
  'Your rate lasts only until your term ends. After that, we use the rate you assume above for both choices.',
  'A saving is interest you do not pay, plus cash-back, less the penalty and costs. A lower payment alone is not a saving.',
  'The penalty is an estimate: three months’ interest or, for a fixed rate, the interest rate differential if it is more. Your lender’s exact method is in your contract.',
  'Penalty and costs are paid in cash. Nothing is prepaid. A variable rate stays where it is today.',
];

export const renewalTexts = (start: StartRate): Texts => ({
  balance: '350000',
  months: '12',
  now: '5.29',
  lender: '4.49',
  type: 'fixed',
  compounding: '',
  years: '20',
  frequency: 'monthly',
  rate: formatRate(start.rate),
  newType: start.type,
  newCompounding: compoundingText(start),
  term: String(Math.max(1, Math.round(start.term))),
  newYears: '',
  comparison: '4.50',
  quoted: '',
  costs: '500',
  cash: '',
  after: '',
  horizon: '',
});

const given = (text: string | undefined): number | undefined => (text?.trim() ? numberOf(text) : undefined);

export function renewalInput(texts: Texts): RenewalInput {
  const newRateType = texts.newType === 'variable' ? 'variable' : 'fixed';
  return {
    balance: numberOf(texts.balance),
    monthsRemaining: numberOrNone(texts.months),
    ...(isUp(texts) ? { lenderRatePct: numberOf(texts.lender) } : { contractRatePct: numberOf(texts.now) }),
    rateType: texts.type === 'variable' ? 'variable' : 'fixed',
    compounding: compoundingOf(texts),
    amortizationYears: numberOf(texts.years),
    frequency: frequencyOf(texts),
    newRatePct: numberOf(texts.rate),
    newRateType,
    newCompounding: compoundingOf({ type: newRateType, compounding: texts.newCompounding ?? '' }),
    newAmortizationYears: given(texts.newYears),
    termYears: numberOf(texts.term),
    rateAfterTermPct: given(texts.after),
    horizonMonths: given(texts.horizon),
    comparisonRatePct: given(texts.comparison),
    quotedPenalty: given(texts.quoted),
    otherCosts: numberOrNone(texts.costs),
    cashBack: numberOrNone(texts.cash),
  };
}
