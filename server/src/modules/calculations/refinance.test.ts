import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = async (query: string) => (await api.graphql(`{ calculate { ${query} } }`)).body;
const HOME = `value: "750000", mortgageBalance: "400000", otherBalances: "20000", penalty: "4500.00", otherCosts: "1500",
  annualRatePct: 5, amortizationYears: 25, frequency: MONTHLY, compounding: SEMI_ANNUAL`;
const FIELDS = '{ maxTotalMortgage newMortgage loanToValuePct payment cashOut maxCashOut maxHeloc rulesAsOf }';

test('a refinance over GraphQL has the figures of the engine', async () => {
  const body = await ask(`refinance(input: {${HOME}, newMortgage: "500000", date: "2026-06-30"}) ${FIELDS}`);
  expect(body.data.calculate.refinance).toMatchObject({
    maxTotalMortgage: '600000.00',
    newMortgage: '500000.00',
    loanToValuePct: 66.67,
    payment: '2908.02',
    cashOut: 74_000,
    maxCashOut: 174_000,
    maxHeloc: '100000.00',
  });
});

test('a mortgage over the limit names its field and the limit', async () => {
  const body = await ask(`refinance(input: {${HOME}, newMortgage: "600001"}) ${FIELDS}`);
  expect(body.errors[0]).toMatchObject({
    message: 'Enter at most $600,000, the limit on a home worth $750,000.',
    extensions: { field: ['newMortgage'] },
  });
});

test.each([
  [
    'debtService',
    '{annualIncome: "120000", mortgage: "450000", contractRatePct: 4.5, amortizationYears: 25, annualPropertyTax: "4800", monthlyHeating: "150", monthlyCondoFees: "0", otherMonthlyDebts: "500", gdsLimitPct: 39, tdsLimitPct: 44, date: "2019-01-01"}',
    'gdsPct',
  ],
  ['refinanceMax', '{value: "1", balances: "1", date: "2010-01-01"}', 'maxEquityTakeout'],
  ['helocMax', '{value: "1", mortgageBalance: "1", date: "2010-01-01"}', 'maxRevolving65'],
])('%s goes by the date it is given', async (kind, input, field) => {
  const body = await ask(`${kind}(input: ${input}) { ${field} }`);
  expect(body.errors[0].message).toMatch(/^We have no table of /);
});

test.each([
  ['3.9456', undefined],
  ['3.94567', 'A Percent has at most 4 decimals, such as 4.1925.'],
])('a rate of %s', async (rate, message) => {
  const input = HOME.replace('annualRatePct: 5', `annualRatePct: ${rate}`);
  const body = await ask(`refinance(input: {${input}}) { payment }`);
  if (message) expect(body.errors[0].message).toContain(message);
  else expect(body.errors).toBeUndefined();
});
