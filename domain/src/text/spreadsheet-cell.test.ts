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

test('what the export marks, the import reads as it was', () => {
  const text = fc.tuple(fc.constantFrom(...SIGNS, ''), fc.string()).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(!/^'/.test(written));
      expect(withoutCellMark(cellText(written))).toBe(written);
    }),
  );
});

test('no text is an empty cell, and other texts stay', () => {
  expect([cellText(null), cellText(''), cellText('Élan = 1')]).toEqual(['', '', 'Élan = 1']);
});
