import { readNumber } from '../forms/money.js';
import type { Choice, FieldTable, InputOf, Texts, ValuesOf } from '../forms/fields.js';
import { EMAIL } from '../forms/person-fields.js';
import { RATE_WATCH_CONSENT } from '../vocabulary/consents.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import type { LenderPenalty } from './lender-penalty.js';
import { termChoices } from './rate-terms.js';
import type { RateWatch } from './watch.js';

const LEAST_RATE = 0.01;
const MOST_RATE = 30;
const MOST_YEARS = 40;
const MOST_MONTHS = 120;

/** What somebody may be told of. Stored; never change a value. */
export const WATCH_GOALS = [
  { value: 'switch', label: 'Switching pays more than its penalty' },
  { value: 'rate', label: 'A rate is published at a percent I name' },
] as const satisfies readonly Choice[];

/** How somebody's own lender charges, as they would say it. */
const PENALTIES: readonly { value: LenderPenalty; label: string }[] = [
  { value: 'contract-rate', label: '3 months’ interest, or the rate differential if it’s more' },
  { value: 'three-months', label: '3 months’ interest only' },
  { value: 'posted-rate', label: 'The differential with its posted rate, less my discount' },
  { value: 'unknown', label: 'I don’t know' },
];

const switches = ({ goal }: Texts): boolean => goal === 'switch';
const targets = ({ goal }: Texts): boolean => goal === 'rate';
const isFixed = (texts: Texts): boolean => switches(texts) && texts['rateType'] === 'fixed';
const isPosted = (texts: Texts): boolean => isFixed(texts) && texts['penalty'] === 'posted-rate';

/** What was typed, as the form reads it. */
function numberIn(text: string): number {
  const read = readNumber(text);
  return 'plain' in read ? Number(read.plain) : NaN;
}

/** A number that has to be so much at the least. */
const from =
  (least: number, words: string) =>
  (text: string): string | undefined =>
    numberIn(text) >= least ? undefined : words;

function monthsProblem(text: string, { amortizationYears = '' }: Texts): string | undefined {
  const months = numberIn(text);
  if (!Number.isInteger(months) || months < 1) return `Enter whole months, from 1 to ${MOST_MONTHS}`;
  const years = numberIn(amortizationYears);
  return years > 0 && months > Math.round(years * 12)
    ? 'Your term can’t end after the mortgage is paid off'
    : undefined;
}

