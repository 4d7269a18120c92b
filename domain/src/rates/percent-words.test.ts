import fc from 'fast-check';
import { rateRemark } from '../chat/day-rate.js';
import { emailToBank } from '../renewals/letter-words.js';
import { aprText, rateText } from './percent-words.js';
import { watchWords } from './watch-words.js';

test.each([
  [3.9, '3.90'],
  [4, '4.00'],
  [3.94, '3.94'],
  [3.945, '3.945'],
  [3.944, '3.944'],
  [4.1925, '4.1925'],
  [3.945 + 2, '5.945'],
  [10.5, '10.50'],
])('a rate of %p is said as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
  expect(Number(rateText(rate))).toBeCloseTo(rate, 6);
});

test.each([
  [3.9653, 3.94, '3.97'],
  [3.94, 3.94, '3.94'],
  // without fees: not 3.94%, which nobody lends at
  [3.944, 3.944, '3.944'],
  [3.9653, 3.944, '3.965'],
])('an APR of %p for a rate of %p is said as %s', (apr, rate, text) => {
  expect(aprText(apr, rate)).toBe(text);
});

test('no APR is said below its rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5000, max: 300_000 }), fc.double({ min: 0, max: 5, noNaN: true }), (units, more) => {
      const rate = units / 10_000;
      expect(Number(aprText(rate + more, rate))).toBeGreaterThanOrEqual(Number(rateText(rate)));
    }),
  );
});

// 3.95% is not "3.95% or lower" for who waits for 3.945%
test('a sentence says the rate that is counted with', () => {
  expect(watchWords({ goal: 'rate', province: 'ON', targetPct: 3.945, term: 5 })).toBe(
    'A 5-year fixed rate at 3.945% or lower',
  );
  const day = { kind: '5-year fixed', ratePct: 3.944, aprPct: 3.9712, compounding: 'semi-annual' } as const;
  expect(rateRemark(day, '')).toContain('is 3.944% (3.971% APR)');
  const letter = {
    balance: 400_000,
    maturityDate: '2027-05-14',
    offeredRatePct: 4.825,
    rateType: 'fixed',
    termYears: 5,
  };
  const { text } = emailToBank(
    {
      ...letter,
      rateType: 'fixed',
      amortizationYears: 20,
      insured: null,
      province: 'ON',
      lender: null,
      payment: null,
      dischargeFee: null,
    },
    { quoted: { ratePct: 4.345, saving: 5000, hasKnownTerms: false }, months: 60, today: '2026-11-30' },
  );
  expect(text).toContain('You offer 4.825%, 5-year fixed');
  expect(text).toContain('shows me 4.345% over 5 years');
});
