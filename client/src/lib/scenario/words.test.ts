import { INSURED_AMORTIZATION, LOW_RATIO_CAP } from '@brokerage/domain/mortgage/tables/insurance';
import { scenarioMortgage, type ClassReason } from '@brokerage/domain/rates/scenario';
import { classWhy, downShare, untilWords, years } from './words';

/** The bar's words for a home in Ontario, as the engine classes it. */
function barOf(price: number, downPayment: number, amortizationYears = 25): string {
  const found = scenarioMortgage({
    purpose: 'purchase',
    price,
    downPayment,
    province: 'ON',
    amortizationYears,
    firstTimeBuyer: false,
  });
  return classWhy({
    amount: found.principal.toFixed(2),
    premium: found.premium.toFixed(2),
    premiumRatePct: found.premiumRatePct,
    reason: found.reason,
  });
}

test('a home over the cap of 20% down is not said to be beyond all insurance: with less down it is insured', () => {
  expect(barOf(1_200_000, 240_000)).toBe(
    '$960,000. Lenders insure a home of $1 million or more only with less than 20% down.',
  );
  expect(barOf(1_200_000, 120_000)).toBe('$1,113,480 with the 3.1% premium. You put down less than 20%.');
});

test('a longer mortgage with 20% down says the years of the table', () => {
  expect(barOf(640_000, 128_000, 30)).toBe('$512,000. Lenders insure more than 25 years only with less than 20% down.');
});

test.each<[ClassReason, number | undefined]>([
  ['PRICE_TOO_HIGH', LOW_RATIO_CAP / 1_000_000],
  ['AMORTIZATION_TOO_LONG', INSURED_AMORTIZATION.at(-1)?.years],
])('%s says the figure of the table', (reason, figure) => {
  expect(classWhy({ amount: '1.00', premium: '0.00', premiumRatePct: 0, reason })).toContain(String(figure));
});

test('a term of half a year is said in months', () => {
  expect([0.5, 1, 1.5, 6].map(years)).toEqual(['6 months', '1 year', '18 months', '6 years']);
  expect(untilWords({ leave: undefined, term: 0.5 })).toBe('over the 6 months of the term');
});

test.each([
  [640_000, 127_800, '19.9%'],
  [640_000, 128_000, '20%'],
  [640_000, 128_200, '20%'],
  [100_000, 29_000, '29%'],
  [600_000, 39_900, '6.7%'],
])('of %d, %d down is %s: a whole percent only where it is reached', (price, downPayment, words) => {
  expect(downShare({ price, downPayment })).toBe(words);
});
