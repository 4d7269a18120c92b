import fc from 'fast-check';
import { affordability } from './affordability.js';
import { debtService, type HouseholdInput } from './debt-service.js';
import { toCents } from './cents.js';
import { helocMax, refinanceMax } from './equity.js';
import { isWithin } from './insurance-premium.js';
import { qualifyingRate } from './qualifying-rate.js';

const HOME: HouseholdInput = {
  annualIncome: 120_000,
  annualPropertyTax: 4800,
  monthlyHeating: 150,
  monthlyCondoFees: 0,
  otherMonthlyDebts: 300,
  contractRatePct: 4.5,
  amortizationYears: 25,
  gdsLimitPct: 39,
  tdsLimitPct: 44,
};
const households: fc.Arbitrary<HouseholdInput> = fc.record({
  annualIncome: fc.integer({ min: 40_000, max: 900_000 }),
  annualPropertyTax: fc.integer({ min: 0, max: 9000 }),
  monthlyHeating: fc.integer({ min: 0, max: 300 }),
  monthlyCondoFees: fc.integer({ min: 0, max: 900 }),
  otherMonthlyDebts: fc.integer({ min: 0, max: 2000 }),
  contractRatePct: fc.integer({ min: 0, max: 1200 }).map((hundredths) => hundredths / 100),
  amortizationYears: fc.integer({ min: 5, max: 30 }),
  gdsLimitPct: fc.constantFrom(32, 35, 39),
  tdsLimitPct: fc.constantFrom(40, 42, 44),
});

describe('qualifying rate', () => {
  test('an uninsured straight switch qualifies at its own rate, since 21 November 2024', () => {
    const of = (date?: string) => qualifyingRate({ contractRatePct: 4.1, uninsuredStraightSwitch: true, date });
    expect(of()).toMatchObject({ qualifyingRatePct: 4.1, mqrRequired: false });
    expect(of('2024-11-21')).toMatchObject({ qualifyingRatePct: 4.1, mqrRequired: false });
    expect(of('2024-11-20')).toMatchObject({ qualifyingRatePct: 6.1, mqrRequired: true });
  });

  test.each([
    ['insured', '2023-12-31', true],
    ['insured', '2024-01-01', false],
    ['insurable', '2024-12-15', true],
    ['insurable', '2024-12-16', false],
    ['uninsured', '2024-11-20', true],
    ['uninsured', '2024-11-21', false],
  ] as const)('a straight switch that is %s on %s: stress test %s', (insuranceClass, date, mqrRequired) => {
    const input = { contractRatePct: 4.1, straightSwitch: true, insuranceClass, date };
    expect(qualifyingRate(input)).toMatchObject({ mqrRequired, qualifyingRatePct: mqrRequired ? 6.1 : 4.1 });
    expect(debtService({ ...HOME, ...input, mortgage: 400_000 }).qualifyingRatePct).toBe(mqrRequired ? 6.1 : 4.1);
  });

  test('without a class a straight switch is the last one to be exempt, and none is no switch', () => {
    const of = (date: string, straightSwitch: boolean) =>
      qualifyingRate({ contractRatePct: 4.1, straightSwitch, date });
    expect(of('2024-11-20', true).mqrRequired).toBe(true);
    expect(of('2024-11-21', true).mqrRequired).toBe(false);
    expect(of('2024-11-21', false).mqrRequired).toBe(true);
    const unknown = { contractRatePct: 4, straightSwitch: true, insuranceClass: 'other' as never };
    expect(() => qualifyingRate(unknown)).toThrow(expect.objectContaining({ field: 'insuranceClass' }));
  });

  test('the floor holds from nothing on', () => {
    expect(qualifyingRate({ contractRatePct: 0, uninsuredStraightSwitch: false }).qualifyingRatePct).toBe(5.25);
  });

  test('a private lender tests nobody at a higher rate, and no table says so', () => {
    const input = { contractRatePct: 9.99, privateLender: true, uninsuredStraightSwitch: false };
    expect(qualifyingRate(input)).toMatchObject({ qualifyingRatePct: 9.99, mqrRequired: false, tables: [] });
    expect(affordability({ ...HOME, ...input }).qualifyingRatePct).toBe(9.99);
  });

  test('names its table', () => {
    const { tables } = qualifyingRate({ contractRatePct: 4, uninsuredStraightSwitch: false });
    expect(tables).toMatchObject([{ table: 'stress test', effectiveFrom: '2024-12-16' }]);
  });
});

