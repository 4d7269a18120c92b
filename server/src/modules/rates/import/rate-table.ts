import { cut } from '@brokerage/domain/text/storable';
import { parse } from 'csv-parse/sync';
import { DomainError } from '../../../kernel/domain-error.js';

export const MAX_LINES = 10_000;
/** More than a table of rates has use for, so that one endless line is refused at once. */
const MAX_COLUMNS = 100;

export const COLUMNS = [
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
export type Column = (typeof COLUMNS)[number];

/** Other names people use for the columns. */
const ALIASES = new Map<string, Column>([
  ['lender', 'bank'],
  ['bank_name', 'bank'],
  ['lender_name', 'bank'],
  ['years', 'term'],
  ['term_years', 'term'],
  ['rate_percent', 'rate'],
  ['visible_to', 'visibility'],
  ['end_date', 'ends_on'],
  ['until', 'ends_on'],
  ['note', 'notes'],
]);

/** The column that a name in the first line means. */
export const headerOf = (text: string): Column | undefined => {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
  return COLUMNS.find((column) => column === name) ?? ALIASES.get(name);
};

/** A line of Excel's that names the sign between columns: 'sep=;' */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?\n/i;
const SIGNS = [',', ';', '\t'];
/** Longer than any line of column names: nothing of it is read */
const LONGEST_HEADER = 2_000;

/** Windows, Unix and old Macs end lines in three ways, and a file that went through several hands has more than one. */
export const withOneLineEnd = (csv: string): string => csv.replace(/\r\n?/g, '\n');

/** How many columns we know where this sign stands between them. A name may have another sign in it: "Rate, %". */
const columnsBy = (names: string, sign: string): number =>
  names.split(sign).filter((name) => headerOf(name) !== undefined).length;

/** The sign between the columns, and the table without the line that says so. Where the comma is the decimal sign, Excel writes semicolons. */
function shapeOf(csv: string): { delimiter: string; table: string; before: number } {
  const [line = '', said] = SEPARATOR_LINE.exec(csv) ?? [];
  const table = csv.slice(line.length);
  const names = cut(/^.*[a-z].*$/im.exec(table)?.[0] ?? '', LONGEST_HEADER);
  const [delimiter = ','] = [...SIGNS].sort((one, other) => columnsBy(names, other) - columnsBy(names, one));
  return { delimiter: said ?? delimiter, table, before: said === undefined ? 0 : 1 };
}

/** The rows that say anything, each with the line of the file it starts on: lines may be blank, and a cell may span several. */
export function readTable(csv: string): { cells: string[]; line: number }[] {
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
      record_delimiter: '\n',
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
