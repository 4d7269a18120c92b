import { addMonths, monthsUntil } from './calendar.js';
import { prepaymentPenalty, type PrepaymentPenaltyInput } from './prepayment-penalty.js';

describe('prepayment penalty', () => {
  const FIXED: PrepaymentPenaltyInput = {
    balance: 300_000,
    contractRatePct: 5,
    comparisonRatePct: 4,
    monthsRemaining: 36,
    rateType: 'fixed',
    method: 'simplified',
  };
  test.each<[string, Partial<PrepaymentPenaltyInput>, number, number, number]>([
    ['the differential where it is greater', {}, 3750, 9000, 9000],
    ['three months where they are greater', { monthsRemaining: 12 }, 3750, 3000, 3750],
    ['no differential for a variable rate', { rateType: 'variable' }, 3750, 0, 3750],
    ['no differential where rates rose', { comparisonRatePct: 6 }, 3750, 0, 3750],
    ['nothing of nothing', { balance: 0 }, 0, 0, 0],
  ])('%s', (_, change, threeMonthsInterest, ird, penalty) => {
    expect(prepaymentPenalty({ ...FIXED, ...change })).toMatchObject({ threeMonthsInterest, ird, penalty });
  });
});

describe('the methods of lenders', () => {
  // 5-year fixed at 4.09%, posted 5.59% when it was signed: a discount of 1.50. Two years left, posted today 4.99%.
  const BANK: PrepaymentPenaltyInput = {
    balance: 400_000,
    contractRatePct: 4.09,
    rateType: 'fixed',
    method: 'posted-rate',
    postedRatePct: 4.99,
    discountPct: 1.5,
    monthsRemaining: 24,
  };

  test('by the posted rate the discount is taken from today’s rate too', () => {
    // 4.99 − 1.50 = 3.49; 4.09 − 3.49 = 0.60; 400,000 × 0.60% × 24/12 = 4,800.00; three months 4,090.00
    expect(prepaymentPenalty(BANK)).toMatchObject({
      comparisonRatePct: 3.49,
      threeMonthsInterest: 4090,
      ird: 4800,
      penalty: 4800,
      basis: 'ird',
    });
  });

  test('by the contract rate the lender’s rate of today counts as it is', () => {
    const input = { ...BANK, method: 'contract-rate', comparisonRatePct: 3.89 } as const;
    // 0.20% × 2 years = 1,600.00, less than three months
    expect(prepaymentPenalty(input)).toMatchObject({ ird: 1600, penalty: 4090, basis: 'three-months' });
    expect(prepaymentPenalty({ ...input, method: 'simplified' }).penalty).toBe(4090);
  });

  test('a variable rate is three months’ interest and needs no comparison', () => {
    const input = { ...BANK, rateType: 'variable', postedRatePct: undefined, discountPct: undefined } as const;
    expect(prepaymentPenalty(input)).toMatchObject({ comparisonRatePct: null, ird: 0, basis: 'three-months' });
  });

  test('nothing is charged once the term is over', () => {
    expect(prepaymentPenalty({ ...BANK, monthsRemaining: 0 })).toMatchObject({ penalty: 0, basis: 'none' });
  });

  test('a discount greater than the posted rate leaves no rate below zero', () => {
    expect(prepaymentPenalty({ ...BANK, discountPct: 6 }).comparisonRatePct).toBe(0);
  });
});

describe('section 10 of the Interest Act', () => {
  const LONG: PrepaymentPenaltyInput = {
    balance: 400_000,
    contractRatePct: 5.5,
    rateType: 'fixed',
    method: 'contract-rate',
    comparisonRatePct: 3.5,
    startDate: '2020-11-02',
    termYears: 10,
    date: '2026-11-20',
  };

  test('after five years of a longer term, a person pays three months’ interest at most', () => {
    // 2 November 2030 is 48 months away, the last one begun; 400,000 × 2% × 4 = 32,000; three months 5,500
    expect(prepaymentPenalty(LONG)).toMatchObject({
      monthsRemaining: 48,
      ird: 32_000,
      penalty: 5500,
      basis: 'interest-act',
      tables: [{ source: expect.stringContaining('Interest Act') }],
    });
  });

  test.each<[string, Partial<PrepaymentPenaltyInput>]>([
    ['a company', { borrower: 'company' }],
    ['a term of five years', { termYears: 5, startDate: '2025-11-02' }],
    ['the day five years are up', { date: '2025-11-02' }],
  ])('does not help %s', (_, change) => {
    const found = prepaymentPenalty({ ...LONG, ...change });
    expect(found).toMatchObject({ basis: 'ird' });
    expect(found.penalty).toBe(found.ird);
  });

  test('holds from the day after', () => {
    expect(prepaymentPenalty({ ...LONG, date: '2025-11-03' }).basis).toBe('interest-act');
  });

  test.each<[string, Partial<PrepaymentPenaltyInput>]>([
    ['date', { date: '2020-11-01' }],
    ['startDate', { startDate: '2020-02-30' }],
    ['termYears', { termYears: 41 }],
    ['monthsRemaining', { startDate: undefined }],
    ['borrower', { borrower: 'trust' as never }],
    ['comparisonRatePct', { comparisonRatePct: undefined }],
    ['postedRatePct', { method: 'posted-rate' }],
    ['discountPct', { method: 'posted-rate', postedRatePct: 5 }],
  ])('names %s', (field, wrong) => {
    expect(() => prepaymentPenalty({ ...LONG, ...wrong })).toThrow(expect.objectContaining({ field }));
  });
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-01-31', 13, '2028-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-12-15', 60, '2031-12-15'],
  ])('%s and %d more are %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
    expect(monthsUntil(date, expected)).toBe(months);
  });

  test('one that has begun counts whole', () => {
    expect(monthsUntil('2026-11-20', '2027-11-21')).toBe(13);
    expect(monthsUntil('2026-11-20', '2027-11-19')).toBe(12);
    expect(monthsUntil('2026-11-20', '2026-11-01')).toBe(0);
  });
});
