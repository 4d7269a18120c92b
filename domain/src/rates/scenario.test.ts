import fc from 'fast-check';
import { MortgageInputError } from '../mortgage/input-error.js';
import { scenarioMortgage, type ScenarioInput } from './scenario.js';

const BUYING: ScenarioInput = {
  purpose: 'purchase',
  price: 640_000,
  downPayment: 64_000,
  province: 'ON',
  amortizationYears: 25,
  firstTimeBuyer: false,
};

test.each<[string, Partial<ScenarioInput>, string, string, number]>([
  // 576,000 and 3.10% of it
  ['less than 20% down is insured', {}, 'insured', 'UNDER_20_DOWN', 593_856],
  ['20% is insurable', { downPayment: 128_000 }, 'insurable', 'TWENTY_DOWN', 512_000],
  [
    'not over more than 25 years',
    { downPayment: 128_000, amortizationYears: 30 },
    'uninsured',
    'AMORTIZATION_TOO_LONG',
    512_000,
  ],
  ['not from a million on', { price: 1e6, downPayment: 2e5 }, 'uninsured', 'PRICE_TOO_HIGH', 8e5],
  ['a renewal', { purpose: 'renewal', mortgage: 300_000 }, 'insurable', 'RENEWAL', 300_000],
  [
    'not of more than 80% of a home that can be insured',
    { purpose: 'renewal', mortgage: 1_200_000 },
    'uninsured',
    'PRICE_TOO_HIGH',
    1_200_000,
  ],
  [
    'nor over more than 25 years',
    { purpose: 'renewal', mortgage: 300_000, amortizationYears: 30 },
    'uninsured',
    'AMORTIZATION_TOO_LONG',
    300_000,
  ],
  ['a refinance', { purpose: 'refinance', mortgage: 300_000 }, 'uninsured', 'REFINANCE', 300_000],
])('%s', (_, change, insurance, reason, principal) => {
  expect(scenarioMortgage({ ...BUYING, ...change })).toMatchObject({ insurance, reason, principal });
});

test.each([
  // 20% of the price to the cent: divided, the share is 19.999999999999996
  [174_111.7, 34_822.34, 'insurable', 0],
  [1_435_009.85, 287_001.97, 'uninsured', 0],
  // a cent under: rounded, the share is 20
  [640_000, 127_999.99, 'insured', 14_336],
] as const)('of %d with %d down no figure is of another class', (price, downPayment, insurance, premium) => {
  expect(scenarioMortgage({ ...BUYING, price, downPayment })).toMatchObject({ insurance, premium });
});

test('the premium is said with its share, and the least that must be put down', () => {
  expect(scenarioMortgage(BUYING)).toMatchObject({
    premium: 17_856,
    premiumRatePct: 3.1,
    leastDown: 39_000,
    downPaymentPct: 10,
  });
});

test.each<[string, Partial<ScenarioInput>]>([
  ['downPayment', { downPayment: 38_999 }],
  ['downPayment', { price: 1.5e6, downPayment: 299_999 }],
  ['downPayment', { downPayment: undefined }],
  ['price', { price: undefined }],
  ['downPayment', { downPayment: 640_000 }],
  ['mortgage', { purpose: 'renewal' }],
  ['amortizationYears', { amortizationYears: 30 }],
])('refuses %s: %j', (field, change) => {
  expect(() => scenarioMortgage({ ...BUYING, ...change })).toThrow(expect.objectContaining({ field }));
});

test('whoever puts the whole price down reads how much they may', () => {
  const asked = { ...BUYING, downPayment: BUYING.price };
  expect(() => scenarioMortgage(asked)).toThrow(
    expect.objectContaining({ refusal: { code: 'amount', least: 39_000, most: 639_999.99 } }),
  );
  expect(scenarioMortgage({ ...asked, downPayment: 639_999.99 }).principal).toBe(0.01);
});

test('a first-time buyer may take 30 years', () => {
  expect(scenarioMortgage({ ...BUYING, amortizationYears: 30, firstTimeBuyer: true }).insurance).toBe('insured');
});

test('a purchase either is refused with a field, or borrows the price less the down payment and its premium', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000_000, max: 200_000_000 }),
      fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(20)),
      fc.constantFrom(20, 25, 30),
      (cents, share, amortizationYears) => {
        const price = cents / 100;
        const downPayment = Math.ceil((cents * share) / 100) / 100;
        try {
          const { principal, premium, insurance } = scenarioMortgage({
            ...BUYING,
            price,
            downPayment,
            amortizationYears,
          });
          expect(principal).toBeCloseTo(price - downPayment + premium, 2);
          expect(premium > 0).toBe(insurance === 'insured');
        } catch (error) {
          expect(error).toBeInstanceOf(MortgageInputError);
        }
      },
    ),
  );
});
