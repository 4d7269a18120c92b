import { entriesOf } from '@brokerage/domain/data/objects';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { readNumber } from '@brokerage/domain/forms/money';
import { machineText } from '@brokerage/domain/text/pasted';
import { plainLetters } from '@brokerage/domain/text/plain-letters';
import { cellText, withoutCellMark } from '@brokerage/domain/text/spreadsheet-cell';
import { csvTable } from '../../../kernel/csv.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { Compounding } from '../compounding.enum.js';
import { publicProblems } from '../rate-check.js';
import { feesFrom, newFacts, type Facts } from '../rate-facts.js';
import { RateInsurance, RatePurpose, RateType, RateVisibility } from '../rate.entity.js';
import { COLUMNS, headerOf, MAX_LINES, readTable, withOneLineEnd, type Column } from './rate-table.js';

export const MAX_CSV_BYTES = 5 * 1024 * 1024;
/** An APR is worked out and never written down: a rate changed in the file would leave it behind. */
const WRITTEN = COLUMNS.filter((column) => column !== 'apr');
const REQUIRED: readonly Column[] = ['bank', 'term', 'type', 'rate'];
/** What people say in their own words */
const WORDS: readonly Column[] = ['bank', 'notes'];

/** One line of the file: its facts, or everything that is wrong with it. */
export type ParsedLine = { line: number; bank: string } & (
  | { facts: Facts; kept: readonly KeptFact[] }
  | { message: string }
);

/** A file without one of these columns leaves the value as it is. */
const KEPT = {
  compounding: 'compounding',
  fees: 'fees',
  visibility: 'visibility',
  ends_on: 'endsOn',
  notes: 'notes',
} as const satisfies Partial<Record<Column, keyof Facts>>;
export type KeptFact = (typeof KEPT)[keyof typeof KEPT];

const CHOICES = {
  type: Object.values(RateType),
  compounding: Object.values(Compounding),
  purpose: Object.values(RatePurpose),
  insurance: Object.values(RateInsurance),
  visibility: Object.values(RateVisibility),
} as const;

/** Reads the whole file. Throws if it is not a table of rates at all. */
export function parseRates(csv: string): ParsedLine[] {
  if (Buffer.byteLength(csv) > MAX_CSV_BYTES)
    throw new DomainError('INVALID', 'The file is larger than 5 MB. Split it and import the parts.', 'file');
  if (/[\0\uFFFD]/.test(csv)) {
    throw new DomainError('INVALID', 'The file is not UTF-8 text. Save it again as “CSV UTF-8”.', 'file');
  }
  const rows = readTable(withOneLineEnd(csv));
  const [header, ...lines] = rows;
  const columns = (header?.cells ?? []).map(headerOf);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new DomainError(
      'INVALID',
      `The first line must name the columns. These are missing: ${missing.join(', ')}.`,
      'file',
    );
  }
  if (lines.length > MAX_LINES) {
    throw new DomainError(
      'INVALID',
      `The file has more than ${MAX_LINES.toLocaleString('en-CA')} lines. Split it and import the parts.`,
      'file',
    );
  }
  // an APR says what the fees are
  const isSaid = (column: Column): boolean =>
    columns.includes(column) || (column === 'fees' && columns.includes('apr'));
  const kept = entriesOf(KEPT).flatMap(([column, fact]) => (isSaid(column) ? [] : [fact]));
  return lines.map(({ cells, line }) => {
    const cell = (column: Column): string => {
      const text = cells[columns.indexOf(column)] ?? '';
      return (WORDS.includes(column) ? text : asRead(text)).trim();
    };
    return { line, bank: withoutCellMark(cell('bank')), kept, ...readLine(cell) };
  });
}

/** Copied tables bring marks that nobody sees: no part of a number, a day or a word of ours. */
const asRead = (text: string): string => (/[^ -~]/.test(text) ? machineText(text) : text);

/**
 * A cell without the mark around its number. The mark alone is a pattern, and the space beside it is not: from each of many
 * spaces on, all that follow would be gone over again.
 */
const without = (mark: RegExp, text: string): string => text.replace(mark, '').trim();

/** 'Signed in', 'signed-in' and 'signed_in' are the same word. */
const plain = (word: string): string => word.toLowerCase().replace(/[\s-]+/g, '_');

