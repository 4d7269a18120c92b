import fc from 'fast-check';
import { RATE_BOUNDS, TERM_BOUNDS } from './bounds.js';
import { explain } from '../explain/explain.js';
import { feesOfApr, publishedApr, publishProblem } from './apr.js';
import { aprInput, type PricedRate } from './apr-input.js';

const FIVE: PricedRate = { rate: 3.94, term: 5, compounding: 'semi-annual', fees: 470 };

const priced = fc.record({
  rate: fc.integer({ min: RATE_BOUNDS.min * 10_000, max: RATE_BOUNDS.max * 10_000 }).map((rate) => rate / 10_000),
  term: fc.integer({ min: TERM_BOUNDS.min * 12, max: TERM_BOUNDS.max * 12 }).map((months) => months / 12),
  compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
  fees: fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100),
});

test('a change of the rate changes the APR', () => {
  expect(publishedApr(FIVE)?.toFixed(2)).toBe('3.96');
  expect(publishedApr({ ...FIVE, rate: 4.24 })?.toFixed(2)).toBe('4.26');
});

test('unknown fees make no APR, and neither does a slip of the decimal point', () => {
  expect(publishedApr({ ...FIVE, fees: null })).toBeNull();
  expect(publishedApr({ ...FIVE, rate: 0.39 })).toBeNull();
  expect(feesOfApr({ ...FIVE, rate: 39.4 }, 40)).toBeNull();
});

test('the APR that is explained is the one that is published', () => {
  fc.assert(
    fc.property(priced, (rate) => {
      const { result } = explain({ figure: 'annualPercentageRate', input: aprInput(rate) });
      expect(result.value).toBe(publishedApr(rate));
    }),
  );
});

test('no published rate has an APR below it, and without fees both are one', () => {
  fc.assert(
    fc.property(priced, (rate) => {
      expect(publishedApr(rate)).toBeGreaterThanOrEqual(rate.rate);
      expect(publishedApr({ ...rate, fees: 0 })).toBe(rate.rate);
    }),
  );
});

test('an APR becomes the fees that explain it, and comes back to the fourth decimal', () => {
  fc.assert(
    fc.property(priced, fc.integer({ min: 0, max: 50_000 }), (rate, over) => {
      const apr = Number((rate.rate + over / 10_000).toFixed(4));
      expect(publishedApr({ ...rate, fees: feesOfApr(rate, apr) })).toBeCloseTo(apr, 6);
    }),
  );
});

test('fees that make an APR nobody charges keep a rate from visitors', () => {
  expect(publishProblem(FIVE)).toBeNull();
  expect(publishProblem({ ...FIVE, fees: null })).toBeNull();
  expect(publishProblem({ ...FIVE, fees: 900_000 })).toBe(
    'Check the fees. They make an APR of 42.32%; it runs 1% to 30%.',
  );
  expect(publishProblem({ ...FIVE, rate: 0.39 })).toBe('Check the decimal. Rates run 1% to 15%.');
});

test('fees under which no lender may lend keep it from visitors too', () => {
  const dear: PricedRate = { ...FIVE, fees: 350_000 };
  expect(publishedApr(dear)).toBeLessThan(30);
  expect(publishProblem(dear)).toBe('Check the fees. No lender may charge this with them.');
});
