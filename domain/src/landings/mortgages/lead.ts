import type { FieldTable, Texts } from '../../forms/fields.js';
import { PERSON, VALUE } from '../../leads/lead-fields.js';
import type { LeadSource } from '../../leads/lead-source.js';
import { MORTGAGE_TYPES, TIMELINES } from '../../application/applications.js';

const OWES: readonly (string | undefined)[] = ['refinance', 'renewal', 'equity_takeout'];

/** A page for one type answers the first question itself. */
const FORM = [
  {
    name: 'mortgageType',
    kind: 'choice',
    label: 'What do you need?',
    office: 'Mortgage type',
    choices: MORTGAGE_TYPES,
    empty: 'Choose what you need',
    required: 'Choose what you need',
    invalid: 'Choose what you need',
  },
  {
    ...VALUE,
    label: 'Price you have in mind',
    when: ({ mortgageType }: Texts) => mortgageType === 'new_purchase',
  },
  {
    name: 'mortgageBalance',
    kind: 'money',
    label: 'What you still owe',
    office: 'Mortgage balance',
    hint: 'It is on your last mortgage statement.',
    when: ({ mortgageType }: Texts) => OWES.includes(mortgageType),
  },
  {
    name: 'timeline',
    kind: 'choice',
    label: 'When do you need it?',
    office: 'Timeline',
    choices: TIMELINES,
    empty: 'Choose a time',
  },
  ...PERSON,
] as const satisfies FieldTable;

/** Also of any page of a campaign that asks nothing else. */
export const LANDING_LEAD = {
  value: 'landing',
  graphql: 'LANDING',
  label: 'Landing page',
  meaning: 'A page of a campaign',
  form: FORM,
  way: 'landing page',
} as const satisfies LeadSource;
