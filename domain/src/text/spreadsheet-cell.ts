/** A spreadsheet takes a cell that begins so for a formula; East Asian editions take the fullwidth signs too. */
const FORMULA = String.raw`[=+\-@＝＋－＠\t\r\n]`;
const STARTS = new RegExp(`^${FORMULA}`);
const GUARDED = new RegExp(`^'${FORMULA}`);

/** Turns a cell that a spreadsheet would run as a formula into text. */
export const cellText = (text: string | null): string =>
  text !== null && STARTS.test(text) ? `'${text}` : (text ?? '');

/** Takes away the apostrophe with which spreadsheets, and our export, mark a text. */
export const withoutCellMark = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
