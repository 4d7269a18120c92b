import { entriesOf } from '@brokerage/domain/data/objects';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { readNumber } from '@brokerage/domain/forms/money';
import { cut } from '@brokerage/domain/text/storable';
import { parse } from 'csv-parse/sync';
import { cellText, withoutCellMark } from '@brokerage/domain/text/spreadsheet-cell';
import { csvTable } from '../../../kernel/csv.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { Compounding } from '../compounding.enum.js';
import { publicProblems } from '../rate-check.js';
import { feesFrom, newFacts, type Facts } from '../rate-facts.js';
import { RateInsurance, RatePurpose, RateType, RateVisibility } from '../rate.entity.js';

export const MAX_CSV_BYTES = 5 * 1024 * 1024;
export const MAX_LINES = 10_000;
/** More than a table of rates has use for, so that one endless line is refused at once. */
const MAX_COLUMNS = 100;

const COLUMNS = [
  'bank',
  'term',
  'type',
  'compounding',
  'rate',
  'fees',
  'apr',
  'purpose',
  'insurance',
  'province',
  'visibility',
  'ends_on',
  'notes',
] as const;
type Column = (typeof COLUMNS)[number];
/** An APR is worked out and never written down: a rate changed in the file would leave it behind. */
const WRITTEN = COLUMNS.filter((column) => column !== 'apr');
const REQUIRED: readonly Column[] = ['bank', 'term', 'type', 'rate'];
/** Other names people use for the columns. */
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

const headerOf = (text: string): Column | undefined => {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
  return COLUMNS.find((column) => column === name) ?? ALIASES[name];
};

/** Reads the whole file. Throws if it is not a table of rates at all. */
export function parseRates(csv: string): ParsedLine[] {
  if (Buffer.byteLength(csv) > MAX_CSV_BYTES)
    throw new DomainError('INVALID', 'The file is larger than 5 MB. Split it and import the parts.', 'file');
  if (/[\0\uFFFD]/.test(csv)) {
    throw new DomainError('INVALID', 'The file is not UTF-8 text. Save it again as “CSV UTF-8”.', 'file');
  }
  const rows = readTable(csv);
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
    const cell = (column: Column): string => (cells[columns.indexOf(column)] ?? '').trim();
    return { line, bank: withoutCellMark(cell('bank')), kept, ...readLine(cell) };
  });
}

/** A line of Excel's that names the sign between columns: 'sep=;' */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?\r?\n/i;

/** The sign between the columns, and the table without the line that says so. Where the comma is the decimal sign, Excel writes semicolons. */
function shapeOf(csv: string): { delimiter: string; table: string; before: number } {
  const [line = '', said] = SEPARATOR_LINE.exec(csv) ?? [];
  const table = csv.slice(line.length);
  const names = table.slice(0, table.indexOf('\n') < 0 ? undefined : table.indexOf('\n'));
  const delimiter = [',', ';', '\t'].find((sign) => names.includes(sign)) ?? ',';
  return { delimiter: said ?? delimiter, table, before: said === undefined ? 0 : 1 };
}

/** The rows that say anything, each with the line of the file it starts on: lines may be blank, and a cell may span several. */
function readTable(csv: string): { cells: string[]; line: number }[] {
  const { delimiter, table, before } = shapeOf(csv);
  try {
    const rows = parse(table, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // the header, and one line too many so that we can say so
      to: MAX_LINES + 2,
      cast: (text, { index }) => {
        if (index >= MAX_COLUMNS) throw new Error(`A line has more than ${MAX_COLUMNS} columns.`);
        return text;
      },
      delimiter,
      // its types know of no rows with `info`
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows
      .map(({ record, info }) => ({ cells: record, line: before + info.lines - linesWithin(record) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new DomainError('INVALID', cut(`The file is not a valid CSV table: ${reason}`, 200), 'file');
  }
}

const linesWithin = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0);

/** 'Signed in', 'signed-in' and 'signed_in' are the same word. */
const plain = (word: string): string => word.toLowerCase().replace(/[\s-]+/g, '_');

function readLine(cell: (column: Column) => string): { facts: Facts } | { message: string } {
  const wrong: string[] = [];
  const number = (column: Column): number => {
    const read = readNumber(cell(column).replace(/\s*(%|years?|yrs?)$/i, ''));
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
    const found = readNumber(cell(column).replace(/^\$\s*|\s*[%$]$/g, ''));
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
    ({ code, name }) => code === text.toUpperCase() || name.toLowerCase() === text.toLowerCase(),
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
