import fc from 'fast-check';
import { periodicRate } from './periodic-rate.js';
import { payment } from './payment.js';
import { prepayment } from './prepayment.js';
import { rateRise, type RateRiseInput } from './rate-rise.js';

const FIXED: RateRiseInput = {
  principal: 500_000,
  annualRatePct: 3.94,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
  rateType: 'fixed',
  termYears: 5,
};
const VARIABLE: RateRiseInput = { ...FIXED, rateType: 'variable', compounding: 'monthly', payments: 'static' };

test('a fixed rate rises at the renewal: the balance is the same, the payment is not', () => {
  const { balanceAtTermEnd } = prepayment(FIXED);
  const found = rateRise(FIXED);
  expect(found.payment).toBe(payment(FIXED).payment);
  expect(found.rises.map(({ balanceAtRenewal }) => balanceAtRenewal)).toEqual(Array(4).fill(balanceAtTermEnd));
  const at = (annualRatePct: number) =>
    payment({ ...FIXED, principal: balanceAtTermEnd, annualRatePct, amortizationYears: 20 }).payment;
  expect(found.rises.map(({ paymentAtRenewal }) => paymentAtRenewal)).toEqual([at(3.94), at(4.94), at(5.94), at(6.94)]);
  expect(found.rises[0]?.paymentChange).toBeCloseTo(0, 1);
  expect(found.triggerRatePct).toBeNull();
});

test('static payments stay, and the balance at the renewal is higher', () => {
  const { rises } = rateRise(VARIABLE);
  expect(new Set(rises.map(({ paymentBefore }) => paymentBefore)).size).toBe(1);
  const balances = rises.map(({ balanceAtRenewal }) => balanceAtRenewal);
  expect(balances).toEqual([...balances].sort((one, other) => one - other));
  expect(rises.at(-1)?.coversInterest).toBe(false);
  expect(balances.at(-1)).toBeGreaterThan(500_000);
});

test('adjustable payments follow the rate at once', () => {
  const { rises, triggerRatePct } = rateRise({ ...VARIABLE, payments: 'adjustable' });
  expect(triggerRatePct).toBeNull();
  expect(rises[2]?.paymentBefore).toBe(payment({ ...VARIABLE, annualRatePct: 5.94 }).payment);
  expect(rises.every(({ coversInterest }) => coversInterest)).toBe(true);
});

test('the trigger rate of monthly payments is twelve of them over the balance', () => {
  // 12 × 2,000 ÷ 400,000 = 6.00%
  const input = { ...VARIABLE, principal: 400_000, currentPayment: 2000 };
  expect(rateRise(input)).toMatchObject({ payment: 2000, triggerRatePct: 6 });
});

test('at the trigger rate the interest of one period is the payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 2_000_000 }),
      fc.integer({ min: 10, max: 30 }),
      fc.constantFrom('monthly' as const, 'bi-weekly' as const, 'accelerated-weekly' as const),
      fc.constantFrom('semi-annual' as const, 'monthly' as const),
      (principal, amortizationYears, frequency, compounding) => {
        const found = rateRise({ ...VARIABLE, principal, amortizationYears, frequency, compounding });
        const periodsPerYear = { monthly: 12, 'bi-weekly': 26, 'accelerated-weekly': 52 }[frequency];
        const annualRatePct = found.triggerRatePct ?? 0;
        const interest = principal * periodicRate({ annualRatePct, compounding, periodsPerYear }).periodicRate;
        expect(Math.abs(interest - found.payment)).toBeLessThan((principal * 0.00006) / periodsPerYear + 0.01);
      },
    ),
  );
});

test('a term as long as the amortization leaves nothing to renew', () => {
  expect(rateRise({ ...FIXED, termYears: 25 }).rises[3]).toMatchObject({ paymentAtRenewal: 0 });
});

test.each<[string, Partial<RateRiseInput>]>([
  ['annualRatePct', { annualRatePct: 27.5 }],
  ['termYears', { termYears: 26 }],
  ['principal', { principal: 0 }],
  ['rateType', { rateType: 'open' as never }],
  ['payments', { payments: 'half' as never }],
  ['currentPayment', { currentPayment: 0 }],
])('names %s', (field, wrong) => {
  expect(() => rateRise({ ...FIXED, ...wrong })).toThrow(expect.objectContaining({ field }));
});
