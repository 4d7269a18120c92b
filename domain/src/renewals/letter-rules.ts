import { fieldProblem } from '../forms/field-problem.js';
import { readNumber } from '../forms/money.js';
import { LETTER_FIGURES, LETTER_TERMS, type LetterField } from './letter-form.js';

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

/** Where an answer stands, and what it is. */
export interface LetterRule {
  name: LetterField;
  /** What stands before the answer, or on the line above it */
  label: RegExp;
  /** A line with this is about something else */
  not?: RegExp;
  /** The answer within the rest of the line; undefined where there is none */
  read: (text: string) => string | undefined;
}

/** How the letters of one language put it. */
export interface LetterLanguage {
  rules: readonly LetterRule[];
  /** A line in the writing that the rules are for */
  plain: (text: string) => string;
  /** How a figure begins that stands below its label; other words there are a new sentence */
  below: RegExp;
  /** A lender's name, alone on its line as it was written */
  lender: RegExp;
}

/** How long something lasts, in the words of a language: the number is the first group. */
export interface DurationWords {
  years: RegExp;
  months: RegExp;
  /** The years, and then the months */
  yearsAndMonths: RegExp;
}

/** Of a line that was read with less, nothing is believed. */
const LEAST_CONFIDENCE = 60;

/** The only match of a pattern: of two, neither is the answer. */
export function only(text: string, pattern: RegExp): RegExpMatchArray | undefined {
  const found = [...text.matchAll(pattern)];
  return found.length === 1 ? found[0] : undefined;
}

/** An amount as the form holds it. */
export function amountOf(figure: string | undefined): string | undefined {
  const read = figure === undefined ? undefined : readNumber(figure);
  return read && 'plain' in read ? read.plain : undefined;
}

const numberOf = (digits: string): number => Number(digits.replace(',', '.'));

/** In the form's words: one of its terms. */
export function termIn(text: string, words: DurationWords): string | undefined {
  // a year and some months is no term of the form
  if (words.yearsAndMonths.test(text)) return undefined;
  const years = only(text, words.years)?.[1];
  const months = years === undefined ? only(text, words.months)?.[1] : undefined;
  const value = years === undefined ? months && String(Number(months) / 12) : String(numberOf(years));
  return LETTER_TERMS.some((choice) => choice.value === value) ? value : undefined;
}

/** In years, with two decimals at most. */
export function amortizationIn(text: string, words: DurationWords): string | undefined {
  const both = words.yearsAndMonths.exec(text);
  if (both) {
    const [, years = '', months = ''] = both;
    return Number(months) < 12 ? String(Math.round((Number(years) + Number(months) / 12) * 100) / 100) : undefined;
  }
  const years = only(text, words.years)?.[1];
  if (years !== undefined) return String(numberOf(years));
  const months = only(text, words.months)?.[1];
  return months === undefined ? undefined : String(Math.round((Number(months) / 12) * 100) / 100);
}

/** The kind of rate, where a text names one and not the other. */
export function kindIn(text: string, words: Record<'fixed' | 'variable', RegExp>): string | undefined {
  const isFixed = words.fixed.test(text);
  if (isFixed === words.variable.test(text)) return undefined;
  return isFixed ? 'fixed' : 'variable';
}

const FIELDS = new Map<string, (typeof LETTER_FIGURES)[number]>(LETTER_FIGURES.map((field) => [field.name, field]));

/** Whether the form would take it by itself. */
function isTaken(name: LetterField, value: string): boolean {
  const field = FIELDS.get(name);
  return field !== undefined && fieldProblem(field, value, {}) === undefined;
}

/** The end of a label that has its answer on the next line. */
const LABEL_ALONE = /^[^\d$%]*:?$/;

interface PlainLine extends LetterLine {
  plain: string;
}

function readBy(rule: LetterRule, lines: readonly PlainLine[], begins: RegExp): ReadField | undefined {
  const found = lines.flatMap(({ text, plain, confidence }, index): ReadField[] => {
    if (!rule.label.test(plain) || rule.not?.test(plain)) return [];
    const here = rule.read(plain);
    if (here !== undefined) return [{ value: here, line: text, confidence }];
    const next = lines[index + 1];
    if (!next || !LABEL_ALONE.test(plain) || !begins.test(next.plain)) return [];
    const below = rule.read(next.plain);
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

/** It stands at the head of a letter. */
const HEAD = 6;

function lenderOf(lines: readonly LetterLine[], lender: RegExp): ReadField | undefined {
  const found = lines.slice(0, HEAD).find(({ text }) => lender.test(text));
  if (!found || found.confidence < LEAST_CONFIDENCE || !isTaken('lender', found.text)) return undefined;
  return { value: found.text, line: found.text, confidence: found.confidence };
}

/** What a letter in a language says. */
export function readWith({ rules, plain, below, lender }: LetterLanguage, lines: readonly LetterLine[]): ReadLetter {
  const plainLines = lines.map((line) => ({ ...line, plain: plain(line.text) }));
  const read: ReadLetter = {};
  for (const rule of rules) {
    const field = readBy(rule, plainLines, below);
    if (field) read[rule.name] = field;
  }
  const name = lenderOf(lines, lender);
  if (name) read.lender = name;
  return read;
}
