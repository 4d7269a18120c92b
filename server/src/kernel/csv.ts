import { stringify } from 'csv-stringify/sync';

const LINE_END = '\r\n';

/** Lines of a CSV table. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: LINE_END },
  );

/** A whole table. The byte order mark makes Excel read accents correctly. */
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string => `\uFEFF${csvLines(rows)}`;
