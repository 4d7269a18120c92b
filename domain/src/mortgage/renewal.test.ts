import fc from 'fast-check';
import { amortize } from './amortize.js';
import { renewal, type RenewalInput } from './renewal.js';

const EARLY: RenewalInput = {
  balance: 350_000,
  contractRatePct: 5.29,
  newRatePct: 3.94,
  amortizationYears: 20,
  monthsRemaining: 12,
  comparisonRatePct: 4.5,
  rateType: 'fixed',
  frequency: 'monthly',
  compounding: 'semi-annual',
  termYears: 5,
  otherCosts: 500,
};
const { contractRatePct: _present, ...UP } = { ...EARLY, monthsRemaining: 0, lenderRatePct: 4.5, newRatePct: 4.25 };

const interestOf = (annualRatePct: number, payments: number): number => {
  const { rows } = amortize({ ...EARLY, principal: 350_000, annualRatePct });
  return rows.slice(0, payments).reduce((cents, row) => cents + Math.round(row.interest * 100), 0) / 100;
};

describe('before the term ends', () => {
  test('the present rate counts only to the end of its term: 12 months, and the sign is right', () => {
    // three months: 350,000 × 5.29% ÷ 4 = 4,628.75; differential: 350,000 × 0.79% × 12/12 = 2,765.00
    // 18,072.14 − 13,468.66 of interest in 12 months, − 4,628.75 − 500 = −525.27
    expect(renewal(EARLY)).toMatchObject({
      atMaturity: false,
      horizonMonths: 12,
      rateAfterTermPct: 3.94,
      stayInterest: 18_072.14,
      newInterest: 13_468.66,
      threeMonthsInterest: 4628.75,
      ird: 2765,
      penalty: 4628.75,
      netSaving: -525.27,
      breakEvenMonths: null,
    });
  });

  test('at the break-even rate it no longer costs anything, a hundredth above it does', () => {
    const rate = renewal(EARLY).breakEvenRatePct ?? 0;
    expect(rate).toBeLessThan(3.94);
    const at = (newRatePct: number) => renewal({ ...EARLY, newRatePct, rateAfterTermPct: 3.94 }).netSaving;
    expect(at(rate)).toBeGreaterThanOrEqual(0);
    expect(at(rate + 0.01)).toBeLessThan(0);
  });

  test('a longer look adds only what is assumed: the same rate afterwards adds next to nothing', () => {
    const longer = renewal({ ...EARLY, horizonMonths: 60 });
    expect(longer.horizonMonths).toBe(60);
    // from month 13 both pay 3.94%; those who stayed owe a little more or less, and that is all
    expect(Math.abs(longer.netSaving - renewal(EARLY).netSaving)).toBeLessThan(600);
    const dearer = renewal({ ...EARLY, horizonMonths: 60, rateAfterTermPct: 5 });
    expect(dearer.netSaving).toBeGreaterThan(10_000);
    expect(dearer.breakEvenMonths).toBeGreaterThan(12);
  });

  test('after a short new term the assumed rate holds for both', () => {
    const input = { ...EARLY, monthsRemaining: 24, termYears: 1, rateAfterTermPct: 6 };
    const same = renewal({ ...EARLY, monthsRemaining: 24, termYears: 2, newRatePct: 3.94 });
    expect(renewal(input).netSaving).toBeLessThan(same.netSaving);
    expect(renewal(input).stayInterest).toBe(same.stayInterest);
  });

  test('the lender’s own figure takes the place of the estimate, and cash-back counts', () => {
    const quoted = renewal({ ...EARLY, quotedPenalty: 1000, cashBack: 250, comparisonRatePct: undefined });
    expect(quoted.penalty).toBe(1000);
    expect(quoted.netSaving).toBe(3353.48);
    expect(quoted.breakEvenMonths).toBe(4);
    // no differential of a rate that nobody named
    expect(quoted).toMatchObject({ threeMonthsInterest: 4628.75, ird: 0 });
  });

  test('a variable rate compounds as it says, and costs three months to leave', () => {
    const usual = renewal({ ...EARLY, newRateType: 'variable' });
    expect(usual.newInterest).toBe(renewal({ ...EARLY, newCompounding: 'monthly' }).newInterest);
    expect(usual.newInterest).toBeGreaterThan(13_468.66);
    const leaving = renewal({ ...EARLY, rateType: 'variable', compounding: 'monthly', comparisonRatePct: undefined });
    expect(leaving).toMatchObject({ ird: 0, penalty: 4628.75 });
  });
});

