import { parseMoney } from '../forms/money.js';
import { AnswerReader } from '../underwriting/answer-reader.js';
import { numberOf, numberOrNone } from './texts.js';

test.each([
  ['2,5', 2.5],
  ['500 000,00', 500_000],
  ['1 234,56', 1_234.56],
  ['$640,000', 640_000],
  ['3.94 %', 3.94],
  ['.5', 0.5],
  ['25.', 25],
])('%s is the number %s', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test('every amount that a field takes is the same number here', () => {
  for (const text of [
    'CAD 1,234.56',
    'CA$500',
    'C$ 500',
    '$ 1 234 567,8',
    '500 000,00 $',
    '＄５００，０００',
    '500 CAD',
  ]) {
    const money = parseMoney(text);
    expect('cents' in money && money.cents / 100).toBe(numberOf(text));
    expect(new AnswerReader({ amount: text }).number('amount')).toBe(numberOf(text));
  }
});

test.each(['', undefined, '-5', '1e6', '500k', '1,2345', '1.2.3', '1,234,56'])('%s is no number', (text) => {
  expect(numberOf(text)).toBeNaN();
});

test('nothing typed is none where a field may stay empty', () => {
  expect(numberOrNone(' ')).toBe(0);
  expect(numberOrNone('x')).toBeNaN();
});
