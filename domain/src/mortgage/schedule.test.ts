import fc from 'fast-check';
import { amortize, type AmortizeInput } from './amortize.js';
import { toCents } from './cents.js';
import { FREQUENCIES, PAYMENTS_PER_YEAR } from './frequency.js';
import { prepayment } from './prepayment.js';
import { schedule, sumOf } from './schedule.js';

const loans: fc.Arbitrary<AmortizeInput> = fc.record({
  principal: fc.integer({ min: 1_000, max: 3_000_000 }),
  annualRatePct: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
  amortizationYears: fc.integer({ min: 1, max: 30 }),
  frequency: fc.constantFrom(...FREQUENCIES),
  compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
});
const extras = fc.record({
  lumpSums: fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 50_000 }), beforePayment: fc.integer({ min: 1, max: 300 }) }),
    { maxLength: 5 },
  ),
  paymentIncreases: fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 500 }), fromPayment: fc.integer({ min: 1, max: 300 }) }),
    { maxLength: 3 },
  ),
});
const LOAN: AmortizeInput = {
  principal: 300_000,
  annualRatePct: 4,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
};

test('the balance ends at nothing, and each payment is its interest and its principal', () => {
  fc.assert(
    fc.property(loans, extras, (loan, more) => {
      const { rows } = amortize({ ...loan, ...more });
      let balance = toCents(loan.principal);
      for (const row of rows) {
        expect(toCents(row.interest) + toCents(row.principal)).toBe(toCents(row.payment));
        balance -= toCents(row.lumpSum) + toCents(row.principal);
        expect(toCents(row.balance)).toBe(balance);
      }
      expect(balance).toBe(0);
      expect(rows.length).toBeLessThanOrEqual(loan.amortizationYears * PAYMENTS_PER_YEAR[loan.frequency]);
    }),
    { numRuns: 60 },
  );
});

test('the totals are the sums of the rows', () => {
  fc.assert(
    fc.property(loans, extras, (loan, more) => {
      const result = schedule({ ...loan, ...more });
      const paid = toCents(sumOf(result.rows, 'payment')) + toCents(sumOf(result.rows, 'lumpSum'));
      expect(toCents(result.totalPaid)).toBe(paid);
      expect(result.totalInterest).toBe(sumOf(result.rows, 'interest'));
    }),
    { numRuns: 40 },
  );
});

test('prepayments never raise the interest nor the number of payments', () => {
  fc.assert(
    fc.property(loans, extras, (loan, more) => {
      const result = prepayment({ ...loan, ...more, termYears: 1 });
      // Interest is rounded each period: half a cent of each may fall either way.
      expect(result.interestSaved).toBeGreaterThanOrEqual(-0.005 * result.numberOfPayments);
      expect(result.paymentsSaved).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 40 },
  );
});

test('accelerated payments end the mortgage sooner', () => {
  expect(schedule({ ...LOAN, frequency: 'accelerated-bi-weekly' }).numberOfPayments).toBe(569);
  expect(schedule({ ...LOAN, frequency: 'accelerated-weekly' }).numberOfPayments).toBe(1138);
  expect(schedule({ ...LOAN, frequency: 'semi-monthly' }).numberOfPayments).toBe(600);
});

test('a lump sum over the balance takes the balance and ends the mortgage', () => {
  const result = schedule({ ...LOAN, lumpSums: [{ amount: 900_000, beforePayment: 3 }] });
  expect(result.numberOfPayments).toBe(2);
  expect(result.rows).toHaveLength(3);
  expect(result.rows[2]).toMatchObject({ number: 3, payment: 0, interest: 0, principal: 0, balance: 0 });
  expect(result.rows[2]?.lumpSum).toBe(result.balanceAfter[2]);
  expect(result.lastPayment).toBe(result.payment);
});

test('a lump sum before the first payment can leave no payment at all', () => {
  const result = schedule({ ...LOAN, lumpSums: [{ amount: 300_000, beforePayment: 1 }] });
  expect(result).toMatchObject({ numberOfPayments: 0, lastPayment: 0, totalInterest: 0, totalPaid: 300_000 });
});

test('two lump sums before one payment both land; increases add up from their payment on', () => {
  const { rows, payment } = amortize({
    ...LOAN,
    lumpSums: [
      { amount: 1000, beforePayment: 2 },
      { amount: 500.5, beforePayment: 2 },
    ],
    paymentIncreases: [
      { amount: 100, fromPayment: 2 },
      { amount: 50, fromPayment: 4 },
    ],
  });
  expect(rows[1]?.lumpSum).toBe(1500.5);
  expect(rows.slice(0, 5).map((row) => toCents(row.payment) - toCents(payment))).toEqual([
    0, 10000, 10000, 15000, 15000,
  ]);
});

test('what prepayments save is said in dollars, payments and years', () => {
  const result = prepayment({ ...LOAN, termYears: 5, paymentIncreases: [{ amount: 200, fromPayment: 1 }] });
  const without = schedule(LOAN);
  expect(result.interestSaved).toBeCloseTo(without.totalInterest - result.totalInterest, 2);
  expect(result.paymentsSaved).toBe(300 - result.numberOfPayments);
  expect(result.yearsSaved).toBeCloseTo(result.paymentsSaved / 12, 1);
  expect(result.interestSaved).toBeGreaterThan(20_000);
  expect(result.balanceAtTermEnd + result.principalPaidIncludingLumps).toBeCloseTo(300_000, 2);
});

test('a term longer than the mortgage lasted ends at nothing; one shorter than a month is refused', () => {
  const paidOff = prepayment({ ...LOAN, termYears: 5, lumpSums: [{ amount: 300_000, beforePayment: 2 }] });
  expect(paidOff.balanceAtTermEnd).toBe(0);
  expect(() => prepayment({ ...LOAN, termYears: 0.01 })).toThrow(expect.objectContaining({ field: 'termYears' }));
});

test('a schedule says by which engine and which rules it was made', () => {
  expect(schedule(LOAN)).toMatchObject({ engineVersion: expect.stringMatching(/^\d/), rulesAsOf: '2026-11-20' });
});

test('an amortization that is no whole number of payments ends with a smaller one, not a greater one', () => {
  const LOAN = { principal: 500_000, annualRatePct: 4.9, frequency: 'monthly', compounding: 'semi-annual' } as const;
  // 25.123 years are 301.476 months: 301 payments and a part of one
  const { payment, lastPayment, numberOfPayments } = schedule({ ...LOAN, amortizationYears: 25.123 });
  expect(numberOfPayments).toBe(302);
  expect(lastPayment).toBeLessThan(payment);
  expect(schedule({ ...LOAN, amortizationYears: 22.25 }).numberOfPayments).toBe(267);
  // binary fractions of a whole number of months add no payment
  expect(schedule({ ...LOAN, amortizationYears: 22 + 1 / 12 }).numberOfPayments).toBe(265);
});
