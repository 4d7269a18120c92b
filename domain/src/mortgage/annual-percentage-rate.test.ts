import fc from 'fast-check';
import { amortize } from './amortize.js';
import {
  annualPercentageRate,
  aprOf as formula,
  averageOwed,
  type AnnualPercentageRateInput,
} from './annual-percentage-rate.js';

const SECOND: AnnualPercentageRateInput = {
  principal: 80_000,
  annualRatePct: 9.49,
  amortizationYears: 25,
  compounding: 'semi-annual',
  termMonths: 24,
  fees: 4300,
};
const aprOf = (change: Partial<AnnualPercentageRateInput>) => annualPercentageRate({ ...SECOND, ...change }).aprPct;

// worked by hand: 9.49 + 4,300 ÷ (2 × 79,174); 4.19 + 2,000 ÷ (5 × 375,975.73); 9.99 + 4,000 ÷ (2 × 99,045.42)
test.each([
  ['a second mortgage over two years', {}, '12.21'],
  ['the same with $300', { fees: 300 }, '9.68'],
  ['12% without fees', { annualRatePct: 12, fees: 0 }, '12.00'],
  ['4% without fees', { annualRatePct: 4, fees: 0 }, '4.00'],
  ['five years', { principal: 400_000, annualRatePct: 4.19, termMonths: 60, fees: 2000 }, '4.30'],
  ['two years at 9.99%', { principal: 100_000, annualRatePct: 9.99, fees: 4000 }, '12.01'],
] as const)('%s', (_, change, expected) => {
  expect(aprOf(change).toFixed(2)).toBe(expected);
});

test('2.99% over four years with $250 is 3.0256', () => {
  expect(formula({ ratePct: 2.99, fees: 250, averagePrincipal: 175_562, months: 48 })).toBe(3.0256);
});

test('a loan paid off before its term ends counts the months it lasted', () => {
  expect(aprOf({ amortizationYears: 1, termMonths: 24 })).toBe(aprOf({ amortizationYears: 1, termMonths: 12 }));
});

const loan = fc.record({
  principal: fc.integer({ min: 10_000, max: 5_000_000 }),
  annualRatePct: fc.integer({ min: 0, max: 300_000 }).map((rate) => rate / 10_000),
  amortizationYears: fc.integer({ min: 2, max: 40 }),
  compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
  termMonths: fc.integer({ min: 1, max: 120 }),
  fees: fc.integer({ min: 0, max: 50_000 }),
});

test('it is the contract rate without fees and never below it', () => {
  fc.assert(
    fc.property(loan, (input) => {
      expect(aprOf({ ...input, fees: 0 })).toBe(input.annualRatePct);
      expect(aprOf(input)).toBeGreaterThanOrEqual(input.annualRatePct);
    }),
  );
});

test('it rises with the fees and falls with the term', () => {
  fc.assert(
    fc.property(loan, (input) => {
      expect(aprOf({ ...input, fees: input.fees + 100 })).toBeGreaterThanOrEqual(aprOf(input));
      const longest = input.amortizationYears * 12;
      if (input.termMonths + 12 <= longest)
        expect(aprOf({ ...input, termMonths: input.termMonths + 12 })).toBeLessThanOrEqual(aprOf(input));
    }),
  );
});

test('the average is that of the schedule', () => {
  fc.assert(
    fc.property(loan, (input) => {
      const rows = amortize({ ...input, frequency: 'monthly' }).rows.slice(0, input.termMonths);
      const owed = rows.map((_, index) => rows[index - 1]?.balance ?? input.principal);
      const { averagePrincipal, months } = averageOwed(input);
      // payments are whole cents in the schedule, and here they are not
      expect(Math.abs(averagePrincipal - owed.reduce((sum, balance) => sum + balance, 0) / rows.length)).toBeLessThan(
        input.principal * 1e-4,
      );
      expect(Math.abs(months - rows.length)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['fees', -1],
  ['termMonths', 0],
  ['principal', 0],
  ['annualRatePct', 31],
  ['amortizationYears', 0],
] as const)('a wrong %s is named', (field, value) => {
  expect(() => aprOf({ [field]: value })).toThrow(expect.objectContaining({ field }));
});
