import { said } from '../../test/explain-cases.js';
import { explain } from './explain.js';

const LOAN = {
  principal: 500_000,
  annualRatePct: 4.04,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
} as const;

// the case of renewal.test.ts: 12 × 2,355.06 is 28,260.72, of which 350,000 − 339,811.42 comes off the balance
const RENEWAL = {
  balance: 350_000,
  contractRatePct: 5.29,
  newRatePct: 3.94,
  amortizationYears: 20,
  monthsRemaining: 12,
  comparisonRatePct: 4.5,
  rateType: 'fixed',
  frequency: 'monthly',
  compounding: 'semi-annual',
  termYears: 5,
  otherCosts: 500,
} as const;

test('interest is what is paid and does not come off the balance', () => {
  const stay = explain({ figure: 'stayInterest', input: RENEWAL });
  expect(stay.result.value).toBe(18_072.14);
  expect(said(stay).slice(-4)).toEqual([
    'N = 12 × 12 ÷ 12',
    'W = 12 × $2,355.06',
    'E = given',
    'J = $28,260.72 − ($350,000.00 − $339,811.42)',
  ]);
  // 60 × 2,640.95 is 158,457.00; of 500,000 there are 435,572.61 left
  const term = explain({ figure: 'interestOverTerm', input: { ...LOAN, termYears: 5 } });
  expect(term.result.value).toBe(94_029.61);
  expect(said(term).slice(-4)).toEqual([
    'N = 5 years × 12',
    'W = 60 × $2,640.95',
    'E = given',
    'J = $158,457.00 − ($500,000.00 − $435,572.61)',
  ]);
});

test('past the end of a term the assumed rate has lines of its own', () => {
  const found = explain({
    figure: 'stayInterest',
    input: { ...RENEWAL, horizonMonths: 60, rateAfterTermPct: 4.5 },
  });
  const line = (symbol: string) => found.lines.find((one) => one.symbol === symbol);
  expect(line('r')?.value).toBe(5.29);
  expect(line('q')).toMatchObject({ name: 'rateAfterTerm', value: 4.5 });
  expect(line('L')).toMatchObject({ value: 339_811.42, rule: 'eachPayment' });
  expect(said(found).filter((text) => /^[NMW]/.test(text))).toEqual([
    'N = 12 × 12 ÷ 12',
    'M = 60 × 12 ÷ 12 − 12',
    expect.stringMatching(/^W = 12 × \$2,355\.06 \+ 48 × \$2,\d{3}\.\d\d$/),
  ]);
});

test('prepayments make what is paid no multiple of the payment', () => {
  const input = { ...LOAN, termYears: 5, lumpSums: [{ amount: 20_000, beforePayment: 12 }] };
  const found = explain({ figure: 'interestOverTerm', input });
  expect(found.lines.find(({ symbol }) => symbol === 'W')).toMatchObject({ value: 178_457, rule: 'eachPayment' });
});

test('the limits of a refinance name their guideline', () => {
  const limit = explain({ figure: 'refinanceLimit', input: { value: 750_000, balances: 0 } });
  expect([limit.result.value, said(limit).at(-1)]).toEqual([600_000, 'M = $750,000.00 × 80.00%']);
  expect(limit.tables).toEqual([expect.objectContaining({ source: expect.stringContaining('B-20') })]);
  const line = explain({ figure: 'creditLine', input: { value: 750_000, mortgageBalance: 500_000 } });
  expect([line.result.value, said(line).at(-1)]).toEqual([
    100_000,
    'H = the lesser of $750,000.00 × 65.00% and $750,000.00 × 80.00% − $500,000.00',
  ]);
});

test('a rise: the payment of what is owed at the renewal, and the rate that takes the whole payment', () => {
  const input = { ...LOAN, rateType: 'fixed', termYears: 5, rise: 2 } as const;
  const then = explain({ figure: 'paymentAtRenewal', input });
  expect(said(then)).toEqual([
    'P = given',
    'r = given',
    'd = given',
    'q = 4.04% + 2.00%',
    'i = (1 + 4.04% ÷ 2) ^ (2 ÷ 12) − 1',
    'n = 25 years × 12',
    expect.stringMatching(/^A = \$500,000\.00 × 0\.0033387 ÷ /),
    'N = 60 × 12 ÷ 12',
    'E = given',
    'j = (1 + 6.04% ÷ 2) ^ (2 ÷ 12) − 1',
    'm = 20 years × 12',
    expect.stringMatching(/^D = \$435,572\.61 × 0\.0049711 ÷ /),
  ]);
  // 12 × 2,000 ÷ 400,000
  const trigger = explain({
    figure: 'triggerRate',
    input: {
      ...LOAN,
      principal: 400_000,
      compounding: 'monthly',
      rateType: 'variable',
      payments: 'static',
      termYears: 5,
      currentPayment: 2_000,
    },
  });
  expect([trigger.result.value, said(trigger).at(-1)]).toEqual([
    6,
    't = 12 × ((1 + $2,000.00 ÷ $400,000.00) ^ (12 ÷ 12) − 1)',
  ]);
  expect(trigger.lines.find(({ symbol }) => symbol === 'A')).toMatchObject({ entered: true });
});

