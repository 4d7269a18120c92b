import type { FieldTable } from '../../forms/fields.js';
import { EXIT_STRATEGIES, PRIVATE_PROPERTY_TYPES, URGENCIES } from '../../leads/choices.js';
import { AMOUNT, PERSON, VALUE } from '../../leads/lead-fields.js';
import type { LeadSource } from '../../leads/lead-source.js';

const FORM = [
  {
    name: 'propertyType',
    kind: 'choice',
    label: 'What kind of property is it?',
    office: 'Property type',
    choices: PRIVATE_PROPERTY_TYPES,
    empty: 'Choose a kind',
  },
  VALUE,
  AMOUNT,
  {
    name: 'urgency',
    kind: 'choice',
    label: 'When do you need it?',
    office: 'Urgency',
    choices: URGENCIES,
    empty: 'Choose a time',
  },
  {
    name: 'exitStrategy',
    kind: 'choice',
    label: 'How will you pay it back?',
    office: 'Way out',
    choices: EXIT_STRATEGIES,
    empty: 'Choose an answer',
  },
  ...PERSON,
] as const satisfies FieldTable;

export const PRIVATE_FINANCING_LEAD = {
  value: 'private_financing',
  graphql: 'PRIVATE_FINANCING',
  label: 'Private financing',
  meaning: 'The page for private financing',
  form: FORM,
  levelTwo: true,
  call: {
    path: '/api/mortgage/private-finance-lead',
    summary: 'Submit a lead for private financing',
    operationId: 'submitPrivateFinanceLead',
  },
} as const satisfies LeadSource;
