import type { FieldTable } from '../../forms/fields.js';
import { BUSINESS_TYPES, SELF_EMPLOYED_GOALS } from '../../leads/choices.js';
import { PERSON } from '../../leads/lead-fields.js';
import type { LeadSource } from '../../leads/lead-source.js';

const YEARS_MAX = 80;

const FORM = [
  {
    name: 'goal',
    kind: 'choice',
    label: 'What do you plan?',
    office: 'Goal',
    choices: SELF_EMPLOYED_GOALS,
    empty: 'Choose a plan',
  },
  {
    name: 'businessType',
    kind: 'choice',
    label: 'How is your business set up?',
    office: 'Business',
    choices: BUSINESS_TYPES,
    empty: 'Choose an answer',
  },
  {
    name: 'yearsInBusiness',
    kind: 'number',
    label: 'Years in business',
    office: 'Years in business',
    most: YEARS_MAX,
    description: 'Years, from 0 to 80.',
  },
  {
    name: 'annualIncome',
    kind: 'money',
    label: 'Income on your last return',
    office: 'Annual income',
    hint: 'Line 15000 of your notice of assessment.',
  },
  {
    name: 'downPayment',
    kind: 'money',
    label: 'Down payment',
    office: 'Down payment',
    when: ({ goal }) => goal !== 'refinance',
  },
  ...PERSON,
] as const satisfies FieldTable;

export const SELF_EMPLOYED_LEAD = {
  value: 'self_employed',
  graphql: 'SELF_EMPLOYED',
  label: 'Self-employed mortgage',
  meaning: 'The page for people who work for themselves',
  form: FORM,
  call: {
    path: '/api/mortgage/self-employed-lead',
    summary: 'Submit a lead of somebody self-employed',
    operationId: 'submitSelfEmployedLead',
  },
} as const satisfies LeadSource;
