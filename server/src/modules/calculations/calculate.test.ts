import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = async (query: string) => (await api.graphql(`{ calculate { ${query} } }`)).body;

const HOME =
  'price: "849000", province: "BC", propertyType: SINGLE_FAMILY, firstTimeBuyer: false, newlyBuilt: true, residentBuyer: true, closingDate: "2026-12-15", annualRatePct: 4, amortizationYears: 25, frequency: MONTHLY, compounding: SEMI_ANNUAL, nonTraditionalDownPayment: false, legalFees: "1550", otherCosts: "2500", annualPropertyTax: "4800"';

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
    'landTransferTax(input: {price: "800000", province: "ON", city: "Toronto", propertyType: SINGLE_FAMILY, firstTimeBuyer: false, newlyBuilt: false, residentBuyer: true, closingDate: "2026-06-30"}) { total notes warnings }',
    { landTransferTax: { total: '24950.00', notes: [], warnings: [] } },
  ],
  [
    'landTransferTax(input: {price: "640000", province: "QC", city: "Rimouski", propertyType: SINGLE_FAMILY, firstTimeBuyer: false, newlyBuilt: false, residentBuyer: true, closingDate: "2027-01-15"}) { total notes warnings }',
    {
      landTransferTax: {
        total: '9810.50',
        notes: ['LAST_KNOWN_TABLE', 'QUEBEC_HIGHEST_RATE', 'ASSESSED_VALUE'],
        warnings: [
          expect.stringContaining('estimate'),
          expect.stringContaining('3%'),
          expect.stringContaining('assessed value'),
        ],
      },
    },
  ],
  [
    'minDownPayment(input: {price: "600000", ownerOccupied: true, units: 3}) { minDownPayment insurable }',
    { minDownPayment: { minDownPayment: '60000.00', insurable: true } },
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
    'affordability(input: {annualIncome: "120000", contractRatePct: 4.5, amortizationYears: 25, annualPropertyTax: "4800", monthlyHeating: "150", monthlyCondoFees: "0", otherMonthlyDebts: "300", gdsLimitPct: 39, tdsLimitPct: 44, downPayment: "20000"}) { maxMonthlyPI bindingRatio maxPrice priceBoundBy homeMortgage homePremium alternative { change } notes }',
    {
      affordability: {
        maxMonthlyPI: '3350.00',
        bindingRatio: 'GDS',
        maxPrice: '400000.00',
        priceBoundBy: 'DOWN_PAYMENT',
        homeMortgage: '395200.00',
        homePremium: '15200.00',
        alternative: { change: 'DOWN_PAYMENT' },
        notes: [],
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
  [
    'helocMax(input: {value: "700000", mortgageBalance: "400000"}) { maxHelocWithMortgage }',
    { helocMax: { maxHelocWithMortgage: '160000.00' } },
  ],
  [
    'newHomeTax(input: {price: "849000", province: "BC", firstTimeBuyer: true, newlyBuilt: true, primaryResidence: true, agreementDate: "2026-06-01"}) { gst federalRebate totalAfterRebate notes tables { table } }',
    {
      newHomeTax: {
        gst: '42450.00',
        federalRebate: '42450.00',
        totalAfterRebate: '0.00',
        notes: [],
        tables: [
          { table: 'GST' },
          { table: 'provincial sales tax on homes' },
          { table: 'first-time home buyers’ GST rebate' },
        ],
      },
    },
  ],
  [
    `purchase(input: {downPayment: "169800", ${HOME}}) { cashToClose closingCosts landTransferTax { total } newHomeTax { total totalRebate } monthlyCost { propertyTax } notes }`,
    {
      purchase: {
        cashToClose: '216300.00',
        closingCosts: '4050.00',
        landTransferTax: { total: '0.00' },
        newHomeTax: { total: '42450.00', totalRebate: '0.00' },
        monthlyCost: { propertyTax: '400.00' },
        notes: [],
      },
    },
  ],
  [
    `downPayments(input: {${HOME}}) { minDownPayment options { downPayment premiumRatePct } }`,
    {
      downPayments: {
        minDownPayment: '59900.00',
        options: [
          { downPayment: '59900.00', premiumRatePct: 4 },
          { downPayment: '84900.00', premiumRatePct: 3.1 },
          { downPayment: '127350.00', premiumRatePct: 2.8 },
          { downPayment: '169800.00', premiumRatePct: 0 },
        ],
      },
    },
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
    `landTransferTax(input: {price: "1", province: "NS", city: "${'x'.repeat(101)}", propertyType: CONDO, firstTimeBuyer: false, newlyBuilt: false, residentBuyer: true, closingDate: "2026-06-30"}) { total }`,
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
