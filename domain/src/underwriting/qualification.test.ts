import fc from 'fast-check';
import { said } from '../../test/explain-cases.js';
import { explain } from '../explain/explain.js';
import { debtService } from '../mortgage/debt-service.js';
import type { Income, Liability, MortgageFile } from './file.js';
import { qualification } from './qualification.js';
import { fileRatios } from './ratios.js';

/** Two first-time buyers in Guelph: 699,000 with 75,000 down. Figures worked out by hand. */
const GUELPH: MortgageFile = {
  asOf: '2026-11-21',
  mortgageType: 'new_purchase',
  property: {
    province: 'ON',
    price: 699_000,
    occupancy: 'owner_occupied',
    type: 'townhouse',
    units: 1,
    annualPropertyTax: 4680,
    monthlyHeating: 150,
    monthlyCondoFees: 310,
  },
  mortgage: { downPayment: 75_000, ratePct: 3.94, amortizationYears: 25 },
  borrowers: [
    {
      id: 'applicant',
      firstTimeBuyer: true,
      creditScore: 742,
      incomes: [
        { kind: 'salary', annual: 92_400 },
        { kind: 'overtime', lastTwoYears: [6840, 9120] },
      ],
    },
    { id: 'co-1', firstTimeBuyer: true, incomes: [{ kind: 'self_employed', lastTwoYears: [41_300, 38_900] }] },
  ],
  liabilities: [
    { kind: 'car_loan', balance: 11_850, monthlyPayment: 312 },
    { kind: 'credit_card', balance: 2900 },
  ],
};
const withLoan = (change: Partial<MortgageFile['mortgage']>): MortgageFile => ({
  ...GUELPH,
  mortgage: { ...GUELPH.mortgage, ...change },
});
const withHome = (change: Partial<MortgageFile['property']>): MortgageFile => ({
  ...GUELPH,
  property: { ...GUELPH.property, ...change },
});
const failuresOf = (file: MortgageFile): string[] => qualification(file).failures;

test('a file over its limits, and what a longer amortization changes', () => {
  const submitted = qualification(GUELPH);
  expect(submitted).toMatchObject({
    verdict: 'does_not_fit',
    failures: ['GDS_OVER', 'TDS_OVER'],
    maxMortgageByGds: expect.closeTo(602_528, -1),
    maxMortgageByTds: expect.closeTo(631_068, -1),
    maxMortgageByValue: 680_264,
    shortfall: expect.closeTo(40_816, -1),
    minDownPayment: 44_900,
    loanToIncome: 4.62,
    notes: [],
    ratios: { premium: 19_344, premiumSalesTax: 1547.52, qualifyingPayment: 4093.24, gdsPct: 41.24, tdsPct: 44.67 },
  });
  expect(qualification(withLoan({ amortizationYears: 30 }))).toMatchObject({
    verdict: 'fits',
    shortfall: 0,
    maxMortgageByValue: 681_572.2,
    ratios: { premium: 20_592, gdsPct: 38.8, tdsPct: 42.23 },
  });
});

test('the cap of insured homes is on the lesser of price and value', () => {
  // 1,280,000 of 1,400,000: 91.43%, and 20% of the price is down
  const home = withHome({ price: 1_600_000, value: 1_400_000 });
  const appraisedLower = { ...home, mortgage: { ...home.mortgage, downPayment: 320_000 } };
  const found = qualification(appraisedLower);
  expect(found).toMatchObject({ loanClass: 'insured', minDownPayment: 320_000, ratios: { premium: 51_200 } });
  expect(found.failures).not.toContain('NOT_INSURABLE');
  const appraisedAtCap = withHome({ price: 1_600_000, value: 1_500_000 });
  expect(failuresOf({ ...appraisedAtCap, mortgage: { ...appraisedAtCap.mortgage, downPayment: 320_000 } })).toContain(
    'NOT_INSURABLE',
  );
});