describe('debt service', () => {
  test('half the condo fees count', () => {
    const without = debtService({ ...HOME, mortgage: 400_000 });
    const condo = debtService({ ...HOME, mortgage: 400_000, monthlyCondoFees: 400 });
    expect(condo.gdsPct - without.gdsPct).toBeCloseTo(2, 2);
    expect(condo.tdsPct - without.tdsPct).toBeCloseTo(2, 2);
  });

  test.each([
    ['gross alone', { gdsLimitPct: 30 }],
    ['total alone', { tdsLimitPct: 33 }],
  ])('%s over its limit fails', (_, limits) => {
    expect(debtService({ ...HOME, mortgage: 400_000 }).passes).toBe(true);
    expect(debtService({ ...HOME, mortgage: 400_000, ...limits }).passes).toBe(false);
  });

  test('ground rent and another mortgage that stays are housing costs', () => {
    const without = debtService({ ...HOME, mortgage: 400_000 });
    const more = { groundRent: 150, otherMortgagePayment: 50 };
    const found = debtService({ ...HOME, ...more, mortgage: 400_000 });
    expect(found.gdsPct - without.gdsPct).toBeCloseTo(2, 2);
    expect(found.tdsPct - without.tdsPct).toBeCloseTo(2, 2);
    const [most, less] = [HOME, { ...HOME, ...more }].map((household) => affordability(household).maxMonthlyPI);
    expect((most ?? 0) - (less ?? 0)).toBeCloseTo(200, 2);
    expect(() => debtService({ ...HOME, groundRent: -1, mortgage: 1 })).toThrow(
      expect.objectContaining({ field: 'groundRent' }),
    );
  });

  test('interest alone is a twelfth of a year’s', () => {
    // 6.5% of 400,000
    expect(debtService({ ...HOME, interestOnly: true, mortgage: 400_000 }).qualifyingPayment).toBe(2166.67);
  });

  test('a straight switch is reckoned at the contract rate', () => {
    expect(debtService({ ...HOME, mortgage: 400_000, uninsuredStraightSwitch: true }).qualifyingRatePct).toBe(4.5);
    expect(affordability({ ...HOME, uninsuredStraightSwitch: true }).qualifyingRatePct).toBe(4.5);
  });

  test('a ratio at its limit passes', () => {
    const exact = debtService({ ...HOME, mortgage: 400_000 });
    const income = (exact.qualifyingPayment + 400 + 150) * 12 * (100 / 39);
    expect(debtService({ ...HOME, annualIncome: income, mortgage: 400_000, tdsLimitPct: 100 }).passes).toBe(true);
    const less = debtService({ ...HOME, annualIncome: income - 1, mortgage: 400_000, tdsLimitPct: 100 });
    expect(less.passes).toBe(false);
  });
});

describe('affordability', () => {
  test('is debt service the other way round', () => {
    fc.assert(
      fc.property(households, (household) => {
        const { maxMortgageIncludingPremium: most } = affordability(household);
        fc.pre(most > 100);
        expect(debtService({ ...household, mortgage: most }).passes).toBe(true);
        expect(debtService({ ...household, mortgage: most + 10 }).passes).toBe(false);
      }),
    );
  });

  test('says which ratio binds', () => {
    expect(affordability(HOME).bindingRatio).toBe('GDS');
    expect(affordability({ ...HOME, otherMonthlyDebts: 500 }).bindingRatio).toBe('GDS');
    expect(affordability({ ...HOME, otherMonthlyDebts: 501 })).toMatchObject({
      bindingRatio: 'TDS',
      maxMonthlyPI: 3349,
    });
  });

  test('debts over what is earned leave nothing', () => {
    const none = affordability({ ...HOME, otherMonthlyDebts: 50_000 });
    expect(none).toMatchObject({ maxMonthlyPI: 0, maxMortgageIncludingPremium: 0, bindingRatio: 'TDS' });
  });
});

describe('equity', () => {
  test('what is owed already leaves no equity to take out', () => {
    expect(refinanceMax({ value: 500_000, balances: 450_000 })).toMatchObject({
      maxTotalMortgage: 400_000,
      maxEquityTakeout: 0,
      tables: [{ table: 'loan-to-value limits' }],
    });
    expect(helocMax({ value: 500_000, mortgageBalance: 450_000 }).maxHelocWithMortgage).toBe(0);
  });

  test('no limit is over its share of the value by a part of a cent', () => {
    expect(refinanceMax({ value: 500_000.01, balances: 0 }).maxTotalMortgage).toBe(400_000);
    expect(helocMax({ value: 500_000.01, mortgageBalance: 0 }).maxRevolving65).toBe(325_000);
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 300_000_000 }), (value) => {
        const { maxTotalMortgage } = refinanceMax({ value: value / 100, balances: 0 });
        const { maxHelocWithMortgage } = helocMax({ value: value / 100, mortgageBalance: 0 });
        expect(isWithin(toCents(maxTotalMortgage), value, 80)).toBe(true);
        expect(isWithin(toCents(maxTotalMortgage) + 1, value, 80)).toBe(false);
        expect(isWithin(toCents(maxHelocWithMortgage), value, 65)).toBe(true);
      }),
    );
  });

  test('a home free of mortgages bears a line of 65%', () => {
    expect(helocMax({ value: 500_000, mortgageBalance: 0 })).toMatchObject({
      maxRevolving65: 325_000,
      maxHelocWithMortgage: 325_000,
      tables: [{ table: 'loan-to-value limits' }],
    });
    expect(helocMax({ value: 500_000, mortgageBalance: 80_000 }).maxHelocWithMortgage).toBe(320_000);
  });
});
