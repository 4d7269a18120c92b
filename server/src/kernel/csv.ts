import { stringify } from 'csv-stringify/sync';

/** Turns a cell that a spreadsheet would run as a formula into text. */
export const cellText = (text: string | null): string =>
  text !== null && /^[=+\-@\t\r]/.test(text) ? `'${text}` : (text ?? '');

const LINE_END = '\r\n';

/** Lines of a CSV table. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: LINE_END },
  );

/** A whole table. The byte order mark makes Excel read accents correctly. */
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string => `\uFEFF${csvLines(rows)}`;
