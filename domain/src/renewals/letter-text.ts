import { fieldProblem } from '../forms/field-problem.js';
import { readNumber } from '../forms/money.js';
import { cut } from '../text/storable.js';
import { LETTER_FIGURES, LETTER_TERMS, type LetterField } from './letter-form.js';
import { dayIn } from './letter-days.js';

/** A line of a letter, as it was typed or read from a picture. */
export interface LetterLine {
  text: string;
  /** How sure whoever read it is, 0 to 100 */
  confidence: number;
}

/** An answer that stands in the letter. */
export interface ReadField {
  /** As the form holds it */
  value: string;
  /** The line it stands in */
  line: string;
  /** Of that line */
  confidence: number;
}

export type ReadLetter = Partial<Record<LetterField, ReadField>>;

/** Of a line that was read with less, nothing is believed. */
const LEAST_CONFIDENCE = 60;
/** A letter has a page or two; what is longer is something else. */
const MOST_LINES = 200;
const LONGEST_LINE = 300;

interface Rule {
  name: LetterField;
  /** What stands before the answer, or on the line above it */
  label: RegExp;
  /** A line with this is about something else */
  not?: RegExp;
  /** The answer within the rest of the line; undefined where there is none */
  read: (text: string) => string | undefined;
}

/** The only match of a pattern: of two, neither is the answer. */
function only(text: string, pattern: RegExp): RegExpMatchArray | undefined {
  const found = [...text.matchAll(pattern)];
  return found.length === 1 ? found[0] : undefined;
}