function readLine(cell: (column: Column) => string): { facts: Facts } | { message: string } {
  const wrong: string[] = [];
  const number = (column: Column): number => {
    const read = readNumber(without(/(?:%|years?|yrs?)$/i, cell(column)));
    if ('plain' in read && /^\d{1,3}(\.\d{1,6})?$/.test(read.plain)) return Number(read.plain);
    wrong.push(`${column}: “${cell(column)}” is not a number`);
    return Number.NaN;
  };
  const choice = <K extends keyof typeof CHOICES>(column: K): (typeof CHOICES)[K][number] | undefined => {
    const text = plain(cell(column));
    if (text === '') return undefined;
    const found = CHOICES[column].find((value) => plain(value) === text);
    if (!found) wrong.push(`${column}: “${cell(column)}” is not one of ${CHOICES[column].join(', ')}`);
    return found;
  };
  const type = choice('type');
  if (!type && cell('type') === '') wrong.push('type: is missing');
  const unsaid = newFacts({ term: number('term'), type: type ?? 'fixed', rate: number('rate') });
  const facts: Facts = {
    ...unsaid,
    compounding: choice('compounding') ?? unsaid.compounding,
    fees: null,
    purpose: choice('purpose') ?? unsaid.purpose,
    insurance: choice('insurance') ?? unsaid.insurance,
    province: provinceOf(cell('province'), wrong),
    visibility: choice('visibility') ?? unsaid.visibility,
    endsOn: dayIn(cell('ends_on'), wrong),
    notes: withoutCellMark(cell('notes')) || null,
  };
  if (wrong.length === 0) facts.fees = feesOf(facts, cell, wrong);
  if (cell('bank') === '') wrong.push('bank: is missing');
  wrong.push(...moreProblems(facts, wrong));
  return wrong.length > 0 ? { message: wrong.join('; ') } : { facts };
}

/** Dollars: the fees of the line, or those that explain its APR. */
function feesOf(facts: Facts, cell: (column: Column) => string, wrong: string[]): number | null {
  const read = (column: 'fees' | 'apr'): string | undefined => {
    const found = readNumber(without(/^\$|[%$]$/g, cell(column)));
    if (cell(column) !== '' && !('plain' in found)) wrong.push(`${column}: “${cell(column)}” is not a number`);
    return cell(column) !== '' && 'plain' in found ? found.plain : undefined;
  };
  const [fees, apr] = [read('fees'), read('apr')];
  try {
    return feesFrom(facts, fees, apr === undefined ? undefined : Number(apr));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    wrong.push(`apr: ${error.message}`);
    return null;
  }
}

/** What can be read but not kept or published. A column that could not be read is not judged again. */
function moreProblems(facts: Facts, wrong: readonly string[]): string[] {
  const isWrong = (column: string): boolean => wrong.some((message) => message.startsWith(`${column}:`));
  return publicProblems(facts)
    .map(({ field, message }) => ({ column: field?.[0] === 'endsOn' ? 'ends_on' : (field?.[0] ?? ''), message }))
    .filter(({ column }) => !isWrong(column))
    .map(({ column, message }) => `${column}: ${message}`);
}

/** Spreadsheets rewrite days in their own order: 31/12/2026 says which number is the day, 5/6/2026 does not. */
const REWRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;

function dayIn(text: string, wrong: string[]): string | null {
  const day = (year: string, month: string, date: string): string =>
    `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const [, year, month = '', date = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return day(year, month, date);
  const [, first = '', second = '', last] = REWRITTEN.exec(text) ?? [];
  if (last === undefined) return text || null;
  if (first !== second && Number(first) <= 12 && Number(second) <= 12) {
    wrong.push(`ends_on: “${text}” could be two days. Write the year first, like ${last}-12-31`);
    return null;
  }
  return Number(first) > 12 ? day(last, second, first) : day(last, first, second);
}

function provinceOf(text: string, wrong: string[]): string | null {
  if (text === '' || /^(all|any|everywhere)$/i.test(text)) return null;
  const found = PROVINCES.find(
    ({ code, name }) => code === text.toUpperCase() || plainLetters(name) === plainLetters(text),
  );
  if (!found) wrong.push(`province: “${text}” is not a province or territory`);
  return found?.code ?? null;
}

/** parseRates can read this back. */
export function ratesCsv(rows: readonly { bankName: string; facts: Facts }[]): string {
  const lines = rows.map(({ bankName, facts }) => [
    cellText(bankName),
    facts.term,
    facts.type,
    facts.compounding,
    facts.rate,
    facts.fees ?? '',
    facts.purpose,
    facts.insurance,
    facts.province ?? '',
    facts.visibility,
    facts.endsOn ?? '',
    cellText(facts.notes),
  ]);
  return csvTable([WRITTEN, ...lines]);
}