test('no insurer takes a borrowed down payment of three homes or of a second one', () => {
  const borrowed = (change: Partial<MortgageFile['property']>): string[] => {
    const home = withHome({ price: 500_000, ...change });
    const mortgage = { ...home.mortgage, downPayment: 75_000, nonTraditionalDownPayment: true };
    return failuresOf({ ...home, mortgage }).filter((code) => code === 'NOT_INSURABLE');
  };
  expect(borrowed({ units: 2 })).toEqual([]);
  expect(borrowed({ units: 3 })).toEqual(['NOT_INSURABLE']);
  expect(borrowed({ occupancy: 'second_home' })).toEqual(['NOT_INSURABLE']);
});

test('a home for close family is insured as the buyer’s own, and a rental is not', () => {
  const classOf = (occupancy: MortgageFile['property']['occupancy'], downPayment: number): string => {
    const home = withHome({ price: 500_000, occupancy });
    return qualification({ ...home, mortgage: { ...home.mortgage, downPayment } }).loanClass;
  };
  expect((['owner_occupied', 'relative_occupied', 'rental'] as const).map((who) => classOf(who, 25_000))).toEqual([
    'insured',
    'insured',
    'none',
  ]);
  expect(classOf('relative_occupied', 100_000)).toBe('insurable');
});

test('a building of more than four homes is insured by nobody, in bulk either', () => {
  const withUnits = (units: number): string => {
    const home = withHome({ units });
    return qualification({ ...home, mortgage: { ...home.mortgage, downPayment: 200_000 } }).loanClass;
  };
  expect([4, 5].map(withUnits)).toEqual(['insurable', 'conventional']);
});

test('a renewal that is lent anew is refused over 80%, one that moves as it is is not', () => {
  const renewal = (amount: number, straightSwitch: boolean) =>
    qualification({
      ...GUELPH,
      mortgageType: 'renewal',
      property: { ...GUELPH.property, value: 500_000 },
      mortgage: { amount, ratePct: 3.94, amortizationYears: 25, straightSwitch, alreadyInsured: straightSwitch },
    });
  expect(renewal(400_000, false)).toMatchObject({ verdict: 'fits', failures: [] });
  expect(renewal(400_000.01, false)).toMatchObject({ verdict: 'does_not_fit', failures: ['LTV_OVER'] });
  expect(renewal(450_000, true)).toMatchObject({ verdict: 'fits', loanClass: 'insured' });
});

test('says how each income was counted', () => {
  expect(fileRatios(GUELPH).incomes).toMatchObject([
    { borrowerId: 'applicant', kind: 'salary', annual: 92_400, basis: 'AS_STATED' },
    { borrowerId: 'applicant', kind: 'overtime', annual: 6840, basis: 'LATEST_YEAR' },
    { borrowerId: 'co-1', kind: 'self_employed', annual: 40_100, basis: 'TWO_YEAR_AVERAGE' },
  ]);
});

test('what took no cash is added back to the latest year, or a share is, never both', () => {
  const of = (addBacks: number | undefined, selfEmployedGrossUpPct: number) => {
    const incomes = [{ kind: 'self_employed' as const, lastTwoYears: [58_400, 52_000] as const, addBacks }];
    const borrowers = [{ id: 'applicant', firstTimeBuyer: false, incomes }];
    return fileRatios({ ...GUELPH, borrowers, policy: { selfEmployedGrossUpPct } }).incomes[0];
  };
  expect(of(undefined, 0)).toMatchObject({ annual: 55_200, basis: 'TWO_YEAR_AVERAGE' });
  // (58,400 + 17,500 + 52,000) ÷ 2
  expect(of(17_500, 0)).toMatchObject({ annual: 63_950, basis: 'WITH_ADD_BACKS', grossUpPct: 0 });
  // 55,200 × 1.15 = 63,480 is less
  expect(of(17_500, 15)).toMatchObject({ annual: 63_950, basis: 'WITH_ADD_BACKS', grossUpPct: 0 });
  expect(of(10_000, 15)).toMatchObject({ annual: 63_480, basis: 'TWO_YEAR_AVERAGE', grossUpPct: 15 });
});

