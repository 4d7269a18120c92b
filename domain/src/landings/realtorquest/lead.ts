import type { FieldTable } from '../../forms/fields.js';
import { REALTOR_INTERESTS } from '../../leads/choices.js';
import { MESSAGE_MAX, PERSON } from '../../leads/lead-fields.js';
import type { LeadSource } from '../../leads/lead-source.js';

const BROKERAGE_MAX = 120;

const FORM = [
  {
    name: 'interest',
    kind: 'choice',
    label: 'What can we do for you?',
    office: 'Interested in',
    choices: REALTOR_INTERESTS,
    empty: 'Choose an answer',
  },
  {
    name: 'brokerage',
    kind: 'text',
    label: 'Your brokerage',
    office: 'Brokerage',
    max: BROKERAGE_MAX,
    autoComplete: 'organization',
  },
  { name: 'comments', kind: 'longText', label: 'Anything we should know?', office: 'Comments', max: MESSAGE_MAX },
  ...PERSON,
] as const satisfies FieldTable;

export const REALTORQUEST_LEAD = {
  value: 'realtorquest',
  graphql: 'REALTORQUEST',
  label: 'RealtorQuest',
  meaning: 'The page for realtors who refer clients',
  form: FORM,
} as const satisfies LeadSource;
