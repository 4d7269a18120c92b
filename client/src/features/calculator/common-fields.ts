import type { FieldGroup, FieldSpec } from './spec';

export const FREQUENCY: FieldSpec = {
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

export const TYPE: FieldSpec = {
  name: 'type',
  label: 'Rate type',
  kind: 'choice',
  choices: [
    { value: 'fixed', label: 'Fixed' },
    { value: 'variable', label: 'Variable' },
  ],
};

export const RATE: FieldSpec = {
  name: 'rate',
  label: 'Interest rate',
  kind: 'percent',
  engine: ['annualRatePct', 'contractRatePct'],
};

export const YEARS: FieldSpec = {
  name: 'years',
  label: 'Amortization',
  kind: 'number',
  unit: 'years',
  engine: ['amortizationYears'],
};

export const TERM: FieldSpec = { name: 'term', label: 'Term', kind: 'number', unit: 'years', engine: ['termYears'] };

export const PREPAYMENTS: FieldGroup = {
  title: 'Pay it off sooner',
  folded: true,
  fields: [
    { name: 'more', label: 'Add to each payment', kind: 'money', optional: true, engine: ['paymentIncreases'] },
    { name: 'moreAfter', label: 'Starting after', kind: 'number', unit: 'years', optional: true },
    { name: 'yearly', label: 'Lump sum each year', kind: 'money', optional: true, engine: ['lumpSums'] },
    { name: 'once', label: 'One lump sum', kind: 'money', optional: true },
    { name: 'onceAfter', label: 'Paid after', kind: 'number', unit: 'years', optional: true },
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
  type: 'fixed' | 'variable';
  /** Years */
  term: number;
  /** Whether it is a lender's rate of today */
  isToday: boolean;
}

export interface Figures {
  propertyValue?: string;
  downPayment?: string;
  mortgageBalance?: string;
  annualIncome?: string;
  province?: string;
}

/** What a tab is given by its page. */
export interface TabProps {
  start: StartRate;
  /** Carries the figures to the form, inside the browser's tab. */
  onApply: (type: 'new_purchase' | 'renewal' | 'refinance', figures: Figures) => void;
}
