import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = async (query: string) => (await api.graphql(`{ calculate { ${query} } }`)).body;

const MORTGAGE =
  'balance: "350000", rateType: FIXED, compounding: SEMI_ANNUAL, amortizationYears: 20, frequency: MONTHLY, termYears: 5, otherCosts: "500"';
const LOAN =
  'principal: "400000", annualRatePct: 4, amortizationYears: 25, frequency: MONTHLY, compounding: MONTHLY, termYears: 5';

test.each([
  [
    `renewal(input: {${MORTGAGE}, monthsRemaining: 12, contractRatePct: 5.29, newRatePct: 3.94, comparisonRatePct: 4.5}) { atMaturity horizonMonths penalty netSaving stayInterest newInterest breakEvenMonths }`,
    {
      renewal: {
        atMaturity: false,
        horizonMonths: 12,
        penalty: '4628.75',
        netSaving: -525.27,
        stayInterest: '18072.14',
        newInterest: '13468.66',
        breakEvenMonths: null,
      },
    },
  ],
  [
    `renewal(input: {${MORTGAGE}, monthsRemaining: 0, lenderRatePct: 4.5, newRatePct: 4.5, cashBack: "750.50"}) { atMaturity horizonMonths penalty netSaving paymentChange }`,
    { renewal: { atMaturity: true, horizonMonths: 60, penalty: '0.00', netSaving: 250.5, paymentChange: 0 } },
  ],
  [
    'prepaymentPenalty(input: {balance: "400000", contractRatePct: 4.09, rateType: FIXED, method: POSTED_RATE, postedRatePct: 4.99, discountPct: 1.5, monthsRemaining: 24}) { penalty basis comparisonRatePct }',
    { prepaymentPenalty: { penalty: '4800.00', basis: 'IRD', comparisonRatePct: 3.49 } },
  ],
  [
    'prepaymentPenalty(input: {balance: "400000", contractRatePct: 5.5, rateType: FIXED, comparisonRatePct: 3.5, startDate: "2020-11-02", termYears: 10, date: "2026-11-20"}) { monthsRemaining penalty basis }',
    { prepaymentPenalty: { monthsRemaining: 48, penalty: '5500.00', basis: 'INTEREST_ACT' } },
  ],
  [
    `rateRise(input: {${LOAN}, rateType: VARIABLE, payments: STATIC, currentPayment: "2000"}) { payment triggerRatePct rises { rise ratePct coversInterest } }`,
    {
      rateRise: {
        payment: '2000.00',
        triggerRatePct: 6,
        rises: [0, 1, 2, 3].map((rise) => ({ rise, ratePct: 4 + rise, coversInterest: rise < 3 })),
      },
    },
  ],
  [
    `comparison(input: {scenarios: [{${LOAN}}, {${LOAN}, lumpSums: [{amount: "10000", beforePayment: 1}]}]}) { results { payment paymentsSaved } }`,
    {
      comparison: {
        results: [
          { payment: '2111.35', paymentsSaved: 0 },
          { payment: '2111.35', paymentsSaved: 12 },
        ],
      },
    },
  ],
  [
    'qualifyingRate(input: {contractRatePct: 4.1, straightSwitch: true, insuranceClass: INSURABLE, date: "2024-12-15"}) { qualifyingRatePct mqrRequired }',
    { qualifyingRate: { qualifyingRatePct: 6.1, mqrRequired: true } },
  ],
  [
    'qualifyingRate(input: {contractRatePct: 4.1, straightSwitch: true, insuranceClass: INSURABLE, date: "2024-12-16"}) { qualifyingRatePct mqrRequired }',
    { qualifyingRate: { qualifyingRatePct: 4.1, mqrRequired: false } },
  ],
  [
    'qualifyingRate(input: {contractRatePct: 4.1}) { qualifyingRatePct }',
    { qualifyingRate: { qualifyingRatePct: 6.1 } },
  ],
])('%s', async (query, expected) => {
  expect(await ask(query)).toEqual({ data: { calculate: expected } });
});

test.each([
  ['lenderRatePct', `renewal(input: {${MORTGAGE}, monthsRemaining: 0, newRatePct: 4}) { penalty }`],
  [
    'horizonMonths',
    `renewal(input: {${MORTGAGE}, monthsRemaining: 12, contractRatePct: 5, newRatePct: 4, comparisonRatePct: 4, horizonMonths: 6}) { penalty }`,
  ],
  ['monthsRemaining', 'prepaymentPenalty(input: {balance: "1", contractRatePct: 5, rateType: VARIABLE}) { penalty }'],
  [
    'scenarios[1].termYears',
    `comparison(input: {scenarios: [{${LOAN}}, {${LOAN.replace('termYears: 5', 'termYears: 30')}}]}) { results { payment } }`,
  ],
])('what is refused names its field: %s', async (field, query) => {
  const body = await ask(query);
  expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: field.split('.') });
});