test('a rate that is not static has no trigger rate, and a variable one no differential', () => {
  const input = { ...LOAN, rateType: 'variable', payments: 'adjustable', termYears: 5 } as const;
  expect(() => explain({ figure: 'triggerRate', input })).toThrow(expect.objectContaining({ field: 'payments' }));
  const penalty = { balance: 1, contractRatePct: 4, rateType: 'variable', method: 'contract-rate' } as const;
  expect(() => explain({ figure: 'interestDifferential', input: { ...penalty, monthsRemaining: 6 } })).toThrow(
    expect.objectContaining({ field: 'rateType' }),
  );
});

test('the tax on a new home by its two parts, and a mortgage with its premium', () => {
  const tax = explain({
    figure: 'newHomeTax',
    input: {
      price: 800_000,
      province: 'ON',
      newlyBuilt: true,
      primaryResidence: true,
      firstTimeBuyer: false,
      agreementDate: '2026-11-20',
    },
  });
  expect(tax.result.value).toBe(104_000);
  expect(said(tax)).toEqual([
    'V = given',
    'g = given',
    'G = $800,000.00 × 5.00%',
    'p = given',
    'Q = $800,000.00 × 8.00%',
    'T = $40,000.00 + $64,000.00',
  ]);
  const mortgage = explain({
    figure: 'totalMortgage',
    input: {
      price: 640_000,
      downPayment: 64_000,
      amortizationYears: 25,
      firstTimeBuyerOrNewBuild: false,
      nonTraditionalDownPayment: false,
      province: 'ON',
      closingDate: '2026-11-20',
    },
  });
  expect([mortgage.result.value, said(mortgage).at(-1)]).toEqual([593_856, 'P = $576,000.00 + $17,856.00']);
});

test('the rebates on a new home, as the row of their price has them', () => {
  const home = {
    price: 1_675_000,
    province: 'ON',
    firstTimeBuyer: false,
    newlyBuilt: true,
    primaryResidence: true,
    agreementDate: '2026-06-01',
  } as const;
  // halfway from 1.5 to 1.85 million: 24,000 + 106,000 / 2
  const relief = explain({ figure: 'newHomeRebate', input: home });
  expect(relief.result.value).toBe(77_000);
  expect(said(relief).slice(-4)).toEqual([
    'A = $0.00',
    'W = $24,000.00 + ($130,000.00 − $24,000.00) × (($1,850,000.00 − $1,675,000.00) ÷ ($1,850,000.00 − $1,500,000.00))',
    'B = $77,000.00 − $0.00',
    'R = $0.00 + $77,000.00',
  ]);
  const quebec = explain({ figure: 'newHomeRebate', input: { ...home, province: 'QC', price: 250_000 } });
  expect(quebec.result.value).toBe(9487.5);
  expect(quebec.lines.find(({ symbol }) => symbol === 'A')?.tables?.map(({ table }) => table)).toEqual([
    'GST new housing rebate',
  ]);
});

test('each rebate on a new home by itself: the builder credits one, and Nova Scotia pays the other', () => {
  const input = {
    price: 400_000,
    province: 'NS',
    firstTimeBuyer: true,
    newlyBuilt: true,
    primaryResidence: true,
    agreementDate: '2026-06-01',
  } as const;
  const federal = explain({ figure: 'federalRebate', input });
  expect(federal.result.value).toBe(20_000);
  expect(said(federal)).toEqual([
    'V = given',
    'g = given',
    'G = $400,000.00 × 5.00%',
    'A = the lesser of 100.00% × $20,000.00 and $50,000.00',
  ]);
  const provincial = explain({ figure: 'provincialRebate', input });
  expect(provincial.result.value).toBe(3000);
  expect(said(provincial)).toEqual([
    'V = given',
    'p = given',
    'Q = $400,000.00 × 9.00%',
    'B = the lesser of 18.75% × $36,000.00 and $3,000.00',
  ]);
  expect(provincial.tables.map(({ table }) => table)).toEqual([
    'provincial sales tax on homes',
    'provincial first-time home buyers’ rebate',
  ]);
});

test('a provincial rebate that is left of a relief of both taxes has the lines of both', () => {
  const found = explain({
    figure: 'provincialRebate',
    input: {
      price: 800_000,
      province: 'ON',
      firstTimeBuyer: false,
      newlyBuilt: true,
      primaryResidence: true,
      agreementDate: '2026-06-01',
    },
  });
  expect(said(found).slice(-3)).toEqual([
    'A = $0.00',
    'W = the lesser of 100.00% × ($40,000.00 + $64,000.00) and $130,000.00',
    'B = $104,000.00 − $0.00',
  ]);
});
