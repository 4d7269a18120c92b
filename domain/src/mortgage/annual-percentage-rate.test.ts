import fc from 'fast-check';
import { annualPercentageRate, type AnnualPercentageRateInput } from './annual-percentage-rate.js';

const SECOND: AnnualPercentageRateInput = {
  principal: 80_000,
  annualRatePct: 9.49,
  amortizationYears: 25,
  compounding: 'semi-annual',
  termMonths: 24,
  fees: 4300,
};
const aprOf = (change: Partial<AnnualPercentageRateInput>) => annualPercentageRate({ ...SECOND, ...change }).aprPct;

test.each([
  ['a second mortgage over two years', {}, 12.02],
  [
    'a refinance over five',
    { principal: 480_000, annualRatePct: 3.94, amortizationYears: 20, termMonths: 60, fees: 1450 },
    3.97,
  ],
  ['stated income, a fee of 1%', { principal: 358_700, annualRatePct: 5.59, fees: 3587 }, 6.04],
] as const)('%s', (_, change, expected) => {
  expect(aprOf(change)).toBe(expected);
});

test('without fees it is the monthly nominal rate, below the rate that is compounded twice a year', () => {
  // 12 × ((1 + 0.0949/2)^(1/6) − 1) = 9.308%
  expect(aprOf({ fees: 0 })).toBe(9.31);
  expect(aprOf({ fees: 0, compounding: 'monthly' })).toBe(9.49);
});

test('a loan paid off before its term ends counts the months it lasted', () => {
  expect(aprOf({ amortizationYears: 1, termMonths: 24 })).toBe(aprOf({ amortizationYears: 1, termMonths: 12 }));
});

test('fees only raise it, and a longer term spreads them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 6, max: 60 }), (fees, termMonths) => {
      expect(aprOf({ fees, termMonths })).toBeGreaterThanOrEqual(aprOf({ fees: 0, termMonths }));
      expect(aprOf({ fees, termMonths: termMonths + 12 })).toBeLessThanOrEqual(aprOf({ fees, termMonths }) + 0.02);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['fees', -1],
  ['termMonths', 0],
  ['principal', 0],
  ['annualRatePct', 31],
] as const)('a wrong %s is named', (field, value) => {
  expect(() => aprOf({ [field]: value })).toThrow(expect.objectContaining({ field }));
});
