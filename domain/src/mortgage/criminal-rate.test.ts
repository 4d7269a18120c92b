import fc from 'fast-check';
import { annualPercentage, isCriminalRate, type Advance } from './criminal-rate.js';
import { privateBridge } from './private-bridge.js';
import { secondMortgage } from './second-mortgage.js';

/** 50,000 at 12% interest-only; fees and the lender's lawyer come to 4,500, so 45,500 is advanced. */
const over = (months: number): Advance => ({
  principal: 50_000,
  charges: 4500,
  payment: 500,
  months,
  owedAtEnd: 50_000,
});

test.each([
  [3, '51.11', true],
  [5, '35.56', true],
  [6, '31.70', false],
])('over %s months it is %s%%', (months, percent, criminal) => {
  expect(annualPercentage(over(months)).toFixed(2)).toBe(percent);
  expect(isCriminalRate(over(months))).toBe(criminal);
});

test('until the end of 2024 the limit was 60% effective', () => {
  expect(annualPercentage(over(6), 'effective').toFixed(2)).toBe('36.74');
  expect([isCriminalRate(over(4), '2024-12-31'), isCriminalRate(over(4), '2025-01-01')]).toEqual([false, true]);
});

test('a loan whose charges are all of it is over any limit', () => {
  expect(isCriminalRate({ ...over(12), charges: 50_000 })).toBe(true);
});

test('without charges it is the nominal rate of the payments', () => {
  expect(annualPercentage({ ...over(12), charges: 0 })).toBeCloseTo(12, 8);
});

const REFUSED = expect.objectContaining({ refusal: { code: 'criminalRate' } });

const bridge = {
  annualRatePct: 9.99,
  termMonths: 12,
  lenderFeePct: 2,
  brokerFeePct: 1,
  renewalFeePct: 1,
  legalCosts: 3400,
  bankRatePct: 4.34,
  bankAmortizationYears: 25,
};

test.each([
  [50_000, 3],
  [30_000, 6],
  [320_000, 1],
])('a bridge of $%s for %s months is refused', (amount, months) => {
  expect(() => privateBridge({ ...bridge, amount, months })).toThrow(REFUSED);
});

test('no private sample that is worked out is over the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 2_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 10 }),
      (amount, months, lenderFeePct) => {
        try {
          const found = privateBridge({ ...bridge, amount, months, lenderFeePct });
          const charges = found.lenderFee + found.brokerFee + found.legalCosts;
          const term = Math.min(months, bridge.termMonths);
          const advance = { principal: amount, charges, payment: found.payment, months: term, owedAtEnd: amount };
          expect(annualPercentage(advance)).toBeLessThanOrEqual(35);
          expect(found.aprPct).toBeLessThanOrEqual(35);
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'MortgageInputError') throw error;
          expect(error).toEqual(REFUSED);
        }
      },
    ),
  );
});

const second = {
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

test('a second so small that its fees are most of it is refused, with any first', () => {
  expect(() => secondMortgage({ ...second, amount: 8000 })).toThrow(REFUSED);
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 160_000 }), fc.integer({ min: 1, max: 60 }), (amount, monthsRemaining) => {
      try {
        const { second: way, refinance } = secondMortgage({ ...second, amount, monthsRemaining });
        expect(Math.max(way.aprPct, refinance.aprPct)).toBeLessThanOrEqual(35);
      } catch (error) {
        expect(error).toEqual(REFUSED);
      }
    }),
    { numRuns: 60 },
  );
});
