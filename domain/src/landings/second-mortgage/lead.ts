import type { FieldTable } from '../../forms/fields.js';
import { SECOND_PURPOSES } from '../../leads/choices.js';
import { AMOUNT, PERSON, VALUE } from '../../leads/lead-fields.js';
import type { LeadSource } from '../../leads/lead-source.js';
import { CREDIT_BANDS } from '../../application/applications.js';

const FORM = [
  AMOUNT,
  { ...VALUE, label: 'What is your home worth?' },
  { name: 'firstBalance', kind: 'money', label: 'What you owe on the first mortgage', office: 'First mortgage' },
  {
    name: 'purpose',
    kind: 'choice',
    label: 'What is it for?',
    office: 'Purpose',
    choices: SECOND_PURPOSES,
    empty: 'Choose a purpose',
  },
  {
    name: 'creditBand',
    kind: 'choice',
    label: 'How is your credit?',
    office: 'Credit',
    hint: 'Your own guess. We check nothing without asking you.',
    choices: CREDIT_BANDS,
    empty: 'Choose an answer',
  },
  {
    name: 'postalCode',
    kind: 'postal',
    label: 'Postal code of the home',
    office: 'Postal code',
    description: 'Canadian, such as M5V 2T6.',
  },
  ...PERSON,
] as const satisfies FieldTable;

export const SECOND_MORTGAGE_LEAD = {
  value: 'second_mortgage',
  graphql: 'SECOND_MORTGAGE',
  label: 'Second mortgage',
  meaning: 'The page for second mortgages',
  form: FORM,
  levelTwo: true,
  call: {
    path: '/api/mortgage/second-mortgage-lead',
    summary: 'Submit a lead for a second mortgage',
    operationId: 'submitSecondMortgageLead',
  },
} as const satisfies LeadSource;