test('a file without income is over both limits and divides by nothing', () => {
  const nobody = { ...GUELPH, borrowers: [{ id: 'applicant', firstTimeBuyer: true, incomes: [] }] };
  expect(qualification(nobody)).toMatchObject({
    verdict: 'does_not_fit',
    failures: ['GDS_OVER', 'TDS_OVER'],
    maxMortgageByRatios: 0,
    loanToIncome: null,
    ratios: { gdsPct: null, tdsPct: null },
  });
});

test('the multiple of income is noted of a loan that nobody insures', () => {
  const conventional = withLoan({ downPayment: 150_000, amortizationYears: 30 });
  expect(qualification(conventional)).toMatchObject({ loanClass: 'conventional', notes: [] });
  const [applicant] = conventional.borrowers;
  const single = {
    ...conventional,
    borrowers: [
      { id: 'applicant', firstTimeBuyer: true, ...applicant, incomes: [{ kind: 'salary', annual: 120_000 } as const] },
    ],
  };
  expect(qualification(single).notes).toEqual(['LOAN_OVER_INCOME_MULTIPLE']);
});

test('an insurer measures the loan against the appraisal', () => {
  expect(failuresOf(withHome({ value: 650_000 }))).toContain('DOWN_PAYMENT_SHORT');
  expect(failuresOf(withHome({ value: 690_000 }))).not.toContain('DOWN_PAYMENT_SHORT');
});

test('a rental, and a building of five homes, need 20% down', () => {
  for (const home of [withHome({ occupancy: 'rental' }), withHome({ units: 5 })])
    expect(qualification(home)).toMatchObject({
      minDownPayment: 139_800,
      failures: expect.arrayContaining(['DOWN_PAYMENT_SHORT', 'NOT_INSURABLE']),
      loanClass: 'none',
    });
});

test('closing costs are checked where the cash is known', () => {
  expect(failuresOf({ ...GUELPH, availableFunds: 85_484.99 })).toContain('CLOSING_FUNDS_SHORT');
  expect(failuresOf({ ...GUELPH, availableFunds: 85_485 })).not.toContain('CLOSING_FUNDS_SHORT');
});

test('a private lender looks at the value only, and adds no premium', () => {
  const found = qualification(withLoan({ lenderKind: 'private', interestOnly: true }));
  expect(found).toMatchObject({ failures: ['LTV_OVER'], loanClass: 'none', maxMortgageByValue: 559_200 });
  expect(found.ratios.premium).toBe(0);
});

test('a debt paid out leaves the ratios', () => {
  const paidOut = GUELPH.liabilities?.map((debt) => ({ ...debt, payOut: true }));
  expect(fileRatios({ ...GUELPH, liabilities: paidOut }).monthlyObligations).toBe(0);
});

test('names the figure it cannot work with', () => {
  expect(() => qualification(withLoan({ downPayment: 700_000 }))).toThrow(
    expect.objectContaining({ field: 'downPayment' }),
  );
  expect(() => qualification({ ...GUELPH, mortgageType: 'refinance' })).toThrow(
    expect.objectContaining({ field: 'amount' }),
  );
});

const dollars = (max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);

