import fc from 'fast-check';
import { cellText, withoutCellMark } from './spreadsheet-cell.js';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'];

test.each(SIGNS)('a cell that begins with %j is a text', (sign) => {
  expect(cellText(`${sign}1+1`)).toBe(`'${sign}1+1`);
});

test('every sign that is = + - or @ in another width or form is marked', () => {
  for (let code = 0; code < 0xffff; code += 1) {
    const sign = String.fromCharCode(code);
    const isFullwidth = code >= 0xff01 && code <= 0xff5e;
    if (isFullwidth && /^[=+\-@]/.test(sign.normalize('NFKC'))) expect(cellText(sign)).toBe(`'${sign}`);
  }
});

test.each([
  ['Ann;=1+1', `Ann;'=1+1`],
  ['";@SUM(A1)', `";'@SUM(A1)`],
  ['Ann\t＝1', `Ann\t'＝1`],
  ['=1;+2\n-3', `'=1;'+2\n'-3`],
])('so is each that a semicolon, a tab or a line break makes of %j elsewhere', (text, marked) => {
  expect(cellText(text)).toBe(marked);
  expect(withoutCellMark(marked)).toBe(text);
});

test('what the export marks, the import reads as it was', () => {
  const part = fc.oneof(fc.constantFrom(...SIGNS, ';'), fc.string());
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(!/(?:^|[;\t\r\n])'/.test(written));
      expect(withoutCellMark(cellText(written))).toBe(written);
    }),
  );
});

test('no text is an empty cell, and other texts stay', () => {
  expect([cellText(null), cellText(''), cellText('Élan = 1; deux\n\nsix-sept')]).toEqual([
    '',
    '',
    'Élan = 1; deux\n\nsix-sept',
  ]);
});
