import { PROVINCES } from 'domain/vocabulary/applications';
import { rateProblem } from 'domain/rates/sanity';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { DomainError } from '../domain-error.js';
import { factsProblems, NEW_RATE, type Facts } from './rate-facts.js';

export const MAX_CSV_BYTES = 5 * 1024 * 1024;
export const MAX_LINES = 10_000;

const COLUMNS = [
  'bank',
  'term',
  'type',
  'rate',
  'apr',
  'purpose',
  'insurance',
  'province',
  'visibility',
  'ends_on',
  'notes',
] as const;
type Column = (typeof COLUMNS)[number];
const REQUIRED: readonly Column[] = ['bank', 'term', 'type', 'rate'];
/** Other names that people give the columns. */
const ALIASES: Readonly<Record<string, Column>> = {
  lender: 'bank',
  bank_name: 'bank',
  lender_name: 'bank',
  years: 'term',
  term_years: 'term',
  rate_percent: 'rate',
  visible_to: 'visibility',
  end_date: 'ends_on',
  until: 'ends_on',
  note: 'notes',
};

/** One line of the file: its facts, or what is wrong with it. */
export type ParsedLine = { line: number; bank: string } & (
  { facts: Facts; kept: readonly KeptFact[] } | { message: string }
);

/** What a table without the column leaves as it is. */
const KEPT = { apr: 'apr', visibility: 'visibility', ends_on: 'endsOn', notes: 'notes' } as const satisfies Partial<
  Record<Column, keyof Facts>
>;
export type KeptFact = (typeof KEPT)[keyof typeof KEPT];

const CHOICES = {
  type: ['fixed', 'variable'],
  purpose: ['any', 'purchase', 'renewal', 'refinance'],
  insurance: ['any', 'insured', 'insurable', 'uninsured'],
  visibility: ['everyone', 'signed_in', 'hidden'],
} as const;

const headerOf = (text: string): Column | undefined => {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
  return COLUMNS.find((column) => column === name) ?? ALIASES[name];
};

/** Reads the whole file; throws where it is no table of rates at all. */
export function parseRates(csv: string): ParsedLine[] {
  if (Buffer.byteLength(csv) > MAX_CSV_BYTES) throw new DomainError('INVALID', 'The file is larger than 5 MB.', 'file');
  if (/[\0\uFFFD]/.test(csv)) {
    throw new DomainError('INVALID', 'The file is not text in UTF-8. Save it again as “CSV UTF-8”.', 'file');
  }
  const rows = readTable(csv);
  const [header, ...lines] = rows;
  const columns = (header?.cells ?? []).map(headerOf);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new DomainError('INVALID', `The first line must name the columns. Missing: ${missing.join(', ')}.`, 'file');
  }
  if (lines.length > MAX_LINES) {
    throw new DomainError('INVALID', `The file has more than ${MAX_LINES.toLocaleString('en-CA')} lines.`, 'file');
  }
  const kept = Object.entries(KEPT).flatMap(([column, fact]) => (columns.includes(column as Column) ? [] : [fact]));
  return lines.map(({ cells, line }) => {
    const cell = (column: Column): string => (cells[columns.indexOf(column)] ?? '').trim();
    return { line, bank: unguarded(cell('bank')), kept, ...readLine(cell) };
  });
}

/** The table's rows with the line of the file on which each begins: some are blank, and a cell may hold several. */
function readTable(csv: string): { cells: string[]; line: number }[] {
  const firstLine = csv.slice(0, csv.indexOf('\n') < 0 ? undefined : csv.indexOf('\n'));
  try {
    const rows = parse(csv, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // what Excel writes where the comma is the decimal sign
      delimiter: firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',',
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines - linesWithin(record) }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new DomainError('INVALID', `The file is not a CSV table: ${reason}`.slice(0, 200), 'file');
  }
}

const linesWithin = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0);

/** Spreadsheets guard text with an apostrophe, as our own export does. */
const unguarded = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

function readLine(cell: (column: Column) => string): { facts: Facts } | { message: string } {
  const wrong: string[] = [];
  const number = (column: Column): number => {
    const text = cell(column)
      .replace(/\s*(%|years?|yrs?)$/i, '')
      .replace(',', '.');
    if (/^\d{1,3}(\.\d{1,6})?$/.test(text)) return Number(text);
    wrong.push(`${column}: “${cell(column)}” is not a number`);
    return Number.NaN;
  };
  const choice = <K extends keyof typeof CHOICES>(column: K): (typeof CHOICES)[K][number] | undefined => {
    const text = cell(column)
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    if (text === '') return undefined;
    const found = CHOICES[column].find((value) => value === text);
    if (!found) wrong.push(`${column}: “${cell(column)}” is none of ${CHOICES[column].join(', ')}`);
    return found;
  };
  const type = choice('type');
  if (!type && cell('type') === '') wrong.push('type: is missing');
  const facts: Facts = {
    ...NEW_RATE,
    term: number('term'),
    type: type ?? 'fixed',
    rate: number('rate'),
    apr: cell('apr') === '' ? null : number('apr'),
    purpose: choice('purpose') ?? NEW_RATE.purpose,
    insurance: choice('insurance') ?? NEW_RATE.insurance,
    province: provinceOf(cell('province'), wrong),
    visibility: choice('visibility') ?? NEW_RATE.visibility,
    endsOn: cell('ends_on') || null,
    notes: unguarded(cell('notes')) || null,
  };
  if (cell('bank') === '') wrong.push('bank: is missing');
  if (wrong.length === 0) wrong.push(...factsProblems(facts).map(({ field, message }) => `${field?.[0]}: ${message}`));
  const insane = wrong.length === 0 ? rateProblem(facts.rate) : null;
  if (insane) wrong.push(`rate: ${insane}`);
  return wrong.length > 0 ? { message: wrong.join('; ') } : { facts };
}

function provinceOf(text: string, wrong: string[]): string | null {
  if (text === '' || /^(all|any|everywhere)$/i.test(text)) return null;
  const found = PROVINCES.find(
    ({ code, name }) => code === text.toUpperCase() || name.toLowerCase() === text.toLowerCase(),
  );
  if (!found) wrong.push(`province: “${text}” is not a province or territory`);
  return found?.code ?? null;
}

/** A cell that a spreadsheet would take for a formula is made a text. */
const guarded = (text: string | null): string =>
  text !== null && /^[=+\-@\t\r]/.test(text) ? `'${text}` : (text ?? '');

/** What parseRates reads back; with a byte order mark, so that Excel sees the accents. */
export function ratesCsv(rows: readonly { bankName: string; facts: Facts }[]): string {
  const lines = rows.map(({ bankName, facts }) => [
    guarded(bankName),
    facts.term,
    facts.type,
    facts.rate,
    facts.apr ?? '',
    facts.purpose,
    facts.insurance,
    facts.province ?? '',
    facts.visibility,
    facts.endsOn ?? '',
    guarded(facts.notes),
  ]);
  return stringify([[...COLUMNS], ...lines], { bom: true, record_delimiter: '\r\n' });
}
