import { CREDIT_BANDS, MORTGAGE_TYPES, TIMELINES } from './applications.js';
import { CONTACT_CONSENT } from '../vocabulary/consents.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import type { AnswersOf, FieldTable, InputOf, Texts, ValuesOf } from '../forms/fields.js';
import { parseMoney } from '../forms/money.js';
import { EMAIL, FULL_NAME, PHONE } from '../forms/person-fields.js';

const COMMENTS_MAX = 2_000;
const OWES: readonly (string | undefined)[] = ['refinance', 'renewal', 'equity_takeout'];

const buys = ({ mortgageType }: Texts): boolean => mortgageType === 'new_purchase';
const owes = ({ mortgageType }: Texts): boolean => OWES.includes(mortgageType);

/** Cents, or undefined where nothing or no amount was typed. */
function centsOf(text = ''): number | undefined {
  const parsed = parseMoney(text);
  return 'cents' in parsed ? parsed.cents : undefined;
}

function notAbovePrice(text: string, { propertyValue }: Texts): string | undefined {
  const [price, down] = [centsOf(propertyValue), centsOf(text)];
  return price === undefined || down === undefined || down <= price
    ? undefined
    : 'Enter a down payment that is not more than the property value';
}

/** The basic form, in the order of its page. */
export const BASIC_FORM = [
  {
    name: 'mortgageType',
    kind: 'choice',
    label: 'What do you need?',
    office: 'Mortgage type',
    choices: MORTGAGE_TYPES,
    required: 'Choose what you need',
    invalid: 'Choose what you need',
  },
  {
    name: 'province',
    kind: 'choice',
    label: 'Where is the property?',
    office: 'Province',
    description: 'Two letters, such as ON.',
    choices: PROVINCE_CHOICES,
    empty: 'Choose a province or territory',
    invalid: 'Choose a province or territory from the list',
  },
  {
    name: 'propertyValue',
    kind: 'money',
    label: 'Property value',
    office: 'Property value',
    hint: 'A guess is fine.',
  },
  {
    name: 'downPayment',
    kind: 'money',
    label: 'Down payment',
    office: 'Down payment',
    hint: 'At least 5% of the first $500,000 and 10% of the rest; from $1,500,000, 20% of the price.',
    when: buys,
    check: notAbovePrice,
  },
  {
    name: 'mortgageBalance',
    kind: 'money',
    label: 'What you still owe',
    office: 'Mortgage balance',
    hint: 'It is on your last mortgage statement.',
    when: owes,
  },
  {
    name: 'annualIncome',
    kind: 'money',
    label: 'Gross household income',
    office: 'Annual income',
    hint: 'Total yearly income before tax, for everyone on the mortgage.',
  },
  {
    name: 'timeline',
    kind: 'choice',
    label: 'When do you need it?',
    office: 'Timeline',
    choices: TIMELINES,
    empty: 'Choose a time',
    invalid: 'Choose a time from the list',
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
    name: 'bankId',
    kind: 'id',
    label: 'Lender',
    office: 'Lender',
    description: 'The lender on the chosen rate card',
    invalid: 'Choose a lender from the rates page',
  },
  {
    name: 'comments',
    kind: 'longText',
    label: 'Anything else we should know?',
    office: 'Comments',
    max: COMMENTS_MAX,
  },
  FULL_NAME,
  { ...EMAIL, hint: 'Your application number goes there.' },
  { ...PHONE, hint: 'A Canadian number on which a broker can reach you.' },
  {
    name: 'consentContact',
    path: 'consent.contact',
    kind: 'consent',
    label: CONTACT_CONSENT,
    words: 'CONTACT',
    description: 'To be contacted about this application. Must be true.',
    required: 'Tick the box so that a broker can contact you',
  },
  {
    name: 'consentMarketing',
    path: 'consent.marketing',
    kind: 'consent',
    label: 'To receive marketing email',
    description: 'To receive marketing email.',
  },
] as const satisfies FieldTable;

export type BasicApplicationValues = ValuesOf<typeof BASIC_FORM>;
export type BasicApplicationInput = InputOf<typeof BASIC_FORM>;
export type BasicAnswers = AnswersOf<typeof BASIC_FORM>;
