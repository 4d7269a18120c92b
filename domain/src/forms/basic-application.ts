import { boolean, object, string, ValidationError } from 'yup';
import {
  CREDIT_BANDS,
  MORTGAGE_TYPES,
  PROVINCES,
  TIMELINES,
  type MortgageTypeName,
  type MortgageTypeValue,
} from '../vocabulary/applications.js';
import { NAME_MIN_CHARACTERS, PHONE_MIN_CHARACTERS } from '../vocabulary/constants.js';
import { isEmail } from './email.js';
import { moneyString, parseMoney } from './money.js';
import { digitsOf } from './phone-format.js';
import { isRefusal } from './refusal.js';

export const COMMENTS_MAX = 2_000;
const NAME_MAX = 120;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The form's fields as they are typed. */
export interface BasicApplicationValues {
  fullName: string;
  email: string;
  phone: string;
  mortgageType: MortgageTypeValue | '';
  province: string;
  propertyValue: string;
  downPayment: string;
  mortgageBalance: string;
  annualIncome: string;
  timeline: string;
  creditBand: string;
  bankId: string;
  comments: string;
  consentContact: boolean;
  consentMarketing: boolean;
}

/** GraphQL's BasicApplicationInput. Money as decimal strings. */
export interface BasicApplicationInput {
  fullName: string;
  email: string;
  phone: string;
  mortgageType: MortgageTypeName;
  province?: string | null;
  propertyValue?: string | null;
  downPayment?: string | null;
  mortgageBalance?: string | null;
  annualIncome?: string | null;
  timeline?: string | null;
  creditBand?: string | null;
  bankId?: string | null;
  comments?: string | null;
  consent: { contact: boolean; marketing?: boolean | null };
}

export const emptyBasicApplication: BasicApplicationValues = {
  fullName: '',
  email: '',
  phone: '',
  mortgageType: '',
  province: '',
  propertyValue: '',
  downPayment: '',
  mortgageBalance: '',
  annualIncome: '',
  timeline: '',
  creditBand: '',
  bankId: '',
  comments: '',
  consentContact: false,
  consentMarketing: false,
};

const MONEY_FIELDS = ['propertyValue', 'downPayment', 'mortgageBalance', 'annualIncome'] as const;

/** Cents, or undefined where nothing or no amount was typed. */
function centsOf(text: string | null | undefined): number | undefined {
  if (!text?.trim()) return undefined;
  const parsed = parseMoney(text);
  return 'cents' in parsed ? parsed.cents : undefined;
}

function money() {
  return string()
    .defined()
    .default('')
    .test('money', function (text) {
      const parsed = text.trim() ? parseMoney(text) : { cents: 0 };
      return 'cents' in parsed || this.createError({ message: parsed.error });
    });
}

function oneOf(choices: readonly string[], message: string) {
  return string()
    .defined()
    .default('')
    .oneOf(['', ...choices], message);
}

const values = (choices: readonly { value: string }[]): string[] => choices.map(({ value }) => value);

/** What the basic form accepts; the server asks the same of the same values. */
export const basicApplicationSchema = object({
  fullName: string()
    .trim()
    .required('Enter your full name')
    .min(NAME_MIN_CHARACTERS, 'Enter your full name')
    .max(NAME_MAX, `Enter a name of at most ${NAME_MAX} characters`)
    .test('refusal', 'Enter your full name, so that we know whom to ask for', (text) => !isRefusal(text)),
  email: string()
    .trim()
    .required('Enter your email address')
    .test('email', 'Enter an email address, like name@example.ca', isEmail),
  phone: string()
    .trim()
    .required('Enter your phone number')
    .max(40, 'Enter a phone number, like 416 555-0142')
    .test(
      'digits',
      `Enter a phone number with at least ${PHONE_MIN_CHARACTERS} digits`,
      (text) => !text || digitsOf(text).length >= PHONE_MIN_CHARACTERS,
    ),
  mortgageType: oneOf(values(MORTGAGE_TYPES), 'Choose what you need').test(
    'chosen',
    'Choose what you need',
    (value) => value !== '',
  ),
  province: oneOf(
    PROVINCES.map(({ code }) => code),
    'Choose a province or territory from the list',
  ),
  propertyValue: money(),
  downPayment: money().test(
    'below-price',
    'Enter a down payment that is not more than the property value',
    function (text) {
      const price = centsOf((this.parent as BasicApplicationValues).propertyValue);
      const down = centsOf(text);
      return price === undefined || down === undefined || down <= price;
    },
  ),
  mortgageBalance: money(),
  annualIncome: money(),
  timeline: oneOf(values(TIMELINES), 'Choose a time from the list'),
  creditBand: oneOf(values(CREDIT_BANDS), 'Choose an answer from the list'),
  bankId: string()
    .default('')
    .test('id', 'Choose a lender from the rates page', (text) => text === '' || UUID.test(text)),
  comments: string().default('').max(COMMENTS_MAX, `Enter at most ${COMMENTS_MAX} characters`),
  consentContact: boolean().oneOf([true], 'Tick the box so that a broker may contact you').required(),
  consentMarketing: boolean().default(false),
});

const textOrUndefined = (text: string): string | undefined => text.trim() || undefined;

/** What is sent: empty answers are left out, money is a number of dollars and cents. Only for values that are valid. */
export function toBasicApplicationInput(form: BasicApplicationValues): BasicApplicationInput {
  const chosen = MORTGAGE_TYPES.find(({ value }) => value === form.mortgageType);
  const amounts = MONEY_FIELDS.flatMap((field) => {
    const cents = centsOf(form[field]);
    return cents === undefined ? [] : [[field, moneyString(cents)] as const];
  });
  return {
    fullName: form.fullName.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    mortgageType: chosen?.graphql ?? 'OTHER',
    province: textOrUndefined(form.province),
    timeline: textOrUndefined(form.timeline),
    creditBand: textOrUndefined(form.creditBand),
    bankId: textOrUndefined(form.bankId),
    comments: textOrUndefined(form.comments),
    ...Object.fromEntries(amounts),
    consent: { contact: form.consentContact, marketing: form.consentMarketing },
  };
}

/** The form's values an input stands for. */
function toValues(input: BasicApplicationInput): BasicApplicationValues {
  const chosen = MORTGAGE_TYPES.find(({ graphql }) => graphql === input.mortgageType);
  return {
    fullName: input.fullName,
    email: input.email,
    phone: input.phone,
    mortgageType: chosen?.value ?? '',
    province: input.province ?? '',
    propertyValue: input.propertyValue ?? '',
    downPayment: input.downPayment ?? '',
    mortgageBalance: input.mortgageBalance ?? '',
    annualIncome: input.annualIncome ?? '',
    timeline: input.timeline ?? '',
    creditBand: input.creditBand ?? '',
    bankId: input.bankId ?? '',
    comments: input.comments ?? '',
    consentContact: input.consent.contact,
    consentMarketing: input.consent.marketing ?? false,
  };
}

const INPUT_NAMES: Record<string, string> = {
  consentContact: 'consent.contact',
  consentMarketing: 'consent.marketing',
};

/** Everything that is wrong with an input, by the input's own field names; empty where it is right. The phone's tables
 * are asked apart (`parseCanadianPhone`). */
export function validateBasicApplicationInput(input: BasicApplicationInput): { field: string; message: string }[] {
  try {
    basicApplicationSchema.validateSync(toValues(input), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, string>();
    for (const { path = '', message } of error.inner) if (!first.has(path)) first.set(path, message);
    return [...first].map(([path, message]) => ({ field: INPUT_NAMES[path] ?? path, message }));
  }
}
