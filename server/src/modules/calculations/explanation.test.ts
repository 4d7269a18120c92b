import { testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = async (query: string) => (await api.graphql(`{ calculate { ${query} } }`)).body;

const HOUSEHOLD =
  'annualIncome: "120000", contractRatePct: 4.5, amortizationYears: 25, annualPropertyTax: "4800", monthlyHeating: "150", monthlyCondoFees: "0", otherMonthlyDebts: "500", gdsLimitPct: 39, tdsLimitPct: 44';
const INSURED =
  'price: "640000", downPayment: "64000", amortizationYears: 25, firstTimeBuyerOrNewBuild: false, nonTraditionalDownPayment: false, province: "ON", closingDate: "2026-11-26"';
const HOME =
  'price: "640000", province: "ON", city: "Toronto", propertyType: SINGLE_FAMILY, firstTimeBuyer: true, newlyBuilt: false, residentBuyer: true, closingDate: "2026-11-26"';
const RISING =
  'principal: "500000", frequency: MONTHLY, annualRatePct: 4.04, amortizationYears: 25, compounding: MONTHLY, rateType: VARIABLE, payments: STATIC, termYears: 5';
const RENEWAL =
  'balance: "350000", monthsRemaining: 12, contractRatePct: 5.29, rateType: FIXED, compounding: SEMI_ANNUAL, amortizationYears: 20, frequency: MONTHLY, newRatePct: 3.94, termYears: 5, comparisonRatePct: 4.5, otherCosts: "500"';
const PENALTY = 'balance: "300000", contractRatePct: 5, comparisonRatePct: 4, monthsRemaining: 36, rateType: FIXED';
const NEW_HOME =
  'price: "800000", province: "ON", newlyBuilt: true, primaryResidence: true, firstTimeBuyer: false, agreementDate: "2026-11-20"';
const HALIFAX =
  'price: "400000", province: "NS", newlyBuilt: true, primaryResidence: true, firstTimeBuyer: true, agreementDate: "2026-11-20"';
const LOAN = 'annualRatePct: 4.04, amortizationYears: 25, compounding: SEMI_ANNUAL';

// each beside the calculation of the same figure: what is explained is what is calculated
test.each([
  ['payment', `{principal: "593856", frequency: MONTHLY, ${LOAN}}`, 'payment', 'payment', '$3,136.69'],
  [
    'purchasePayment',
    `{downPayment: "64000", frequency: MONTHLY, nonTraditionalDownPayment: false, otherCosts: "0", ${LOAN}, ${HOME}}`,
    'purchase',
    'payment',
    '$3,136.69',
  ],
  ['insurancePremium', `{${INSURED}}`, 'insurancePremium', 'premium', '$17,856.00'],
  ['premiumTax', `{${INSURED}}`, 'insurancePremium', 'premiumSalesTax', '$1,428.48'],
  ['minDownPayment', '{price: "640000", ownerOccupied: true}', 'minDownPayment', 'minDownPayment', '$39,000.00'],
  ['landTransferTax', `{${HOME}}`, 'landTransferTax', 'total', '$10,075.00'],
  [
    'prepaymentPenalty',
    '{balance: "300000", contractRatePct: 5, comparisonRatePct: 4, monthsRemaining: 36, rateType: FIXED}',
    'prepaymentPenalty',
    'penalty',
    '$9,000.00',
  ],
  ['qualifyingRate', '{contractRatePct: 4.1}', 'qualifyingRate', 'qualifyingRatePct', '6.10%'],
  ['grossDebtService', `{mortgage: "450000", ${HOUSEHOLD}}`, 'debtService', 'gdsPct', '35.64%'],
  ['totalDebtService', `{mortgage: "450000", ${HOUSEHOLD}}`, 'debtService', 'tdsPct', '40.64%'],
  ['mostMortgage', `{${HOUSEHOLD}}`, 'affordability', 'maxMortgageIncludingPremium', undefined],
  ['totalMortgage', `{${INSURED}}`, 'insurancePremium', 'totalMortgage', '$593,856.00'],
  ['newHomeTax', `{${NEW_HOME}}`, 'newHomeTax', 'total', '$104,000.00'],
  ['federalRebate', `{${HALIFAX}}`, 'newHomeTax', 'federalRebate', '$20,000.00'],
  ['provincialRebate', `{${HALIFAX}}`, 'newHomeTax', 'provincialRebate', '$3,000.00'],
  ['threeMonthsInterest', `{${PENALTY}}`, 'prepaymentPenalty', 'threeMonthsInterest', '$3,750.00'],
  ['interestDifferential', `{${PENALTY}}`, 'prepaymentPenalty', 'ird', '$9,000.00'],
  [
    'interestOverTerm',
    `{principal: "500000", frequency: MONTHLY, termYears: 5, ${LOAN}}`,
    'prepayment',
    'interestOverTerm',
    '$94,029.61',
  ],
  ['stayInterest', `{${RENEWAL}}`, 'renewal', 'stayInterest', '$18,072.14'],
  ['newInterest', `{${RENEWAL}}`, 'renewal', 'newInterest', '$13,468.66'],
  ['refinanceLimit', '{value: "750000", balances: "0"}', 'refinanceMax', 'maxTotalMortgage', '$600,000.00'],
  ['creditLine', '{value: "750000", mortgageBalance: "500000"}', 'helocMax', 'maxHelocWithMortgage', '$100,000.00'],
  ['triggerRate', `{${RISING}}`, 'rateRise', 'triggerRatePct', undefined],
])('%s is explained as it is calculated', async (figure, input, calculation, field, shown) => {
  const { data, errors } = await ask(
    `explanation(of: {${figure}: ${input}}) { result { value shown formula } lines { symbol shown sources } }
     calculated: ${calculation}(input: ${input}) { ${field} }`,
  );
  expect(errors).toBeUndefined();
  const { explanation, calculated } = data.calculate;
  expect(explanation.result.value).toBe(Number(calculated[field]));
  if (shown) expect(explanation.result.shown).toBe(shown);
  expect(explanation.result.formula).toEqual(expect.any(String));
  for (const { sources, shown: text } of explanation.lines) expect([sources, text]).not.toEqual([[], '']);
});

test('a payment at a higher rate is the row of that rise', async () => {
  const { data } = await ask(
    `explanation(of: {paymentAtRenewal: {rise: 2, ${RISING}}}) { result { value } }
     rateRise(input: {${RISING}}) { rises { rise paymentAtRenewal } }`,
  );
  const { explanation, rateRise } = data.calculate;
  const row = rateRise.rises.find(({ rise }: { rise: number }) => rise === 2);
  expect(explanation.result.value).toBe(Number(row.paymentAtRenewal));
});

test('an APR, which no other field gives, is the rate and the fees over the term', async () => {
  // 300,000 at 5% over 25 years: before each of 60 payments 283,757.11 is owed on average; 3,000 ÷ (5 × that) is 0.2114%
  const input = `{principal: "300000", annualRatePct: 5, amortizationYears: 25, compounding: SEMI_ANNUAL, termMonths: 60, fees: "3000"}`;
  const { data } = await ask(`explanation(of: {annualPercentageRate: ${input}}) { name result { shown formula } }`);
  expect(data.calculate.explanation).toEqual({
    name: 'APR',
    result: { shown: '5.2114%', formula: 'r + F ÷ (A × (m ÷ 12))' },
  });
});

test('a line names the rows behind it with their sources and days, and who entered it', async () => {
  const { data } = await ask(
    `explanation(of: {premiumTax: {${INSURED}}}) { engineVersion rulesAsOf tables { table } lines { symbol name value unit sources tables { table effectiveFrom effectiveTo source } } }`,
  );
  const { lines, rulesAsOf, tables } = data.calculate.explanation;
  expect(rulesAsOf).toBe('2026-11-20');
  expect(tables).toEqual([{ table: 'insurance premiums' }, { table: 'sales tax on premiums' }]);
  const of = (symbol: string) => lines.find((line: { symbol: string }) => line.symbol === symbol);
  expect(of('V')).toEqual({
    symbol: 'V',
    name: 'Price',
    value: 640_000,
    unit: 'DOLLARS',
    sources: ['Your scenario'],
    tables: [],
  });
  expect(of('q')).toEqual({
    symbol: 'q',
    name: 'Premium rate',
    value: 3.1,
    unit: 'PERCENT',
    sources: [
      'Over 85.00% and up to 90.00% of the price',
      'Insurance premiums, from March 17, 2017: CMHC premium table, Sagen',
    ],
    tables: [
      {
        table: 'insurance premiums',
        effectiveFrom: '2017-03-17',
        effectiveTo: null,
        source: expect.stringContaining('CMHC'),
      },
    ],
  });
});

test.each([
  ['of', '{}'],
  ['of', '{qualifyingRate: {contractRatePct: 4}, minDownPayment: {price: "1", ownerOccupied: true}}'],
  ['annualRatePct', `{payment: {principal: "1", frequency: MONTHLY, ${LOAN.replace('4.04', '31')}}}`],
])('what cannot be explained names its field: %s', async (field, of) => {
  const body = await ask(`explanation(of: ${of}) { name }`);
  expect(body.errors).toHaveLength(1);
  expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: [field] });
  expect(body.data.calculate.explanation).toBeNull();
});
