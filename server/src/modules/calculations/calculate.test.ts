import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = async (query: string) => (await api.graphql(`{ calculate { ${query} } }`)).body;

test.each([
  [
    'periodicRate(input: {annualRatePct: 5, compounding: SEMI_ANNUAL, periodsPerYear: 12}) { effectiveAnnualPct }',
    { periodicRate: { effectiveAnnualPct: 5.0625 } },
  ],
  [
    'payment(input: {principal: "100000", annualRatePct: 5, amortizationYears: 25, frequency: ACCELERATED_BI_WEEKLY, compounding: SEMI_ANNUAL}) { payment }',
    { payment: { payment: '290.80' } },
  ],
  [
    'prepayment(input: {principal: "150000", annualRatePct: 4, amortizationYears: 25, frequency: MONTHLY, compounding: SEMI_ANNUAL, termYears: 5, lumpSums: [{amount: "10000", beforePayment: 1}]}) { payment numberOfPayments paymentsSaved }',
    { prepayment: { payment: '789.03', numberOfPayments: 268, paymentsSaved: 32 } },
  ],
  [
    'minDownPayment(input: {price: "500001.00", ownerOccupied: true}) { minDownPayment insurable }',
    { minDownPayment: { minDownPayment: '25000.10', insurable: true } },
  ],
  [
    'insurancePremium(input: {price: "500000", downPayment: "50000", amortizationYears: 25, firstTimeBuyerOrNewBuild: false, nonTraditionalDownPayment: false, province: "ON", closingDate: "2026-06-30"}) { premium premiumSalesTax ltvPct }',
    { insurancePremium: { premium: '13950.00', premiumSalesTax: '1116.00', ltvPct: 90 } },
  ],
  [
    'landTransferTax(input: {price: "800000", province: "ON", city: "Toronto", propertyType: SINGLE_FAMILY, firstTimeBuyer: false, newlyBuilt: false, residentBuyer: true, closingDate: "2026-06-30"}) { total warnings }',
    { landTransferTax: { total: '24950.00', warnings: [] } },
  ],
  [
    'qualifyingRate(input: {contractRatePct: 4.79, uninsuredStraightSwitch: false}) { qualifyingRatePct }',
    { qualifyingRate: { qualifyingRatePct: 6.79 } },
  ],
  [
    'debtService(input: {annualIncome: "120000", mortgage: "450000", contractRatePct: 4.5, amortizationYears: 25, annualPropertyTax: "4800", monthlyHeating: "150", monthlyCondoFees: "0", otherMonthlyDebts: "500", gdsLimitPct: 39, tdsLimitPct: 44}) { gdsPct tdsPct passes }',
    { debtService: { gdsPct: 35.64, tdsPct: 40.64, passes: true } },
  ],
  [
    'affordability(input: {annualIncome: "120000", contractRatePct: 4.5, amortizationYears: 25, annualPropertyTax: "4800", monthlyHeating: "150", monthlyCondoFees: "0", otherMonthlyDebts: "300", gdsLimitPct: 39, tdsLimitPct: 44, downPayment: "20000"}) { maxMonthlyPI bindingRatio maxPrice priceBoundBy }',
    {
      affordability: {
        maxMonthlyPI: '3350.00',
        bindingRatio: 'GDS',
        maxPrice: '400000.00',
        priceBoundBy: 'DOWN_PAYMENT',
      },
    },
  ],
  [
    'prepaymentPenalty(input: {balance: "300000", contractRatePct: 5, comparisonRatePct: 4, monthsRemaining: 36, rateType: FIXED}) { threeMonthsInterest ird penalty }',
    { prepaymentPenalty: { threeMonthsInterest: '3750.00', ird: '9000.00', penalty: '9000.00' } },
  ],
  [
    'refinanceMax(input: {value: "750000", balances: "400000"}) { maxEquityTakeout }',
    { refinanceMax: { maxEquityTakeout: '200000.00' } },
  ],
  [
    'helocMax(input: {value: "750000", mortgageBalance: "400000"}) { maxHelocWithMortgage }',
    { helocMax: { maxHelocWithMortgage: '200000.00' } },
  ],
  ['phoneCanada(phoneNumber: "416-967-1111") { valid e164 }', { phoneCanada: { valid: true, e164: '+14169671111' } }],
])('%s', async (query, expected) => {
  expect(await ask(query)).toEqual({ data: { calculate: expected } });
});

const LOAN =
  'principal: "300000", annualRatePct: 4, amortizationYears: 30, frequency: WEEKLY, compounding: SEMI_ANNUAL';

test('the rows of a schedule are given from where and as many as asked', async () => {
  const body = await ask(
    `schedule(input: {${LOAN}}, firstRow: 1500, rows: 600) { numberOfPayments rows { number interest balance } }`,
  );
  const { numberOfPayments, rows } = body.data.calculate.schedule;
  expect(rows).toHaveLength(numberOfPayments - 1499);
  expect(rows[0]).toEqual({
    number: 1500,
    interest: expect.stringMatching(/^\d+\.\d\d$/),
    balance: expect.any(String),
  });
  expect(rows.at(-1).balance).toBe('0.00');
});

test.each([
  ['rows', `schedule(input: {${LOAN}}, rows: 601) { payment }`],
  ['firstRow', `schedule(input: {${LOAN}}, firstRow: 0) { payment }`],
  ['annualRatePct', `payment(input: {${LOAN.replace('annualRatePct: 4', 'annualRatePct: 31')}}) { payment }`],
  [
    'city',
    'landTransferTax(input: {price: "1", province: "NS", propertyType: CONDO, firstTimeBuyer: false, newlyBuilt: false, residentBuyer: true, closingDate: "2026-06-30"}) { total }',
  ],
])('what is refused names its field: %s', async (field, query) => {
  const body = await ask(`${query} other: refinanceMax(input: {value: "1", balances: "1"}) { maxEquityTakeout }`);
  expect(body.errors).toHaveLength(1);
  expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: [field] });
  expect(body.data.calculate.other).toEqual({ maxEquityTakeout: '0.00' });
});

test('a figure says by which tables it was made', async () => {
  const body = await ask(
    'refinanceMax(input: {value: "1", balances: "1"}) { engineVersion rulesAsOf tables { table effectiveFrom effectiveTo source } }',
  );
  expect(body.data.calculate.refinanceMax).toEqual({
    engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    rulesAsOf: '2026-11-20',
    tables: [
      {
        table: 'loan-to-value limits',
        effectiveFrom: '2016-10-17',
        effectiveTo: null,
        source: expect.stringContaining('OSFI'),
      },
    ],
  });
});
