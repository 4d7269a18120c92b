import fc from 'fast-check';
import { parseMoney } from '@brokerage/domain/forms/money';
import { afterKey, atRest } from './money-text';

/** Types a text key by key at the end, as a person does. */
function typed(keys: string): string {
  let text = '';
  let ownCommas = true;
  for (const key of keys) {
    if (key === ',') {
      text = afterKey(text, { text: text + key, caret: text.length + 1 }, ownCommas).text;
      ownCommas = false;
    } else text = afterKey(text, { text: text + key, caret: text.length + 1 }, ownCommas).text;
  }
  return text;
}

test.each([
  ['640000', '640,000'],
  ['1234567.5', '1,234,567.5'],
  ['2,5', '2,5'],
  ['2,500', '2,500'],
  ['1,500,000', '1,500,000'],
  ['500 000,00', '500 000,00'],
  ['500000,00', '500 000,00'],
  ['500000,000', '500,000,000'],
  ['$640000', '640,000'],
  ['-5e9', '-5e9'],
  ['12ab3', '12ab3'],
  ['1.2.3', '1.2.3'],
  ['1,500,00', '1,500,00'],
])('%s is shown as %s while it is typed', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

test.each([
  ['500 000,00', '500,000'],
  ['2,5', '2.50'],
  ['$640,000.00', '640,000'],
  ['1234.5', '1,234.50'],
  ['', ''],
  ['-5e9', '-5e9'],
  ['1,500,00', '1,500,00'],
])('%s rests as %s', (text, shown) => {
  expect(atRest(text)).toBe(shown);
});

test.each([
  // a digit in the middle, one taken away, a separator taken away
  ['1,500', '19,500', 2, '19,500', 2],
  ['100,000', '1200,000', 2, '1,200,000', 3],
  ['1,200,000', '1,00,000', 2, '100,000', 1],
  ['1,500', '1500', 1, '1,500', 1],
  ['12,345', '2,345', 0, '2,345', 0],
])('%s becoming %s keeps the caret at its digit', (before, text, caret, shown, at) => {
  expect(afterKey(before, { text, caret }, true)).toEqual({ text: shown, caret: at });
});

test('typing any amount shows an amount of the same value', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.option(fc.nat(99)), fc.constantFrom('.', ','), (dollars, cents, point) => {
      const fraction = cents === null ? '' : point + String(cents).padStart(2, '0');
      const text = typed(`${dollars}${fraction}`);
      const expected = { cents: dollars * 100 + (cents ?? 0) };
      expect(parseMoney(text)).toEqual(expected);
      expect(parseMoney(atRest(text))).toEqual(expected);
    }),
  );
});
