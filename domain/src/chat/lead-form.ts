import type { AnswersOf, Choice, FieldTable, InputOf } from '../forms/fields.js';
import { DOWN_PAYMENTS, MORTGAGE_AMOUNTS, PROPERTY_VALUES, SERVICE_TYPES } from './options.js';

export const NAME_MAX = 200;
export const COMMENTS_MAX = 2_000;

const choices = (options: readonly string[]): Choice[] => options.map((option) => ({ value: option, label: option }));

/** What a lead from the chat consists of. The conversation has its own words for what is missing or wrong. */
export const CHAT_LEAD = [
  { name: 'fullName', kind: 'text', label: 'Name', max: NAME_MAX, required: true },
  {
    name: 'phone',
    kind: 'phone',
    label: 'Phone',
    description: 'A Canadian phone number in any usual format.',
    required: true,
  },
  {
    name: 'serviceType',
    kind: 'choice',
    label: 'Service',
    office: 'Service',
    description: 'New Purchase, Refinance, Renewal, Equity Takeout or Other',
    choices: choices(SERVICE_TYPES),
    required: true,
  },
  { name: 'email', kind: 'email', label: 'Email', required: true },
  {
    name: 'downPayment',
    kind: 'choice',
    label: 'Down payment',
    office: 'Down payment',
    description: 'For New Purchase: 5%, 10%, 15% or 20% or more.',
    choices: choices(DOWN_PAYMENTS),
  },
  {
    name: 'propertyValue',
    kind: 'choice',
    label: 'Property value',
    office: 'Property value',
    description: 'Under $300K, $300K-$500K, $500K-$1M or $1M+',
    choices: choices(PROPERTY_VALUES),
  },
  {
    name: 'mortgageAmount',
    kind: 'choice',
    label: 'Mortgage amount',
    office: 'Mortgage amount',
    description: 'Under $200K, $200K - $500K, $500K - $1M or $1M+',
    choices: choices(MORTGAGE_AMOUNTS),
  },
  {
    name: 'additionalComments',
    kind: 'longText',
    label: 'Comments',
    office: 'Comments',
    description: 'At least 5 characters if the service type is Other.',
    max: COMMENTS_MAX,
  },
] as const satisfies FieldTable;

export type ChatLeadInput = InputOf<typeof CHAT_LEAD>;
export type ChatField = (typeof CHAT_LEAD)[number]['name'];
/** The names are those of the REST call. */
export type ChatAnswers = Record<ChatField, string>;
export type Answered = Partial<ChatAnswers>;
/** What is kept besides who sent it */
export type LeadDetails = AnswersOf<typeof CHAT_LEAD>;
