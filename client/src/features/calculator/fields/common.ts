import type { Compounding } from '@brokerage/domain/mortgage/periodic-rate';
import { usualCompounding, type RateType } from '@brokerage/domain/mortgage/compounding';
import type { RateInsurance } from '../../../schema.generated';
import type { CalculatorSection, CalculatorField } from './spec';

export const FREQUENCY: CalculatorField = {
  name: 'frequency',
  label: 'Payment frequency',
  kind: 'choice',
  choices: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'semi-monthly', label: 'Semi-monthly' },
    { value: 'bi-weekly', label: 'Bi-weekly' },
    { value: 'weekly', label: 'Weekly' },
    { value: 'accelerated-bi-weekly', label: 'Accelerated bi-weekly' },
    { value: 'accelerated-weekly', label: 'Accelerated weekly' },
  ],
};

export const TYPE: CalculatorField = {
  name: 'type',
  label: 'Rate type',
  kind: 'choice',
  choices: [
    { value: 'fixed', label: 'Fixed' },
    { value: 'variable', label: 'Variable' },
  ],
};

/** Left at the usual, it follows the rate type. */
export const COMPOUNDING: CalculatorField = {
  name: 'compounding',
  label: 'Compounding',
  kind: 'choice',
  hint: 'Usual: semi-annually for fixed, monthly for variable.',
  choices: [
    { value: '', label: 'Usual for the rate type' },
    { value: 'semi-annual', label: 'Semi-annually' },
    { value: 'monthly', label: 'Monthly' },
  ],
};

export const RATE: CalculatorField = {
  name: 'rate',
  label: 'Interest rate',
  kind: 'percent',
  required: true,
  engine: ['annualRatePct', 'contractRatePct'],
};

export const YEARS: CalculatorField = {
  name: 'years',
  label: 'Amortization',
  kind: 'number',
  required: true,
  unit: 'years',
  engine: ['amortizationYears'],
};

export const TERM: CalculatorField = {
  name: 'term',
  label: 'Term',
  kind: 'number',
  required: true,
  unit: 'years',
  engine: ['termYears'],
};

/** What makes a payment */
export const MORTGAGE_FIELDS: readonly CalculatorField[] = [
  { name: 'principal', label: 'Mortgage amount', kind: 'money', required: true },
  RATE,
  TYPE,
  COMPOUNDING,
  YEARS,
  TERM,
  FREQUENCY,
];

export const PREPAYMENTS: CalculatorSection = {
  title: 'Pay it off sooner',
  folded: true,
  fields: [
    { name: 'more', label: 'Add to each payment', kind: 'money', engine: ['paymentIncreases'] },
    { name: 'moreAfter', label: 'Starting after', kind: 'number', unit: 'years' },
    { name: 'yearly', label: 'Lump sum each year', kind: 'money', engine: ['lumpSums'] },
    { name: 'once', label: 'One lump sum', kind: 'money' },
    { name: 'onceAfter', label: 'Paid after', kind: 'number', unit: 'years' },
  ],
};

/** “every two weeks”, behind an amount */
export const EACH: Record<string, string> = {
  monthly: 'a month',
  'semi-monthly': 'twice a month',
  'bi-weekly': 'every two weeks',
  weekly: 'a week',
  'accelerated-bi-weekly': 'every two weeks',
  'accelerated-weekly': 'a week',
};

/** Where the figures start: today's best rate, or a round one while none is known. */
export interface StartRate {
  rate: number;
  type: RateType;
  compounding: Compounding;
  /** Years */
  term: number;
  /** Whose rate it is, and when it was published; none for a round one */
  published?: { lender: string; apr?: number | null; insurance: RateInsurance; at: string };
}

/** Where calculations begin when no rate is known. */
export const ROUND_RATE: StartRate = { rate: 4, type: 'fixed', compounding: 'semi-annual', term: 5 };

/** The text of the compounding field: empty where the rate compounds as its type usually does. */
export const compoundingText = ({ type, compounding }: StartRate): string =>
  compounding === usualCompounding(type) ? '' : compounding;

export interface Figures {
  propertyValue?: string;
  downPayment?: string;
  mortgageBalance?: string;
  annualIncome?: string;
  province?: string;
  /** The calculation in words, for the broker */
  note?: string;
}

/** What a tab is given by its page. */
export interface TabProps {
  start: StartRate;
  /** Carries the figures to the form, inside the browser's tab. */
  onApply: (type: 'new_purchase' | 'renewal' | 'refinance', figures: Figures) => void;
}
