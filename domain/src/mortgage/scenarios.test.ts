import { affordability, type AffordabilityInput } from './affordability.js';
import { calculate, CALCULATION_KINDS } from './calculate.js';
import { comparison } from './comparison.js';
import { insurancePremium } from './insurance-premium.js';
import { payment } from './payment.js';
import { prepayment, type PrepaymentInput } from './prepayment.js';
import { purchase, type PurchaseInput } from './purchase.js';

const HOME: PurchaseInput = {
  price: 640_000,
  downPayment: 64_000,
  province: 'ON',
  city: 'Ottawa',
  propertyType: 'single-family',
  firstTimeBuyer: true,
  newlyBuilt: false,
  residentBuyer: true,
  closingDate: '2026-11-20',
  annualRatePct: 3.94,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
  nonTraditionalDownPayment: false,
  otherCosts: 2500,
};
const LOAN: PrepaymentInput = {
  principal: 400_000,
  annualRatePct: 4,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
  termYears: 5,
};
describe('purchase', () => {
  test('adds up what is paid in cash', () => {
    expect(purchase(HOME)).toMatchObject({
      minDownPayment: 39_000,
      downPaymentPct: 10,
      baseLoan: 576_000,
      premium: 17_856,
      premiumSalesTax: 1428.48,
      totalMortgage: 593_856,
      payment: payment({ ...HOME, principal: 593_856 }).payment,
      landTransferTax: { provincial: 9275, municipal: 0, rebate: 4000, total: 5275, notes: [] },
      cashToClose: 64_000 + 5275 + 1428.48 + 2500,
    });
  });

  test('a new build may be insured for 30 years; its registration counts the whole mortgage in Alberta', () => {
    const home = purchase({ ...HOME, firstTimeBuyer: false, newlyBuilt: true, amortizationYears: 30, province: 'AB' });
    expect(home.premiumRatePct).toBe(3.3);
    expect(home.landTransferTax.provincial).toBe(50 + 128 * 5 + 50 + 120 * 5);
  });

  test('who pays all of it has no mortgage', () => {
    expect(purchase({ ...HOME, downPayment: 640_000 })).toMatchObject({ totalMortgage: 0, payment: 0, premium: 0 });
  });

  test('names each table once', () => {
    expect(purchase(HOME).tables.map(({ table }) => table)).toEqual([
      'minimum down payment',
      'insurance premiums',
      'insured amortization',
      'sales tax on premiums',
      'land transfer tax of Ontario',
    ]);
  });

  test.each([
    ['downPayment', { downPayment: 38_999 }],
    ['otherCosts', { otherCosts: -1 }],
    ['frequency', { frequency: 'daily' as never }],
  ])('names %s', (field, wrong) => {
    expect(() => purchase({ ...HOME, ...wrong })).toThrow(expect.objectContaining({ field }));
  });
});

describe('comparison', () => {
  test('is the scenarios one by one', () => {
    const other = { ...LOAN, annualRatePct: 5 };
    expect(comparison({ scenarios: [LOAN, other] }).results).toEqual([prepayment(LOAN), prepayment(other)]);
  });

  test.each([
    ['scenarios', []],
    ['scenarios', [LOAN, LOAN, LOAN, LOAN]],
    ['scenarios', 'two' as never],
    ['scenarios[1]', [LOAN, null as never]],
    ['scenarios[1].principal', [LOAN, { ...LOAN, principal: -1 }]],
  ])('names %s', (field, scenarios) => {
    expect(() => comparison({ scenarios })).toThrow(expect.objectContaining({ field }));
  });
});

describe('the dearest home', () => {
  const household: AffordabilityInput = {
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
  const total = (price: number, downPayment: number): number =>
    insurancePremium({
      price,
      downPayment,
      amortizationYears: 25,
      firstTimeBuyerOrNewBuild: false,
      nonTraditionalDownPayment: false,
      province: 'ON',
      closingDate: '2026-11-20',
    }).totalMortgage;

  test('is where the mortgage with its premium is just what the income bears', () => {
    const {
      maxPrice = 0,
      maxMortgageIncludingPremium,
      priceBoundBy,
    } = affordability({ ...household, downPayment: 60_000 });
    expect(priceBoundBy).toBe('income');
    expect(total(maxPrice, 60_000)).toBeLessThanOrEqual(maxMortgageIncludingPremium);
    expect(total(maxPrice + 1, 60_000)).toBeGreaterThan(maxMortgageIncludingPremium);
  });

  test('is where the down payment is just enough', () => {
    expect(affordability({ ...household, downPayment: 20_000 })).toMatchObject({
      maxPrice: 400_000,
      priceBoundBy: 'downPayment',
    });
    expect(affordability({ ...household, downPayment: 0 })).toMatchObject({ maxPrice: 0, priceBoundBy: 'downPayment' });
  });

  test('a longer amortization is insured for first-time buyers alone', () => {
    const longer = { ...household, amortizationYears: 30, downPayment: 50_000 };
    expect(affordability(longer).maxPrice).toBe(250_000);
    expect(affordability({ ...longer, firstTimeBuyerOrNewBuild: true }).maxPrice).toBeGreaterThan(500_000);
  });

  test('is not told without a down payment', () => {
    expect(affordability(household)).not.toHaveProperty('maxPrice');
    const wrong = { ...household, downPayment: -1 };
    expect(() => affordability(wrong)).toThrow(expect.objectContaining({ field: 'downPayment' }));
  });
});

describe('calculate', () => {
  test('runs a kind by its name and leaves the rows out', () => {
    const figures = calculate('schedule', LOAN);
    expect(figures).toMatchObject({ numberOfPayments: 300 });
    expect(figures).not.toHaveProperty('rows');
    expect(figures).not.toHaveProperty('balanceAfter');
    expect(calculate('purchase', HOME)).toEqual(purchase(HOME));
  });

  test('knows every kind and no other', () => {
    expect(CALCULATION_KINDS).toHaveLength(20);
    expect(() => calculate('constructor' as never, {})).toThrow(expect.objectContaining({ field: 'kind' }));
    expect(() => calculate('payment', null)).toThrow(expect.objectContaining({ field: 'inputs' }));
  });

  test.each(CALCULATION_KINDS)('%s refuses inputs with nothing in them', (kind) => {
    expect(() => calculate(kind, {})).toThrow(expect.objectContaining({ name: 'MortgageInputError' }));
  });
});
