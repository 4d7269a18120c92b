import fc from 'fast-check';
import { MortgageInputError } from './input-error.js';
import { payment, unroundedMonthly, type Frequency, type PaymentInput } from './payment.js';
import { periodicRate } from './periodic-rate.js';

const FREQUENCIES: Frequency[] = [
  'monthly',
  'semi-monthly',
  'bi-weekly',
  'weekly',
  'accelerated-bi-weekly',
  'accelerated-weekly',
];
const inputs: fc.Arbitrary<PaymentInput> = fc.record({
  principal: fc.integer({ min: 1_000, max: 5_000_000 }),
  annualRatePct: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
  amortizationYears: fc.integer({ min: 1, max: 40 }),
  frequency: fc.constantFrom(...FREQUENCIES),
  compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
});

test('a higher rate never lowers the payment', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 0, max: 500 }), (input, more) => {
      const dearer = { ...input, annualRatePct: input.annualRatePct + more / 100 };
      expect(payment(dearer).payment).toBeGreaterThanOrEqual(payment(input).payment);
    }),
  );
});

test('the unrounded monthly payment brings the balance to nothing at the end', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const rate = periodicRate({ ...input, periodsPerYear: 12 }).periodicRate;
      const monthly = unroundedMonthly(input);
      let balance = input.principal;
      for (let month = 0; month < input.amortizationYears * 12; month += 1) balance = balance * (1 + rate) - monthly;
      expect(Math.abs(balance)).toBeLessThan(input.principal * 1e-6);
    }),
  );
});

test('the payment is a number of whole cents', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const cents = payment(input).payment * 100;
      expect(Math.abs(cents - Math.round(cents))).toBeLessThan(1e-4);
    }),
  );
});

test.each([
  ['principal', { principal: 0 }],
  ['principal', { principal: Number.NaN }],
  ['annualRatePct', { annualRatePct: -1 }],
  ['annualRatePct', { annualRatePct: 31 }],
  ['amortizationYears', { amortizationYears: 0 }],
  ['amortizationYears', { amortizationYears: Infinity }],
])('an input out of range names its field: %s', (field, wrong) => {
  const good: PaymentInput = {
    principal: 500_000,
    annualRatePct: 3.94,
    amortizationYears: 25,
    frequency: 'monthly',
    compounding: 'semi-annual',
  };
  expect(() => payment({ ...good, ...wrong })).toThrow(MortgageInputError);
  expect(() => payment({ ...good, ...wrong })).toThrow(expect.objectContaining({ field }));
});

test('a period so long that its rate is not a number is refused by its field', () => {
  const input = { annualRatePct: 4, compounding: 'monthly' as const, periodsPerYear: 1e-300 };
  expect(() => periodicRate(input)).toThrow(expect.objectContaining({ field: 'periodsPerYear' }));
});