describe('at the end of the term', () => {
  test('our offer stands against the lender’s, over the new term, with no penalty', () => {
    const interest = interestOf(4.5, 60) - interestOf(4.25, 60);
    const offer = renewal({ ...UP, otherCosts: 1000, cashBack: 400 });
    expect(offer).toMatchObject({ atMaturity: true, horizonMonths: 60, penalty: 0, threeMonthsInterest: 0, ird: 0 });
    expect(offer.netSaving).toBeCloseTo(interest - 600, 2);
  });

  test('a dearer offer is never a reason to wait: it costs what it costs', () => {
    const dearer = renewal({ ...UP, newRatePct: 4.6 });
    expect(dearer.netSaving).toBeLessThan(-500);
    expect(dearer.breakEvenMonths).toBeNull();
    expect(dearer.breakEvenRatePct).toBeLessThan(4.5);
  });

  test('a new amortization lowers the payment and keeps the interest honest', () => {
    const longer = renewal({ ...UP, newRatePct: 4.5, newAmortizationYears: 25, otherCosts: 0 });
    expect(longer.paymentChange).toBeLessThan(0);
    expect(longer.netSaving).toBeLessThan(0);
    expect(longer.newBalance).toBeGreaterThan(longer.stayBalance);
  });
});

const inputs: fc.Arbitrary<RenewalInput> = fc.record({
  balance: fc.integer({ min: 50_000, max: 2_000_000 }),
  contractRatePct: fc.integer({ min: 100, max: 900 }).map((n) => n / 100),
  lenderRatePct: fc.integer({ min: 100, max: 900 }).map((n) => n / 100),
  newRatePct: fc.integer({ min: 100, max: 900 }).map((n) => n / 100),
  rateAfterTermPct: fc.integer({ min: 100, max: 900 }).map((n) => n / 100),
  amortizationYears: fc.integer({ min: 11, max: 30 }),
  monthsRemaining: fc.integer({ min: 0, max: 60 }),
  comparisonRatePct: fc.integer({ min: 100, max: 900 }).map((n) => n / 100),
  rateType: fc.constantFrom('fixed' as const, 'variable' as const),
  frequency: fc.constantFrom('monthly' as const, 'bi-weekly' as const, 'accelerated-weekly' as const),
  compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
  termYears: fc.constantFrom(1, 3, 5),
  otherCosts: fc.integer({ min: 0, max: 3000 }),
});

/** A payment worked out anew is rounded anew: half a cent each, with interest on it. */
const ROUNDING = 2;

describe('whatever is asked', () => {
  test('interest tells the two apart exactly: what was paid and what is still owed differ by as much', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const found = renewal({ ...input, otherCosts: 0, quotedPenalty: 0, monthsRemaining: 12, horizonMonths: 12 });
        const perYear = { monthly: 12, 'bi-weekly': 26, 'accelerated-weekly': 52 }[input.frequency as 'monthly'];
        const paid = (found.stayPayment - found.newPayment) * perYear;
        expect(found.netSaving).toBeCloseTo(paid + found.stayBalance - found.newBalance, 1);
      }),
      { numRuns: 40 },
    );
  });

  test('the same rate under the same terms saves nothing and costs what it costs', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const rate = input.newRatePct;
        const same = {
          ...input,
          frequency: 'monthly' as const,
          contractRatePct: rate,
          lenderRatePct: rate,
          rateAfterTermPct: rate,
        };
        const { netSaving, penalty } = renewal({ ...same, newCompounding: input.compounding });
        expect(netSaving).toBeLessThanOrEqual(ROUNDING);
        expect(netSaving).toBeGreaterThanOrEqual(-penalty - input.otherCosts - ROUNDING);
      }),
      { numRuns: 40 },
    );
  });

  test('a lower new rate never saves less', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const lower = renewal({ ...input, newRatePct: input.newRatePct - 0.5 });
        expect(lower.netSaving).toBeGreaterThanOrEqual(renewal(input).netSaving);
      }),
      { numRuns: 40 },
    );
  });

  test.each<[string, Partial<RenewalInput>]>([
    ['termYears', { termYears: 21 }],
    ['newRatePct', { newRatePct: 40 }],
    ['balance', { balance: 0 }],
    ['otherCosts', { otherCosts: Number.NaN }],
    ['cashBack', { cashBack: -1 }],
    ['quotedPenalty', { quotedPenalty: -1 }],
    ['monthsRemaining', { monthsRemaining: 1.5 }],
    ['contractRatePct', { contractRatePct: undefined }],
    ['comparisonRatePct', { comparisonRatePct: undefined }],
    ['lenderRatePct', { monthsRemaining: 0 }],
    ['horizonMonths', { horizonMonths: 6 }],
    ['rateAfterTermPct', { rateAfterTermPct: -1 }],
    ['newRateType', { newRateType: 'open' as never }],
    ['newAmortizationYears', { newAmortizationYears: 0 }],
  ])('names %s', (field, wrong) => {
    expect(() => renewal({ ...EARLY, ...wrong })).toThrow(expect.objectContaining({ field }));
  });
});
