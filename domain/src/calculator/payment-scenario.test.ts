import { schedule } from '../mortgage/schedule.js';
import { byYear } from '../mortgage/schedule-years.js';
import { paymentInput } from './payment-scenario.js';
import { numberOf, numberOrNone } from './texts.js';

const TEXTS = { principal: '$500,000', rate: '3.94', years: '25', frequency: 'bi-weekly', type: 'fixed', term: '5' };

test.each([
  ['$500,000.50', 500_000.5],
  [' 3.94 % ', 3.94],
  ['.5', 0.5],
  ['5.', 5],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['1e9', Number.NaN],
  ['1.2.3', Number.NaN],
])('%s is the number %d', (text, expected) => {
  expect(numberOf(text)).toBe(expected);
});

test('nothing typed may mean none', () => {
  expect([numberOrNone(' '), numberOrNone(undefined), numberOrNone('x')]).toEqual([0, 0, Number.NaN]);
});

test('texts become what the engine is asked', () => {
  expect(paymentInput(TEXTS)).toEqual({
    principal: 500_000,
    annualRatePct: 3.94,
    amortizationYears: 25,
    frequency: 'bi-weekly',
    compounding: 'semi-annual',
    termYears: 5,
    lumpSums: [],
    paymentIncreases: [],
  });
  expect(paymentInput({ ...TEXTS, type: 'variable' }).compounding).toBe('monthly');
  expect(paymentInput({ ...TEXTS, compounding: 'monthly' }).compounding).toBe('monthly');
  expect(paymentInput({ ...TEXTS, type: 'variable', compounding: 'semi-annual' }).compounding).toBe('semi-annual');
  expect(paymentInput({ ...TEXTS, type: 'variable', compounding: '' }).compounding).toBe('monthly');
});

test('a yearly sum falls on each anniversary, a single one and an increase after the years named', () => {
  const more = { years: '4', yearly: '1,000', once: '5000', onceAfter: '2', more: '50', moreAfter: '' };
  const input = paymentInput({ ...TEXTS, ...more });
  expect(input.lumpSums).toEqual([
    { amount: 5000, beforePayment: 53 },
    { amount: 1000, beforePayment: 27 },
    { amount: 1000, beforePayment: 53 },
    { amount: 1000, beforePayment: 79 },
  ]);
  expect(input.paymentIncreases).toEqual([{ amount: 50, fromPayment: 1 }]);
});

test('the years of a schedule add up to it', () => {
  const result = schedule(paymentInput({ ...TEXTS, frequency: 'accelerated-weekly', yearly: '2000' }));
  const years = byYear(result.rows, 52);
  const sum = (field: 'interest' | 'principal' | 'lumpSums') => years.reduce((total, year) => total + year[field], 0);
  expect(sum('interest')).toBeCloseTo(result.totalInterest, 2);
  expect(sum('principal') + sum('lumpSums')).toBeCloseTo(500_000, 2);
  expect(years.at(-1)).toMatchObject({ year: years.length, balance: 0 });
});
