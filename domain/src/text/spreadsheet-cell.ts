/** A spreadsheet takes a cell that begins so for a formula; East Asian editions take the fullwidth signs too. */
const SIGN = String.raw`[=+\-@＝＋－＠]`;
const FORMULA = String.raw`(?:${SIGN}|[\t\r\n])`;
/**
 * Where the comma is the decimal sign, as in French, a spreadsheet takes a semicolon for the end of a cell, and no quotation mark
 * inside one for its beginning: a sign behind a semicolon, a tab or a line break begins a cell there.
 */
const BETWEEN = String.raw`[;\t\r\n]`;
const TO_MARK = new RegExp(`^(?=${FORMULA})|(${BETWEEN})(?=${SIGN})`, 'g');
const MARKED = new RegExp(`^'(?=${FORMULA})|(${BETWEEN})'(?=${SIGN})`, 'g');

/** Turns a cell that a spreadsheet would run as a formula into text, and so each cell that it would make of it. */
export const cellText = (text: string | null): string => (text ?? '').replace(TO_MARK, `$1'`);

/** Takes away the apostrophes with which spreadsheets, and our export, mark a text. */
export const withoutCellMark = (text: string): string => text.replace(MARKED, '$1');