const MONEY = /(?:^|[^\d.,])\$ ?(\d{1,3}(?:[ ,]\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?)(?!\d|, ?\d|\.\d|[A-Za-z%])/g;
const PERCENT = /(?:^|[^\d.,])(\d{1,2}(?:\.\d{1,3})?) ?%/g;
const YEARS = /(?:^|[^\d.,])(\d{1,2}(?:\.\d)?)[ -]?(?:years?|yrs?)\b/gi;
const YEARS_AND_MONTHS = /(?:^|[^\d.,])(\d{1,2})[ -]?(?:years?|yrs?),?(?: and)? (\d{1,2})[ -]?months?\b/i;
const MONTHS = /(?:^|[^\d.,])(\d{1,3})[ -]?months?\b/gi;

function money(text: string): string | undefined {
  const found = only(text, MONEY)?.[1];
  const read = found === undefined ? undefined : readNumber(found);
  return read && 'plain' in read ? read.plain : undefined;
}

/** In the form's words: one of its terms. */
function term(text: string): string | undefined {
  const years = only(text, YEARS)?.[1];
  const months = years === undefined ? only(text, MONTHS)?.[1] : undefined;
  const value = years === undefined ? months && String(Number(months) / 12) : String(Number(years));
  return LETTER_TERMS.some((choice) => choice.value === value) ? value : undefined;
}

function amortization(text: string): string | undefined {
  const both = YEARS_AND_MONTHS.exec(text);
  if (both) {
    const [, years = '', months = ''] = both;
    return Number(months) < 12 ? String(Math.round((Number(years) + Number(months) / 12) * 100) / 100) : undefined;
  }
  const years = only(text, YEARS)?.[1];
  if (years !== undefined) return String(Number(years));
  const months = only(text, MONTHS)?.[1];
  return months === undefined ? undefined : String(Math.round((Number(months) / 12) * 100) / 100);
}

function kindOf(text: string): string | undefined {
  const isFixed = /\bfixed\b/i.test(text);
  const isVariable = /\b(?:variable|adjustable)\b/i.test(text);
  if (isFixed === isVariable) return undefined;
  return isFixed ? 'fixed' : 'variable';
}

/** A rate that is not the offer: what they pay now, what the lender posts, what a discount or a fee comes to. */
const OTHER_RATE =
  /\b(?:apr|annual percentage|posted|prime|current|present|existing|old|discount|premium|penalty|tax)\b/i;

const RULES: readonly Rule[] = [
  {
    name: 'balance',
    label: /\b(?:balance|amount owing|amount outstanding|principal outstanding|outstanding principal)\b/i,
    not: /\b(?:original|tax|insurance|minimum|last year|december 31)\b/i,
    read: money,
  },
  { name: 'maturityDate', label: /\b(?:matur(?:es|ity)|comes due|renewal date|term ends)\b/i, read: dayIn },
  {
    name: 'offeredRatePct',
    label: /\b(?:rate|offer)\b/i,
    not: OTHER_RATE,
    read: (text) => only(text, PERCENT)?.[1],
  },
  {
    name: 'rateType',
    label: /\b(?:fixed|variable|adjustable)\b/i,
    not: OTHER_RATE,
    read: kindOf,
  },
  {
    name: 'termYears',
    label: /\b(?:term|fixed|variable)\b/i,
    not: /\b(?:amortization|amortized|current|present|existing|remaining|expired)\b/i,
    read: term,
  },
  {
    name: 'amortizationYears',
    label: /\b(?:amortization|amortized|years left)\b/i,
    not: /\boriginal\b/i,
    read: amortization,
  },
  {
    name: 'payment',
    label: /\bpayment\b/i,
    not: /\b(?:current|present|existing|tax|insurance|lump|prepayment|bi-?weekly|weekly|semi-?monthly|quarterly|annual)\b/i,
    read: money,
  },
];

/** A name with a lender's word in it, alone on its line. */
const LENDER =
  /^(?:[A-Z][\w&.’'-]* ){1,5}(?:Bank|Trust|Credit Union|Caisse|Savings|Financial|Mortgages?)(?: of Canada)?$|^Bank of [A-Z][\w ]+$/;
/** It stands at the head of a letter. */
const HEAD = 6;

const FIELDS = new Map<string, (typeof LETTER_FIGURES)[number]>(LETTER_FIGURES.map((field) => [field.name, field]));

/** Whether the form would take it by itself. */
function isTaken(name: LetterField, value: string): boolean {
  const field = FIELDS.get(name);
  return field !== undefined && fieldProblem(field, value, {}) === undefined;
}

/** The end of a label that has its answer on the next line. */
const LABEL_ALONE = /^[^\d$%]*:?$/;

function readBy(rule: Rule, lines: readonly LetterLine[]): ReadField | undefined {
  const found = lines.flatMap(({ text, confidence }, index): ReadField[] => {
    if (!rule.label.test(text) || rule.not?.test(text)) return [];
    const here = rule.read(text);
    if (here !== undefined) return [{ value: here, line: text, confidence }];
    const next = lines[index + 1];
    // a figure below its label; words below it are a new sentence
    if (!next || !LABEL_ALONE.test(text) || !/^[$\d(]|^[A-Z][a-z]+ \d/.test(next.text)) return [];
    const below = rule.read(next.text);
    if (below === undefined) return [];
    const both = Math.min(confidence, next.confidence);
    return [{ value: below, line: `${text} ${next.text}`, confidence: both }];
  });
  const [first] = found;
  // two answers are none: which of them counts is asked
  if (!first || found.some(({ value }) => value !== first.value)) return undefined;
  // the surest line, of several that say the same
  const surest = found.reduce((best, one) => (one.confidence > best.confidence ? one : best), first);
  return surest.confidence >= LEAST_CONFIDENCE && isTaken(rule.name, surest.value) ? surest : undefined;
}

function lenderOf(lines: readonly LetterLine[]): ReadField | undefined {
  const found = lines.slice(0, HEAD).find(({ text }) => LENDER.test(text));
  if (!found || found.confidence < LEAST_CONFIDENCE || !isTaken('lender', found.text)) return undefined;
  return { value: found.text, line: found.text, confidence: found.confidence };
}

const clean = (text: string): string => cut(text, LONGEST_LINE).replace(/\s+/g, ' ').trim();

/**
 * What a renewal letter says, each answer with the line it stands in. Nothing is guessed: an answer needs its label, a line
 * that was read surely enough, and no other line that says something else. What is missing is asked.
 */
export function readLetter(lines: readonly LetterLine[]): ReadLetter {
  const cleaned = lines
    .slice(0, MOST_LINES)
    .map(({ text, confidence }) => ({ text: clean(text), confidence }))
    .filter(({ text }) => text !== '');
  const read: ReadLetter = {};
  for (const rule of RULES) {
    const field = readBy(rule, cleaned);
    if (field) read[rule.name] = field;
  }
  const lender = lenderOf(cleaned);
  if (lender) read.lender = lender;
  return read;
}

/** Text that was typed or pasted: its lines are certain. */
export const linesOf = (text: string): LetterLine[] =>
  text.split(/\r?\n/).map((line) => ({ text: line, confidence: 100 }));
