import fc from 'fast-check';
import { formatDollars, formatMoney, groupDigits } from './dollars.js';
import { COMMA_ERROR, MINUS_ERROR, MONEY_ERROR, moneyString, NUMBER_ERROR, parseMoney, readNumber } from './money.js';

test.each([
  ['640000', 64_000_000],
  ['$640,000.00', 64_000_000],
  ['$500,000.00', 50_000_000],
  ['500 000,00', 50_000_000],
  ['500 000,00 $', 50_000_000],
  ['$ 1 234 567,8', 123_456_780],
  ['2,5', 250],
  ['1,23', 123],
  ['1 234,56', 123_456],
  ['640 000', 64_000_000],
  ['640\u00a0000', 64_000_000],
  ['640\u202f000,5', 64_000_050],
  ['1,234,567', 123_456_700],
  ['12.5', 1_250],
  ['12.', 1_200],
  ['.5', 50],
  ['0', 0],
  ['0.01', 1],
  ['CAD 1,234.56', 123_456],
  ['٤٢', 4_200],
  ['٥٠٠٬٠٠٠٫٥', 50_000_050],
  ['５０００００', 50_000_000],
  ['＄５００，０００．００', 50_000_000],
  ['\u200b500,000\u202c', 50_000_000],
  ['५००,०००', 50_000_000],
])('%s is an amount', (text, cents) => {
  expect(parseMoney(text)).toEqual({ cents });
});

test.each([
  ['', MONEY_ERROR],
  [' ', MONEY_ERROR],
  ['-5', MINUS_ERROR],
  ['−5', MINUS_ERROR],
  ['$-5', MINUS_ERROR],
  ['-5e9', MINUS_ERROR],
  ['1e9', MONEY_ERROR],
  ['1.2.3', MONEY_ERROR],
  ['1,2.3.4', COMMA_ERROR],
  ['12.345', MONEY_ERROR],
  ['500.000', MONEY_ERROR],
  ['1,234.567', MONEY_ERROR],
  ['1.234,56', COMMA_ERROR],
  ['1,', COMMA_ERROR],
  [',500', COMMA_ERROR],
  ['1,2345', COMMA_ERROR],
  ['12,34,567', COMMA_ERROR],
  ['1,234,56', COMMA_ERROR],
  ['1,,234', COMMA_ERROR],
  ['1,2.3', COMMA_ERROR],
  ['1 2', MONEY_ERROR],
  ['640 00', MONEY_ERROR],
  ['NaN', MONEY_ERROR],
  ['Infinity', MONEY_ERROR],
  ['0x10', MONEY_ERROR],
  ['12ab3', MONEY_ERROR],
  ['500k', MONEY_ERROR],
  ['$', MONEY_ERROR],
  ['$$5', MONEY_ERROR],
  ['9'.repeat(50_000), MONEY_ERROR],
])('%s is refused', (text, expected) => {
  expect(parseMoney(text)).toEqual({ error: expected });
});

test.each([
  ['2,5', '2.5'],
  ['3.94', '3.94'],
  ['.5', '0.5'],
  ['4.', '4.'],
  ['12.1234', '12.1234'],
  ['4,025', '4025'],
])('the number %s is %s', (text, plain) => {
  expect(readNumber(text)).toEqual({ plain });
});

test.each(['', 'abc', '1e1', '+4', '$4', '4%'])('%j is no number', (text) => {
  expect(readNumber(text)).toEqual({ error: NUMBER_ERROR });
});

const cents = fc.integer({ min: 0, max: 99_999_999_999 });
const FRENCH = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' });

test('every amount survives being written and read, in English and in French', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parseMoney(moneyString(amount))).toEqual({ cents: amount });
      expect(parseMoney(formatMoney(amount / 100))).toEqual({ cents: amount });
      expect(parseMoney(FRENCH.format(amount / 100))).toEqual({ cents: amount });
    }),
  );
});

test('what is read has the digits that were typed, all of them and in order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d ,.$-]{1,16}$/), (text) => {
      const read = readNumber(text);
      const digits = text.replace(/\D/g, '');
      // '.5' and ',5' get the zero that stands before the point
      if ('plain' in read) expect(read.plain.replace('.', '')).toBe(/^\s*[.,]/.test(text) ? `0${digits}` : digits);
    }),
  );
});

test('a letter, a minus or a second point anywhere is refused', () => {
  const bad = fc.constantFrom('e', 'a', '-', '−', '..', '%', '_');
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(7), bad, (number, at, sign) => {
      const text = String(number);
      expect(parseMoney(text.slice(0, at) + sign + text.slice(at))).toHaveProperty('error');
    }),
  );
});

test('amounts for people', () => {
  expect(formatDollars(2_613.6)).toBe('$2,614');
  expect(formatDollars(-0.2)).toBe('$0');
  expect(formatMoney(1_234.5)).toBe('$1,234.50');
  expect(formatMoney(-525.27)).toBe('−$525.27');
  expect(groupDigits('1234567.5')).toBe('1,234,567.5');
});

// a pattern that backtracks would not end before the limit of the test
test('a long hostile text is refused', () => {
  expect(parseMoney('1'.repeat(1_000_000) + 'e')).toEqual({ error: MONEY_ERROR });
});