/** What a watch is about: asked before anybody names an address. */
export const WATCH_FIGURES = [
  {
    name: 'goal',
    kind: 'choice',
    label: 'Tell me when',
    choices: WATCH_GOALS,
    required: 'Choose what to watch for',
    invalid: 'Choose what to watch for',
  },
  {
    name: 'balance',
    kind: 'money',
    label: 'What you still owe',
    required: 'Enter what you still owe',
    when: switches,
    check: (text) => (/[1-9]/.test(text) ? undefined : 'Enter what you still owe'),
  },
  {
    name: 'ratePct',
    kind: 'number',
    label: 'Your rate',
    unit: '%',
    most: MOST_RATE,
    description: 'Of the mortgage they have, percent per year.',
    required: 'Enter your rate',
    when: switches,
    check: from(LEAST_RATE, 'Enter your rate'),
  },
  {
    name: 'rateType',
    kind: 'choice',
    label: 'Kind of rate',
    choices: [
      { value: 'fixed', label: 'Fixed' },
      { value: 'variable', label: 'Variable' },
    ],
    required: 'Choose fixed or variable',
    invalid: 'Choose fixed or variable',
    when: switches,
  },
  {
    name: 'amortizationYears',
    kind: 'number',
    label: 'Years until it’s paid off',
    unit: 'years',
    most: MOST_YEARS,
    required: 'Enter the years that are left',
    when: switches,
    check: from(1, 'Enter at least 1 year'),
  },
  {
    name: 'monthsLeft',
    kind: 'number',
    label: 'Months until your term ends',
    unit: 'months',
    most: MOST_MONTHS,
    description: 'Whole months, 1 to 120.',
    required: 'Enter the months that are left of your term',
    when: switches,
    check: monthsProblem,
  },
  {
    name: 'penalty',
    kind: 'choice',
    label: 'How your lender charges for leaving',
    hint: 'Your contract says so, under prepayment.',
    choices: PENALTIES,
    empty: 'Choose',
    required: 'Choose how your lender charges',
    invalid: 'Choose how your lender charges',
    when: isFixed,
  },
  {
    name: 'postedRatePct',
    kind: 'number',
    label: 'Its posted rate for the time that’s left',
    unit: '%',
    most: MOST_RATE,
    description: 'Percent per year, today.',
    required: 'Enter the posted rate',
    when: isPosted,
    check: from(LEAST_RATE, 'Enter the posted rate'),
  },
  {
    name: 'discountPct',
    kind: 'number',
    label: 'Your discount from the posted rate',
    hint: 'In points, such as 1.5. Your contract has it.',
    unit: '%',
    most: MOST_RATE,
    description: 'Points.',
    required: 'Enter your discount, or 0',
    when: isPosted,
  },
  {
    name: 'dischargeFee',
    kind: 'money',
    label: 'Its discharge fee',
    hint: 'Leave blank if you don’t know it.',
    when: switches,
  },
  {
    name: 'term',
    kind: 'choice',
    label: 'Term of the fixed rate',
    description: 'Years.',
    choices: termChoices(),
    empty: 'Choose a term',
    required: 'Choose a term',
    invalid: 'Choose a term',
    when: targets,
  },
  {
    name: 'targetPct',
    kind: 'number',
    label: 'At this rate or lower',
    unit: '%',
    most: MOST_RATE,
    description: 'Percent per year.',
    required: 'Enter a rate',
    when: targets,
    check: from(LEAST_RATE, 'Enter a rate over 0%'),
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
] as const satisfies FieldTable;

/** What is asked of somebody who wants an email. */
export const WATCH_SENDER = [
  EMAIL,
  {
    name: 'consent',
    kind: 'consent',
    label: RATE_WATCH_CONSENT,
    description: 'To be emailed when the watch is met. Must be true.',
    required: 'Tick the box so that we can email you',
  },
] as const satisfies FieldTable;

export const WATCH_FORM = [...WATCH_FIGURES, ...WATCH_SENDER] as const satisfies FieldTable;

export type WatchFiguresInput = InputOf<typeof WATCH_FIGURES>;
export type WatchInput = InputOf<typeof WATCH_FORM>;
export type WatchValues = ValuesOf<typeof WATCH_FORM>;

const given = (figure: number | null | undefined): number => figure ?? NaN;

/** What the engine watches, from an input that the form's rules took. An answer to a question that is not asked says nothing. */
export function watchOf(input: WatchFiguresInput): RateWatch {
  const { province } = input;
  if (input.goal === 'rate') {
    return { goal: 'rate', province, targetPct: given(input.targetPct), term: Number(input.term) };
  }
  const rateType = input.rateType === 'variable' ? 'variable' : 'fixed';
  const isByPosted = rateType === 'fixed' && input.penalty === 'posted-rate';
  return {
    goal: 'switch',
    province,
    balance: Number(input.balance),
    ratePct: given(input.ratePct),
    rateType,
    monthsLeft: given(input.monthsLeft),
    amortizationYears: given(input.amortizationYears),
    penalty: rateType === 'variable' ? 'three-months' : ((input.penalty ?? 'unknown') as LenderPenalty),
    postedRatePct: isByPosted ? (input.postedRatePct ?? null) : null,
    discountPct: isByPosted ? (input.discountPct ?? null) : null,
    dischargeFee: input.dischargeFee ? Number(input.dischargeFee) : null,
  };
}
