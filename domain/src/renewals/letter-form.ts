import { readNumber } from '../forms/money.js';
import type { Choice, FieldTable, InputOf, Texts, ValuesOf } from '../forms/fields.js';
import { EMAIL } from '../forms/person-fields.js';
import type { RateType } from '../mortgage/compounding.js';
import { termChoices } from '../rates/rate-terms.js';
import { AGREED_YEARS, isDayIn } from '../text/day.js';
import { LEAD_CONSENT, RENEWAL_REMINDER_CONSENT } from '../vocabulary/consents.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';

const LEAST_RATE = 0.01;
const MOST_RATE = 30;
const MOST_YEARS = 40;
const LENDER_MAX = 60;

/** Terms that lenders offer at a renewal, in years. */
export const LETTER_TERMS = termChoices();

const RATE_TYPES = [
  { value: 'fixed', label: 'Fixed' },
  { value: 'variable', label: 'Variable' },
] as const satisfies readonly Choice[];

/** Whoever is not sure counts as not insured: no rate is shown that they can't have. */
const INSURED = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I don’t know' },
] as const satisfies readonly Choice[];

function numberIn(text: string): number {
  const read = readNumber(text);
  return 'plain' in read ? Number(read.plain) : NaN;
}

const from =
  (least: number, words: string) =>
  (text: string): string | undefined =>
    numberIn(text) >= least ? undefined : words;

function yearsProblem(text: string, { termYears = '' }: Texts): string | undefined {
  const years = numberIn(text);
  if (!(years >= 1)) return 'Enter at least 1 year';
  return Number(termYears) > years ? 'The term is longer than the years you have left to pay' : undefined;
}

const maturityProblem = (text: string): string | undefined =>
  isDayIn(text, AGREED_YEARS)
    ? undefined
    : `Enter a month, a day and a year from ${AGREED_YEARS.first} to ${AGREED_YEARS.last}`;

/** What a renewal letter says, and what it never does: province and insurance. */
export const LETTER_FIGURES = [
  {
    name: 'maturityDate',
    kind: 'text',
    max: 10,
    label: 'Comes due',
    description: 'The day the present term ends, such as 2027-05-14.',
    required: 'Enter the day your term ends',
    check: maturityProblem,
  },
  {
    name: 'balance',
    kind: 'money',
    label: 'Balance at renewal',
    required: 'Enter the balance at renewal',
    check: (text) => (/[1-9]/.test(text) ? undefined : 'Enter the balance at renewal'),
  },
  {
    name: 'offeredRatePct',
    kind: 'number',
    label: 'Rate offered',
    unit: '%',
    most: MOST_RATE,
    description: 'Percent per year.',
    required: 'Enter the rate they offer',
    check: from(LEAST_RATE, 'Enter the rate they offer'),
  },
  {
    name: 'rateType',
    kind: 'choice',
    label: 'Kind of rate',
    choices: RATE_TYPES,
    required: 'Choose fixed or variable',
    invalid: 'Choose fixed or variable',
  },
  {
    name: 'termYears',
    kind: 'choice',
    label: 'Term offered',
    description: 'Years.',
    choices: LETTER_TERMS,
    empty: 'Choose a term',
    required: 'Choose the term they offer',
    invalid: 'Choose a term from the list',
  },
  {
    name: 'amortizationYears',
    kind: 'number',
    label: 'Years left to pay',
    unit: 'years',
    most: MOST_YEARS,
    required: 'Enter the years you have left to pay',
    check: yearsProblem,
  },
  {
    name: 'insured',
    kind: 'choice',
    label: 'Insured when you bought?',
    choices: INSURED,
    required: 'Choose an answer',
    invalid: 'Choose an answer',
  },
  {
    name: 'province',
    kind: 'choice',
    label: 'Province',
    description: 'Two letters, such as ON.',
    choices: PROVINCE_CHOICES,
    empty: 'Choose',
    required: 'Choose a province',
    invalid: 'Choose a province from the list',
  },
  {
    name: 'lender',
    kind: 'text',
    max: LENDER_MAX,
    label: 'Lender',
  },
  {
    name: 'payment',
    kind: 'money',
    label: 'Monthly payment they name',
  },
  {
    name: 'dischargeFee',
    kind: 'money',
    label: 'Their discharge fee',
    hint: 'Leave blank if you don’t know it.',
  },
] as const satisfies FieldTable;

/** What is asked of somebody who wants a reminder. */
export const REMINDER_SENDER = [
  EMAIL,
  {
    name: 'consent',
    kind: 'consent',
    label: RENEWAL_REMINDER_CONSENT,
    description: 'To be emailed once, 120 days before. Must be true.',
    required: 'Tick the box so that we can email you',
  },
  {
    name: 'contactConsent',
    kind: 'consent',
    label: LEAD_CONSENT,
    words: 'LEAD',
    description: 'A broker may call or email about it. Nobody has to agree.',
  },
] as const satisfies FieldTable;

export const REMINDER_FORM = [...LETTER_FIGURES, ...REMINDER_SENDER] as const satisfies FieldTable;

export type LetterInput = InputOf<typeof LETTER_FIGURES>;
export type ReminderInput = InputOf<typeof REMINDER_FORM>;
export type LetterValues = ValuesOf<typeof LETTER_FIGURES>;
export type ReminderValues = ValuesOf<typeof REMINDER_FORM>;
export type LetterField = (typeof LETTER_FIGURES)[number]['name'];

/** What a lender offers for the next term, and the mortgage it is about. */
export interface RenewalLetter {
  /** Dollars owed on the day the present term ends */
  balance: number;
  /** That day, '2027-05-14' */
  maturityDate: string;
  /** Percent a year */
  offeredRatePct: number;
  rateType: RateType;
  /** Of the term that is offered */
  termYears: number;
  /** Until it is paid off */
  amortizationYears: number;
  /** Whether default insurance was bought with the home; null: they don't know */
  insured: boolean | null;
  /** Two letters */
  province: string;
  lender: string | null;
  /** Dollars a month, as the letter has it */
  payment: number | null;
  /** Dollars to leave the lender; null: they don't know */
  dischargeFee: number | null;
}

const amount = (text: string | null | undefined): number | null => (text == null || text === '' ? null : Number(text));

/** The letter of an input that the form's rules took. */
export function letterOf(input: LetterInput): RenewalLetter {
  return {
    balance: Number(input.balance),
    maturityDate: input.maturityDate,
    offeredRatePct: input.offeredRatePct,
    rateType: input.rateType === 'variable' ? 'variable' : 'fixed',
    termYears: Number(input.termYears),
    amortizationYears: input.amortizationYears,
    insured: input.insured === 'unknown' ? null : input.insured === 'yes',
    province: input.province,
    lender: input.lender?.trim() || null,
    payment: amount(input.payment),
    dischargeFee: amount(input.dischargeFee),
  };
}