const income: fc.Arbitrary<Income> = fc.oneof(
  fc.record({ kind: fc.constant('salary' as const), annual: dollars(250_000) }),
  fc.record({
    kind: fc.constant('hourly' as const),
    hourlyRate: dollars(90),
    hoursPerWeek: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({
    kind: fc.constantFrom('bonus' as const, 'self_employed' as const),
    lastTwoYears: fc.tuple(dollars(150_000), dollars(150_000)),
  }),
);

const debt: fc.Arbitrary<Liability> = fc.record({
  kind: fc.constantFrom('credit_card', 'line_of_credit', 'heloc', 'student_loan', 'car_loan', 'support_paid'),
  balance: dollars(90_000),
  monthlyPayment: dollars(1500),
  payOut: fc.boolean(),
});

const file: fc.Arbitrary<MortgageFile> = fc
  .record({
    price: fc.integer({ min: 150_000, max: 1_900_000 }),
    downPct: fc.integer({ min: 3, max: 60 }),
    ratePct: fc.integer({ min: 200, max: 900 }).map((hundredths) => hundredths / 100),
    amortizationYears: fc.constantFrom(15, 20, 25, 30),
    mortgageType: fc.constantFrom('new_purchase' as const, 'refinance' as const, 'equity_takeout' as const),
    firstTimeBuyer: fc.boolean(),
    incomes: fc.array(income, { minLength: 1, maxLength: 3 }),
    liabilities: fc.array(debt, { maxLength: 3 }),
    rent: dollars(4000),
    rentalTreatment: fc.constantFrom('add_back' as const, 'offset' as const),
  })
  .map(({ price, downPct, ratePct, amortizationYears, mortgageType, firstTimeBuyer, rent, ...rest }) => {
    const downPayment = Math.floor((price * downPct) / 100);
    const purchase = mortgageType === 'new_purchase';
    return {
      ...GUELPH,
      mortgageType,
      property: { ...GUELPH.property, ...(purchase ? { price } : { price: undefined, value: price }) },
      mortgage: {
        ratePct,
        amortizationYears,
        ...(purchase ? { downPayment } : { amount: price - downPayment }),
      },
      borrowers: [{ id: 'applicant', firstTimeBuyer, incomes: rest.incomes }],
      liabilities: rest.liabilities,
      otherProperties: [
        {
          use: 'rental' as const,
          monthlyMortgage: 1200,
          annualPropertyTax: 2400,
          monthlyHeating: 0,
          monthlyCondoFees: 0,
          monthlyRent: rent,
        },
      ],
      policy: { rentalTreatment: rest.rentalTreatment },
    };
  });

test('housing is never more than housing and debts', () => {
  fc.assert(
    fc.property(file, (any) => {
      const { gdsPct, tdsPct } = fileRatios(any);
      if (gdsPct === null || tdsPct === null) expect(tdsPct).toBe(gdsPct);
      else expect(gdsPct).toBeLessThanOrEqual(tdsPct);
    }),
  );
});

test('more debt never raises the most by ratios', () => {
  fc.assert(
    fc.property(file, debt, (any, another) => {
      const before = qualification(any).maxMortgageByRatios;
      const more = { ...any, liabilities: [...(any.liabilities ?? []), another] };
      expect(qualification(more).maxMortgageByRatios).toBeLessThanOrEqual(before);
    }),
  );
});

test('the most by ratios keeps both ratios within their limits', () => {
  fc.assert(
    fc.property(file, (any) => {
      const { maxMortgageByRatios, gdsLimitPct, tdsLimitPct, ratios } = qualification(any);
      fc.pre(maxMortgageByRatios > 0);
      const scale = maxMortgageByRatios / ratios.totalMortgage;
      const housing = ratios.monthlyHousing + ratios.qualifyingPayment * (scale - 1);
      const income = ratios.annualIncome / 12;
      // the payment is rounded before it is scaled
      const cents = 0.01 * (1 + scale);
      expect(housing).toBeLessThanOrEqual((income * gdsLimitPct) / 100 + cents);
      expect(housing + ratios.monthlyObligations).toBeLessThanOrEqual((income * tdsLimitPct) / 100 + cents);
    }),
  );
});

test('both ratios of a file come of the engine of a household, whatever the file', () => {
  fc.assert(
    fc.property(
      fc.record({
        downPayment: fc.integer({ min: 45_000, max: 600_000 }),
        ratePct: fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100),
        amortizationYears: fc.integer({ min: 10, max: 30 }),
        interestOnly: fc.constantFrom(undefined, false, true),
        lenderKind: fc.constantFrom(undefined, 'private' as const),
      }),
      fc.record({
        annualPropertyTax: fc.integer({ min: 0, max: 12_000 }),
        monthlyHeating: fc.integer({ min: 0, max: 400 }),
        monthlyCondoFees: fc.integer({ min: 0, max: 900 }),
        groundRent: fc.option(dollars(1500), { nil: undefined }),
      }),
      fc.option(fc.record({ balance: dollars(90_000), monthlyPayment: dollars(1500) }), { nil: undefined }),
      (loan, costs, secondMortgage) => {
        const { service, ratios } = qualification({
          ...withHome(costs),
          mortgage: { ...GUELPH.mortgage, ...loan },
          secondMortgage,
        });
        expect(service && debtService(service)).toMatchObject({
          gdsPct: ratios.gdsPct,
          tdsPct: ratios.tdsPct,
          qualifyingPayment: ratios.qualifyingPayment,
          qualifyingRatePct: ratios.qualifyingRatePct,
        });
      },
    ),
  );
});

const gdsOf = (file: MortgageFile): string[] => {
  const { service } = qualification(file);
  return service ? said(explain({ figure: 'grossDebtService', input: service })) : [];
};

// 92,400 and 6,840 and 40,100 a year; 390 of tax, 150 of heating and half of 310 a month; 643,344 with the premium
test('ground rent and a charge that stays have lines of their own', () => {
  const HOUSING = /^G = \(\$[\d,.]+ \+ \$695\.00 \+ \$\d{3}\.00\) ÷ \$11,611\.67$/;
  expect(gdsOf(withHome({ groundRent: 200 })).at(-1)).toMatch(HOUSING);
  expect(gdsOf({ ...GUELPH, secondMortgage: { balance: 20_000, monthlyPayment: 250 } }).at(-1)).toMatch(HOUSING);
});

test('interest alone is the mortgage times the rate, and a private lender’s rate is not raised', () => {
  const alone = gdsOf(withLoan({ interestOnly: true }));
  expect(alone).toContain('q = the greater of 3.94% + 2.00% and 5.25%');
  expect(alone).toContain('p = $643,344.00 × 5.94% ÷ 12');
  const lent = gdsOf(withLoan({ interestOnly: true, lenderKind: 'private' }));
  expect(lent.slice(0, 4)).toEqual(['L = given', 'c = given', 'q = 3.94%', 'p = $624,000.00 × 3.94% ÷ 12']);
});

test.each<[string, MortgageFile]>([
  ['an income', { ...GUELPH, borrowers: [{ id: 'applicant', firstTimeBuyer: true, incomes: [] }] }],
  ['a mortgage', withLoan({ downPayment: 699_000 })],
])('without %s there is nothing to explain', (_, file) => expect(qualification(file).service).toBeNull());

test('a straight switch is tested at its own rate in both', () => {
  const { service, ratios } = qualification({
    ...GUELPH,
    mortgageType: 'renewal',
    property: { ...GUELPH.property, value: 699_000 },
    mortgage: { amount: 400_000, ratePct: 3.94, amortizationYears: 20, straightSwitch: true, alreadyInsured: true },
  });
  expect(ratios.qualifyingRatePct).toBe(3.94);
  expect(service && debtService(service)).toMatchObject({ qualifyingRatePct: 3.94, gdsPct: ratios.gdsPct });
});

describe('a mortgage moved as it is', () => {
  const moved = (mortgage: Partial<MortgageFile['mortgage']>, annual = 120_000): MortgageFile => ({
    ...GUELPH,
    mortgageType: 'renewal',
    property: { ...GUELPH.property, value: 699_000 },
    mortgage: { amount: 400_000, ratePct: 4, amortizationYears: 20, straightSwitch: true, ...mortgage },
    borrowers: [{ id: 'applicant', firstTimeBuyer: false, incomes: [{ kind: 'salary', annual }] }],
  });

  test.each([
    [{ presentLender: 'bank' }, 4],
    [{ presentLender: undefined }, 4],
    [{ presentLender: 'credit_union' }, 6],
    [{ presentLender: 'other' }, 6],
    [{ presentLender: 'credit_union', alreadyInsured: true }, 4],
  ] as const)('from %j it qualifies at %d', (mortgage, rate) => {
    const { service, ratios } = qualification(moved(mortgage));
    expect(ratios.qualifyingRatePct).toBe(rate);
    expect(service && debtService(service)).toMatchObject({ qualifyingRatePct: rate, gdsPct: ratios.gdsPct });
  });

  test('what is tested is refused on its ratios too', () => {
    const failures = (presentLender: 'bank' | 'credit_union') =>
      qualification(moved({ presentLender }, 60_000)).failures;
    expect(failures('bank')).toEqual([]);
    expect(failures('credit_union')).toEqual(['GDS_OVER', 'TDS_OVER']);
  });

  test('who holds it is asked where a test would refuse it, and nobody said', () => {
    const asked = (presentLender: 'bank' | undefined, annual: number) =>
      qualification(moved({ presentLender }, annual)).programs.find(({ program }) => program === 'CONVENTIONAL_SWITCH')
        ?.asks;
    expect(asked(undefined, 60_000)).toEqual(['PRESENT_LENDER']);
    expect(asked(undefined, 120_000)).toEqual([]);
    expect(asked('bank', 60_000)).toEqual([]);
  });
});

describe('a second charge on a home that is bought', () => {
  const with80 = { price: 500_000, annualPropertyTax: 3000 };
  const rich = {
    ...GUELPH,
    borrowers: [{ id: 'applicant', firstTimeBuyer: false, incomes: [{ kind: 'salary', annual: 400_000 }] }],
  } satisfies MortgageFile;
  const file = (downPayment: number, balance: number): MortgageFile => ({
    ...rich,
    property: { ...rich.property, ...with80 },
    mortgage: { ...rich.mortgage, downPayment },
    secondMortgage: { balance, monthlyPayment: 0 },
  });

  test.each([
    // conventional: all charges within 80% of the value
    [100_000, 0, [], 494_000],
    [100_000, 0.01, ['LTV_OVER'], 493_999.99],
    [100_000, 100_000, ['LTV_OVER'], 300_000],
    [200_000, 100_000, [], 300_000],
    // insured: all charges within what the least down payment leaves
    [50_000, 25_000, [], 463_950],
    [50_000, 25_000.01, ['LTV_OVER'], 463_949.99],
    [25_000, 25_000, ['LTV_OVER'], 463_950],
  ])('%d down and a second of %d', (downPayment, balance, failures, most) => {
    const found = qualification(file(downPayment, balance));
    expect(found.failures).toEqual(failures);
    expect(found.verdict).toBe(failures.length > 0 ? 'does_not_fit' : 'fits');
    expect(found.maxMortgageByValue).toBeCloseTo(most, 1);
    if (downPayment === balance) expect(found.programs.filter(({ answer }) => answer === 'fits')).toEqual([]);
  });

  test('a larger one never makes a file fit better', () => {
    const rank = { fits: 2, alternative: 1, does_not_fit: 0 };
    fc.assert(
      fc.property(
        fc.integer({ min: 25_000, max: 500_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (down, balance, more) => {
          const [less, larger] = [qualification(file(down, balance)), qualification(file(down, balance + more))];
          const fitting = ({ programs }: typeof less): number =>
            programs.filter(({ answer }) => answer === 'fits').length;
          return (
            rank[larger.verdict] <= rank[less.verdict] &&
            larger.maxMortgageByValue <= less.maxMortgageByValue &&
            fitting(larger) <= fitting(less)
          );
        },
      ),
    );
  });
});

test('taxes and bans are those of the day of closing', () => {
  const file = (closingDate?: string): MortgageFile => ({
    ...GUELPH,
    asOf: '2026-11-30',
    property: { ...GUELPH.property, province: 'QC', price: 400_000, closingDate },
    mortgage: { ...GUELPH.mortgage, downPayment: 20_000 },
  });
  const taxOf = (closingDate?: string): number => fileRatios(file(closingDate)).premiumSalesTax;
  expect(taxOf()).toBe(1368);
  expect(taxOf('2026-12-31')).toBe(1368);
  expect(taxOf('2027-02-15')).toBe(1516.2);
  // over: the day of closing that was said is stale
  expect(taxOf('2025-02-15')).toBe(1368);
  const asks = (closingDate: string): boolean =>
    qualification({
      ...file(closingDate),
      borrowers: GUELPH.borrowers.map((one) => ({ ...one, residency: 'temporary_resident', permitEnds: '2027-06-05' })),
    }).programs.some(({ asks: questions }) => questions.includes('PURCHASE_BAN'));
  expect([asks('2026-11-30'), asks('2026-12-20'), asks('2027-02-15')]).toEqual([false, true, false]);
});
