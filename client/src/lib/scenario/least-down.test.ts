import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { isTooLittle, leastDown } from './least-down';
import { EXAMPLE } from './scenario';

// on 500,003 the least is 25,000.30: who reads $25,000 and puts that down would be refused again
test.each([
  [500_003, 25_001],
  [500_000, 25_000],
  [640_001, 39_001],
  [1_499_999, 125_000],
  [1_500_000, 300_000],
])('of %d at least %d is put down', (price, least) => {
  expect(leastDown({ price })).toBe(least);
  expect(least).toBeGreaterThanOrEqual(minDownPayment({ price, ownerOccupied: true }).minDownPayment);
  expect(isTooLittle({ ...EXAMPLE, price, downPayment: least })).toBe(false);
  expect(isTooLittle({ ...EXAMPLE, price, downPayment: least - 1 })).toBe(true);
});
