import fc from 'fast-check';
import { formatDollars, formatMoney, MONEY_ERROR, moneyString, parseMoney } from './money.js';

test.each([
  ['640000', 64_000_000],
  ['$640,000.00', 64_000_000],
  ['$500,000.00', 50_000_000],
  ['640 000', 64_000_000],
  ['640\u00a0000', 64_000_000],
  ['12.5', 1_250],
  ['12.', 1_200],
  ['0', 0],
  ['0.01', 1],
  ['CAD 1,234.56', 123_456],
])('%s', (text, cents) => {
  expect(parseMoney(text)).toEqual({ cents });
});

test.each([
  '',
  ' ',
  '-5',
  '−5',
  '1e9',
  '1.2.3',
  '1,2.3.4',
  '12.345',
  'NaN',
  'Infinity',
  '0x10',
  '12abc',
  '$',
  '٤٢',
  '9'.repeat(50_000),
])('refuses %s', (text) => {
  expect(parseMoney(text)).toEqual({ error: MONEY_ERROR });
});

test('every amount survives being written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(parseMoney(moneyString(cents))).toEqual({ cents });
      expect(parseMoney(formatMoney(cents))).toEqual({ cents });
    }),
  );
});

test('whole dollars for people', () => {
  expect(formatDollars(2_613.6)).toBe('$2,614');
});

test('a long hostile text is refused at once', () => {
  const started = performance.now();
  parseMoney('1'.repeat(50_000) + 'e');
  expect(performance.now() - started).toBeLessThan(50);
});
