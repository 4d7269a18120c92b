import { refinance, type RefinanceInput } from './refinance.js';

const HOME: RefinanceInput = {
  value: 750_000,
  mortgageBalance: 400_000,
  otherBalances: 20_000,
  newMortgage: 500_000,
  penalty: 4_500,
  otherCosts: 1_500,
  annualRatePct: 5,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
};

test('a larger mortgage pays the old debts, the penalty and the costs; the rest is cash', () => {
  // 500,000 − 400,000 − 20,000 − 4,500 − 1,500 = 74,000; 80% of 750,000 = 600,000;
  // a line of credit beside 500,000: 80% leaves 100,000, less than 65% of the value (487,500);
  // payment: (1 + 0.05/2)^(1/6) − 1 = 0.4123915% a month, 300 months
  expect(refinance(HOME)).toMatchObject({
    maxTotalMortgage: 600_000,
    newMortgage: 500_000,
    loanToValuePct: 66.67,
    payment: 2908.02,
    cashOut: 74_000,
    maxCashOut: 174_000,
    maxHeloc: 100_000,
    tables: [expect.objectContaining({ table: 'loan-to-value limits' })],
  });
});

test('with no mortgage named it is the most there is', () => {
  expect(refinance({ ...HOME, newMortgage: undefined })).toMatchObject({ newMortgage: 600_000, cashOut: 174_000 });
});

test('a small mortgage leaves a line of credit of 65% and no more', () => {
  expect(refinance({ ...HOME, newMortgage: 50_000 })).toMatchObject({ maxHeloc: 487_500, cashOut: -376_000 });
});

test('more than 80% of the value is refused with the limit', () => {
  expect(() => refinance({ ...HOME, newMortgage: 600_000.01 })).toThrow(
    expect.objectContaining({
      field: 'newMortgage',
      refusal: { code: 'mortgageOverLimit', most: 600_000, value: 750_000 },
    }),
  );
});

test.each(['value', 'mortgageBalance', 'otherBalances', 'penalty', 'otherCosts', 'annualRatePct'] as const)(
  'a wrong %s is named',
  (field) => {
    expect(() => refinance({ ...HOME, [field]: Number.NaN })).toThrow(expect.objectContaining({ field }));
  },
);
