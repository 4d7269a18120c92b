import { affordability } from '@brokerage/domain/mortgage/affordability';
import { CLIENT, HELD, HELD_RATE, HOMES, NOT_HELD, RISE } from './sample';

it('the letters are the engine’s, rounded down to thousands', () => {
  expect([HELD.testedAtPct, NOT_HELD.testedAtPct]).toEqual([5.94, 6.44]);
  const exact = affordability({ ...CLIENT, contractRatePct: HELD_RATE });
  expect(HELD.maxPrice % 1000).toBe(0);
  expect((exact.maxPrice ?? 0) - HELD.maxPrice).toBeLessThan(1000);
  // of the price that is shown: that of a home of $999 more would be up to $6 more
  expect(HELD.payment).toBeLessThan(exact.homePayment ?? 0);
  expect((exact.homePayment ?? 0) - HELD.payment).toBeLessThan(6);
});

it('a rise before the closing takes room away', () => {
  expect(NOT_HELD.ratePct).toBe(HELD_RATE + RISE);
  expect(HELD.maxPrice).toBeGreaterThan(NOT_HELD.maxPrice);
});

it('the home in the middle of the street is within reach only while the rate is held', () => {
  const [first, wanted, dear] = HOMES;
  expect(first).toBeLessThan(NOT_HELD.maxPrice);
  expect(wanted).toBeGreaterThan(NOT_HELD.maxPrice);
  expect(wanted).toBeLessThanOrEqual(HELD.maxPrice);
  expect(dear).toBeGreaterThan(HELD.maxPrice);
});
