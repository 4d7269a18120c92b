import { BLOG_LOCALES } from '../blog/locales.js';
import type { FieldTable, InputOf, Texts } from '../forms/fields.js';
import { linesOf } from '../forms/lines.js';
import { readNumber } from '../forms/money.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import { EMPLOYMENT_TYPES, JOB_DEPARTMENTS, OPEN_APPLICATION } from './jobs.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LINES_MAX = 20;
const LINE_MAX = 200;
const PAY_MAX = 1_000_000;

function slugProblem(text: string): string | undefined {
  if (!SLUG.test(text)) return 'Use lowercase letters, digits and hyphens.';
  return text === OPEN_APPLICATION ? 'This address is kept for people who apply for no job in particular.' : undefined;
}

function linesProblem(text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > LINES_MAX) return `Keep it to ${LINES_MAX} lines.`;
  return lines.some(({ length }) => length > LINE_MAX) ? `Keep each line to ${LINE_MAX} characters.` : undefined;
}

/** NaN where the text is no number, which the kind says itself. */
function dollarsIn(text: string): number {
  const read = readNumber(text);
  return 'plain' in read ? Number(read.plain) : Number.NaN;
}

function payProblem(text: string): string | undefined {
  const dollars = dollarsIn(text);
  return Number.isInteger(dollars) && dollars <= PAY_MAX ? undefined : 'Enter whole dollars, up to 1,000,000.';
}

const fromProblem = (text: string, { payUnit = '' }: Texts): string | undefined =>
  payProblem(text) ?? (payUnit === '' ? 'Choose whether it is for a year or an hour.' : undefined);

function toProblem(text: string, { payFrom = '' }: Texts): string | undefined {
  if (payFrom.trim() === '') return 'Enter what it pays from, too.';
  return payProblem(text) ?? (dollarsIn(text) < dollarsIn(payFrom) ? 'Enter at least what it pays from.' : undefined);
}

/**
 * What the office writes of a job in single answers; everybody may read them. A new one needs a column and a place in the
 * editor and on the page: the schema, the calls and what the server keeps are made from this.
 */
export const JOB_FORM = [
  { name: 'title', kind: 'text', label: 'Job title', max: 100, required: 'Enter the job’s title' },
  {
    name: 'slug',
    kind: 'text',
    label: 'Address of the page',
    hint: 'What comes after /careers/, such as mortgage-agent-toronto.',
    description: 'Its page is /careers/{slug}.',
    max: 80,
    required: 'Enter an address',
    check: slugProblem,
  },
  {
    name: 'department',
    kind: 'choice',
    label: 'Department',
    choices: JOB_DEPARTMENTS,
    empty: 'Choose a department',
    required: 'Choose a department',
  },
  {
    name: 'employmentType',
    kind: 'choice',
    label: 'Employment',
    choices: EMPLOYMENT_TYPES,
    empty: 'Choose how they are employed',
    required: 'Choose how they are employed',
  },
  { name: 'city', kind: 'text', label: 'City', max: 80 },
  {
    name: 'province',
    kind: 'choice',
    label: 'Province',
    choices: PROVINCE_CHOICES,
    empty: 'Any',
    description: 'Two letters.',
  },
  {
    name: 'locale',
    kind: 'choice',
    label: 'Written in',
    choices: BLOG_LOCALES,
    empty: 'Choose a language',
    description: 'The language it is written in.',
    required: 'Choose a language',
  },
  {
    name: 'description',
    kind: 'longText',
    label: 'Description',
    hint: 'A blank line starts a new paragraph.',
    description: 'Plain text; an empty line begins a paragraph.',
    max: 5_000,
    required: 'Say what the job is',
  },
  {
    name: 'duties',
    kind: 'longText',
    label: 'What they do',
    hint: 'One to a line.',
    description: 'What somebody does in this job.',
    lines: true,
    max: 4_000,
    check: linesProblem,
  },
  {
    name: 'requirements',
    kind: 'longText',
    label: 'What they bring',
    hint: 'One to a line.',
    description: 'What somebody needs for this job.',
    lines: true,
    max: 4_000,
    check: linesProblem,
  },
  {
    name: 'compensation',
    kind: 'text',
    label: 'What it pays',
    hint: 'In a line, such as: $62,000 to $70,000 a year.',
    description: 'What it pays, in a line.',
    max: 120,
    required: 'Say what it pays',
  },
  {
    name: 'compensationNote',
    kind: 'text',
    label: 'More about the pay',
    description: 'What else belongs to the pay, in words.',
    max: 300,
  },
  {
    name: 'payFrom',
    kind: 'number',
    label: 'Pay from',
    hint: 'For search engines.',
    unit: 'dollars',
    description: 'Whole Canadian dollars.',
    check: fromProblem,
  },
  {
    name: 'payTo',
    kind: 'number',
    label: 'Pay to',
    unit: 'dollars',
    description: 'Whole Canadian dollars.',
    check: toProblem,
  },
  {
    name: 'payUnit',
    kind: 'choice',
    label: 'Pay is for',
    choices: [
      { value: 'YEAR', label: 'A year' },
      { value: 'HOUR', label: 'An hour' },
    ],
    empty: 'No pay for search engines',
  },
] as const satisfies FieldTable;

export type JobTexts = InputOf<typeof JOB_FORM>;

/** Where a job may go from here; no other move exists. One that was shown once is never a draft again. */
export const JOB_MOVES = {
  DRAFT: ['OPEN'],
  OPEN: ['CLOSED'],
  CLOSED: ['OPEN'],
  GONE: ['OPEN'],
} as const;
