import { incomeReadings, type IncomeReadingsInput } from './income-readings.js';

const YEAR: IncomeReadingsInput = {
  netIncome: 58_400,
  addBacks: [11_300, 6200],
  statedIncome: 96_000,
  provenRatePct: 3.94,
  statedRatePct: 5.59,
  statedFeePct: 1,
  statedTermMonths: 24,
  amortizationYears: 25,
  annualPropertyTax: 4200,
  monthlyHeating: 125,
  gdsLimitPct: 39,
  tdsLimitPct: 44,
};

test('one year, three incomes, three mortgages', () => {
  const { asFiled, addedBack, stated } = incomeReadings(YEAR);
  expect(asFiled).toMatchObject({ income: 58_400, mortgage: 223_600, qualifyingRatePct: 5.94, fee: 0, aprPct: 3.94 });
  expect(addedBack).toMatchObject({ income: 75_900, mortgage: 313_000, qualifyingRatePct: 5.94, aprPct: 3.94 });
  expect(stated).toMatchObject({ mortgage: 358_700, qualifyingRatePct: 7.59, fee: 3587, aprPct: 6.0994 });
  expect([asFiled, addedBack, stated].map(({ payment }) => Math.round(payment))).toEqual([1169, 1636, 2208]);
});

test('an income that only carries tax and heat borrows nothing', () => {
  const { asFiled } = incomeReadings({ ...YEAR, netIncome: 10_000 });
  expect(asFiled).toMatchObject({ mortgage: 0, payment: 0, fee: 0 });
});

test.each([
  ['netIncome', { netIncome: 0 }],
  ['addBacks[1]', { addBacks: [0, -1] }],
  ['statedIncome', { statedIncome: Number.NaN }],
  ['statedFeePct', { statedFeePct: 101 }],
  ['contractRatePct', { statedRatePct: 31 }],
] as const)('a wrong %s is named', (field, change) => {
  expect(() => incomeReadings({ ...YEAR, ...change })).toThrow(expect.objectContaining({ field }));
});
