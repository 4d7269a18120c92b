import fc from 'fast-check';
import { costOfLeaving, type CostOfLeavingInput, type LeavingCharge } from './cost-of-leaving.js';

/** Three invented lenders on the same mortgage. C's cash-back of 1% is left out: no published rate has one. */
const SAME = {
  principal: 400_000,
  amortizationYears: 25,
  compounding: 'semi-annual',
  termMonths: 60,
} as const;
const A: Omit<CostOfLeavingInput, 'months'> = {
  ...SAME,
  annualRatePct: 4.19,
  feesIn: 0,
  feesOut: 300,
  charge: { method: 'contract-rate', comparisonRatePct: 3.69 },
};
const B: Omit<CostOfLeavingInput, 'months'> = {
  ...SAME,
  annualRatePct: 4.09,
  feesIn: 0,
  feesOut: 350,
  charge: { method: 'posted-rate', postedRatePct: 5.14, discountPct: 2.15 },
};
const C: Omit<CostOfLeavingInput, 'months'> = {
  ...SAME,
  annualRatePct: 4.34,
  feesIn: 1250,
  feesOut: 250,
  charge: { method: 'three-months' },
};

describe('leaving after three years', () => {
  test.each([
    ['A', A, 2145.48, 370_883.11, 48_120.39, 3885, 'three-months', 52_305.39],
    ['B', B, 2123.64, 370_507.9, 46_958.94, 8151.17, 'ird', 55_460.11],
    ['C', C, 2178.45, 371_439.03, 49_863.23, 4030.11, 'three-months', 55_393.34],
  ] as const)('%s', (_, lender, payment, balance, interest, penalty, basis, total) => {
    expect(costOfLeaving({ ...lender, months: 36 })).toMatchObject({
      payment,
      balance,
      interest,
      penalty,
      basis,
      total,
    });
  });

  test('the lowest rate is the dearest of the two that compare, and the cheapest for who stays', () => {
    const at = (lender: typeof A, months: number): number => costOfLeaving({ ...lender, months }).total ?? NaN;
    expect(at(A, 36)).toBeLessThan(at(B, 36));
    expect([at(A, 60), at(B, 60)]).toEqual([78_388.05, 76_528.04]);
    // 78,455.98 with the cash-back of 4,000
    expect(at(C, 60)).toBe(82_455.98);
  });
});

test('what is not known is no cost of nothing', () => {
  const unknown = { ...A, months: 36, charge: null };
  expect(costOfLeaving(unknown)).toMatchObject({ penalty: null, basis: null, total: null, interest: 48_120.39 });
  expect(costOfLeaving({ ...A, months: 36, feesIn: null })).toMatchObject({ fees: null, penalty: 3885, total: null });
  // at the end of the term nobody charges anything
  expect(costOfLeaving({ ...unknown, months: 60 })).toMatchObject({ penalty: 0, basis: 'none', total: 78_388.05 });
});

test('after five years of a longer term it is three months’ interest at most', () => {
  const ten = { ...B, termMonths: 120, months: 84 };
  expect(costOfLeaving(ten)).toMatchObject({ basis: 'interest-act' });
  expect(costOfLeaving({ ...ten, months: 48 })).toMatchObject({ basis: 'ird' });
});

test.each([
  ['months', { months: 61 }],
  ['months', { months: 0 }],
  ['principal', { principal: 0 }],
  ['feesIn', { feesIn: -1 }],
  ['termMonths', { termMonths: 0.5 }],
])('refuses %s: %j', (field, change) => {
  expect(() => costOfLeaving({ ...A, months: 36, ...change })).toThrow(expect.objectContaining({ field }));
});

const CHARGE: fc.Arbitrary<LeavingCharge> = fc.oneof(
  fc.constant({ method: 'three-months' } as const),
  fc.record({ method: fc.constant('contract-rate' as const), comparisonRatePct: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    method: fc.constant('posted-rate' as const),
    postedRatePct: fc.integer({ min: 3, max: 12 }),
    discountPct: fc.integer({ min: 0, max: 3 }),
  }),
);
const ANY: fc.Arbitrary<CostOfLeavingInput> = fc
  .record({
    principal: fc.integer({ min: 1_000, max: 3_000_000 }),
    annualRatePct: fc.integer({ min: 100, max: 1_200 }).map((hundredths) => hundredths / 100),
    compounding: fc.constantFrom('semi-annual' as const, 'monthly' as const),
    amortizationYears: fc.constantFrom(10, 25, 30),
    termMonths: fc.constantFrom(12, 36, 60, 120),
    feesIn: fc.integer({ min: 0, max: 20_000 }),
    charge: CHARGE,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ part, ...of }) => ({ ...of, months: Math.max(1, Math.round(of.termMonths * part)) }));

test('the parts are the whole; the end of the term has no penalty, and before it there always is one', () => {
  fc.assert(
    fc.property(ANY, (input) => {
      const { interest, fees, penalty, total } = costOfLeaving(input);
      expect(total).toBeCloseTo(interest + (fees ?? NaN) + (penalty ?? NaN), 2);
      expect(penalty === 0).toBe(input.months === input.termMonths);
    }),
  );
});

test('it rises with the fees by as much, and with the rate', () => {
  fc.assert(
    fc.property(ANY, fc.integer({ min: 1, max: 5_000 }), (input, more) => {
      const total = (change: Partial<CostOfLeavingInput>): number =>
        costOfLeaving({ ...input, ...change }).total ?? NaN;
      const before = total({});
      expect(total({ feesIn: (input.feesIn ?? 0) + more })).toBeCloseTo(before + more, 2);
      expect(total({ feesOut: more })).toBeCloseTo(before + more, 2);
      const dearer = { annualRatePct: input.annualRatePct + 0.5 };
      expect(costOfLeaving({ ...input, ...dearer }).interest).toBeGreaterThan(costOfLeaving(input).interest);
    }),
  );
});
