import type { FieldSpec } from './spec';

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
