import fc from 'fast-check';
import { helocMax } from './equity.js';
import { refinance } from './refinance.js';
import { secondMortgage, secondMortgageByRate, type SecondMortgageInput } from './second-mortgage.js';

const HOME: SecondMortgageInput = {
  value: 700_000,
  firstBalance: 400_000,
  firstRatePct: 2.44,
  firstAmortizationYears: 20,
  monthsRemaining: 22,
  amount: 80_000,
  secondRatePct: 9.49,
  secondAmortizationYears: 25,
  secondTermMonths: 24,
  secondFees: 2400,
  secondCosts: 1900,
  refinanceRatePct: 3.94,
  refinanceTermMonths: 60,
  refinanceFees: 0,
  refinanceCosts: 1450,
};
const of = (change: Partial<SecondMortgageInput>) => secondMortgage({ ...HOME, ...change });

test('a cheap first mortgage is worth keeping: $80,000 on a home of $700,000', () => {
  const found = of({});
  expect(found).toMatchObject({
    second: { firstPayment: 2105.55, payment: 2793.84, fees: 2400, costs: 1900, aprPct: 12.2055 },
    refinance: { principal: 480_000, payment: 2885.5, penalty: 2440, aprPct: 4.0061 },
    equalAtPct: 2.81,
    equityLeft: 220_000,
    maxSecond: 160_000,
    maxLine: 160_000,
    tables: [expect.objectContaining({ table: 'loan-to-value limits' })],
  });
  const dollars = [found.second.firstInterest, found.second.interest, found.second.total, found.refinance.interest];
  expect(dollars.map(Math.round)).toEqual([17_189, 13_523, 35_012, 33_374]);
  expect([found.refinance.total, found.saving].map(Math.round)).toEqual([37_264, 2252]);
});

test('an expensive one is not: the verdict turns', () => {
  expect(of({ firstRatePct: 3.5 }).saving).toBeLessThan(0);
  expect(of({ amount: 150_000 }).saving).toBeLessThan(0);
});

test('a first above today’s rates is broken at the interest-rate differential', () => {
  // 400,000 × (6 − 3.94)% × 22 / 12 = 15,106.67, more than three months' 6,000
  expect(of({ firstRatePct: 6 }).refinance).toMatchObject({ penalty: 15_106.67, penaltyBasis: 'ird' });
});

test('the first can’t have more months to run than it has to be paid', () => {
  expect(of({ firstAmortizationYears: 3, monthsRemaining: 36 }).months).toBe(36);
  expect(() => of({ firstAmortizationYears: 3, monthsRemaining: 37 })).toThrow(
    expect.objectContaining({ field: 'monthsRemaining', refusal: { code: 'whole', least: 1, most: 36 } }),
  );
});

test('both ways are counted for as long as the refinance holds its rate', () => {
  const [whole, short] = [of({ monthsRemaining: 36 }), of({ monthsRemaining: 60, refinanceTermMonths: 36 })];
  expect([whole.months, short.months]).toEqual([36, 36]);
  expect([short.second.total, short.refinance.interest]).toEqual([whole.second.total, whole.refinance.interest]);
  // the penalty is that of the months the first has left
  const [left36, left60] = [36, 60].map((monthsRemaining) =>
    of({ firstRatePct: 6, monthsRemaining, refinanceTermMonths: 36 }),
  );
  expect(left60?.refinance.penalty).toBeGreaterThan(left36?.refinance.penalty ?? NaN);
  expect(() => of({ refinanceTermMonths: 0 })).toThrow(expect.objectContaining({ field: 'refinanceTermMonths' }));
});

test('a second that comes near the criminal rate says so', () => {
  expect(of({}).second.nearCriminalPct).toBeNull();
  expect(of({ amount: 12_000 }).second.nearCriminalPct).toBeGreaterThan(30);
});

test('no rate makes both equal where the second is too dear at any', () => {
  expect(of({ secondFees: 15_000, monthsRemaining: 1 })).toMatchObject({ equalAtPct: null });
});

test('a second past 80% of the value is refused with the most there is', () => {
  expect(of({ amount: 160_000 }).equityLeft).toBe(140_000);
  expect(() => of({ amount: 160_000.01 })).toThrow(
    expect.objectContaining({
      field: 'amount',
      refusal: { code: 'mortgageOverLimit', most: 160_000, value: 700_000 },
    }),
  );
});

test('a credit line reaches as far as it does on every other page, whatever the home and the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 2000 }), fc.integer({ min: 1, max: 60 }), (thousands, owedPct) => {
      const value = thousands * 1000;
      const firstBalance = (value * owedPct) / 100;
      const { maxLine } = of({ value, firstBalance, amount: 30_000 });
      expect(maxLine).toBe(helocMax({ value, mortgageBalance: firstBalance }).maxHelocWithMortgage);
      expect(maxLine).toBe(
        refinance({
          value,
          mortgageBalance: firstBalance,
          otherBalances: 0,
          penalty: 0,
          otherCosts: 0,
          newMortgage: firstBalance,
          annualRatePct: 4,
          amortizationYears: 25,
          frequency: 'monthly',
          compounding: 'semi-annual',
        }).maxHeloc,
      );
    }),
    { numRuns: 60 },
  );
});

test('the chart draws the same figures, and its lines cross at the equal rate', () => {
  const [own, below, above] = secondMortgageByRate(HOME, [2.44, 2.8, 2.82]);
  expect([own?.second, own?.refinance]).toEqual([of({}).second.total, of({}).refinance.total]);
  expect((below?.refinance ?? 0) - (below?.second ?? 0)).toBeGreaterThan(0);
  expect((above?.refinance ?? 0) - (above?.second ?? 0)).toBeLessThan(0);
});

test('for any home the sums add up, and the sign of the saving turns at the equal rate', () => {
  const homes = fc.record({
    amount: fc.integer({ min: 20_000, max: 140_000 }),
    monthsRemaining: fc.integer({ min: 1, max: 60 }),
    firstRatePct: fc.integer({ min: 50, max: 900 }).map((hundredths) => hundredths / 100),
  });
  fc.assert(
    fc.property(homes, (change) => {
      const { second, refinance, saving, equalAtPct } = of(change);
      const cents = (...parts: number[]) => Math.round(parts.reduce((sum, part) => sum + part, 0) * 100);
      expect(cents(second.firstInterest, second.interest, second.fees, second.costs)).toBe(cents(second.total));
      expect(cents(refinance.interest, refinance.penalty, refinance.fees, refinance.costs)).toBe(
        cents(refinance.total),
      );
      expect(cents(refinance.total, -second.total)).toBe(cents(saving));
      if (equalAtPct === null || equalAtPct < 0.02) return;
      expect(of({ ...change, firstRatePct: equalAtPct - 0.02 }).saving).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['value', 0],
  ['firstBalance', Number.NaN],
  ['secondFees', -1],
  ['secondRatePct', 31],
  ['firstAmortizationYears', 0],
  ['monthsRemaining', 61],
  ['monthsRemaining', 0.5],
] as const)('a wrong %s (%s) is named', (field, value) => {
  expect(() => of({ [field]: value })).toThrow(expect.objectContaining({ field }));
});
