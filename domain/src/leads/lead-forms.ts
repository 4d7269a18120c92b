import type { FieldTable, FormField, Texts } from '../forms/fields.js';
import { EMAIL, FULL_NAME, PHONE } from '../forms/person-fields.js';
import { CREDIT_BANDS, MORTGAGE_TYPES, TIMELINES } from '../vocabulary/applications.js';
import { LEAD_CONSENT } from '../vocabulary/consents.js';
import {
  BUSINESS_TYPES,
  EXIT_STRATEGIES,
  PRIVATE_PROPERTY_TYPES,
  REALTOR_INTERESTS,
  SECOND_PURPOSES,
  SELF_EMPLOYED_GOALS,
  URGENCIES,
} from './choices.js';
import type { LeadSourceValue } from '../vocabulary/lead-sources.js';

const MESSAGE_MAX = 4_000;
const BROKERAGE_MAX = 120;
const YEARS_MAX = 80;
const OWES: readonly (string | undefined)[] = ['refinance', 'renewal', 'equity_takeout'];

const CONSENT = {
  name: 'consentContact',
  path: 'consent.contact',
  kind: 'consent',
  label: LEAD_CONSENT,
  words: 'LEAD',
  description: 'To be contacted about this request. Must be true.',
  required: 'Tick the box so that a broker can contact you',
} as const satisfies FormField;

const AMOUNT = {
  name: 'amountRequested',
  kind: 'money',
  label: 'How much do you need?',
  office: 'Amount needed',
} as const satisfies FormField;

const VALUE = {
  name: 'propertyValue',
  kind: 'money',
  label: 'What is the property worth?',
  office: 'Property value',
  hint: 'A good guess is enough.',
} as const satisfies FormField;

const PERSON = [FULL_NAME, PHONE, EMAIL, CONSENT] as const;

/** /2ndmortgage and POST /api/mortgage/second-mortgage-lead. */
export const SECOND_MORTGAGE_LEAD = [
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

/** /private-financing and POST /api/mortgage/private-finance-lead. */
export const PRIVATE_FINANCING_LEAD = [
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

/** /self-employed-mortgage and POST /api/mortgage/self-employed-lead. */
export const SELF_EMPLOYED_LEAD = [
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

/** /mortgage and /mortgage/:type. A page for one type answers the first question itself. */
export const LANDING_LEAD = [
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

/** /contact. Sending a message asks for an answer, so there is nothing to tick. */
export const CONTACT_LEAD = [
  FULL_NAME,
  EMAIL,
  { ...PHONE, required: undefined, hint: 'If you’d rather have a call.' },
  {
    name: 'message',
    kind: 'longText',
    label: 'Your message',
    office: 'Message',
    hint: 'Please leave out account numbers and your social insurance number.',
    max: MESSAGE_MAX,
    required: 'Write your message',
  },
] as const satisfies FieldTable;

/** /agent/:subdomain: a message to one agent. */
export const AGENT_LEAD = [
  {
    name: 'agentId',
    kind: 'id',
    label: 'Agent',
    description: 'Whom it is for. Somebody who is no longer shown: the office.',
  },
  FULL_NAME,
  EMAIL,
  { ...PHONE, required: undefined, hint: 'If you’d rather have a call.' },
  {
    name: 'message',
    kind: 'longText',
    label: 'What’s on your mind?',
    office: 'Message',
    hint: 'Please leave out account numbers and your social insurance number.',
    max: MESSAGE_MAX,
    required: 'Write a few words',
  },
] as const satisfies FieldTable;

/** /realtorquest-letsconnect: real-estate agents we met. */
export const REALTORQUEST_LEAD = [
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

/** The one description of each lead form: the page, the schema, the call and the office read it from here. */
export const LEAD_FORMS = {
  second_mortgage: SECOND_MORTGAGE_LEAD,
  private_financing: PRIVATE_FINANCING_LEAD,
  self_employed: SELF_EMPLOYED_LEAD,
  landing: LANDING_LEAD,
  contact: CONTACT_LEAD,
  agent: AGENT_LEAD,
  realtorquest: REALTORQUEST_LEAD,
} as const satisfies Record<LeadSourceValue, FieldTable>;

const TABLES: readonly FieldTable[] = Object.values(LEAD_FORMS);

/**
 * The questions of every form, each once: one input in the schema serves all sources. Only what every form asks for has
 * to be in it. A name has the same kind and the same choices wherever it stands; a test says so.
 */
export const EVERY_LEAD_FIELD: FieldTable = [
  ...new Map(TABLES.flat().map((field) => [field.name, field])).values(),
].map((field) =>
  TABLES.every((table) => table.some(({ name, required }) => name === field.name && required !== undefined))
    ? field
    : { ...field, required: undefined },
);
