import fc from 'fast-check';
import { affordability, type AffordabilityInput } from './affordability.js';
import { insurancePremium } from './insurance-premium.js';
import { payment } from './payment.js';

const HOUSEHOLD: AffordabilityInput = {
  annualIncome: 120_000,
  annualPropertyTax: 4800,
  monthlyHeating: 150,
  monthlyCondoFees: 0,
  otherMonthlyDebts: 300,
  contractRatePct: 3.94,
  amortizationYears: 25,
  gdsLimitPct: 39,
  tdsLimitPct: 44,
  downPayment: 60_000,
};
const of = (change: Partial<AffordabilityInput>) => affordability({ ...HOUSEHOLD, ...change });

test('the mortgage and the payment are those of the home it names', () => {
  // 200,000 with 10,000 down: 190,000 and 4% of it, 197,600, at 3.94% over 25 years
  expect(of({ downPayment: 10_000 })).toMatchObject({
    maxPrice: 200_000,
    priceBoundBy: 'downPayment',
    homeMortgage: 197_600,
    homePremium: 7600,
    homePayment: 1033,
  });
});

describe('what limits the price, and the way out', () => {
  test('an amortization that cannot be insured: 25 years', () => {
    const long = of({ amortizationYears: 30 });
    expect(long).toMatchObject({
      maxPrice: 300_000,
      priceBoundBy: 'amortization',
      homeMortgage: 240_000,
      homePremium: 0,
      alternative: { change: 'amortizationYears', value: 25, maxPrice: 570_695 },
    });
    expect(of({ amortizationYears: 25 }).maxPrice).toBe(570_695);
  });

  test('the down payment: as much as the income carries', () => {
    const { alternative } = of({ downPayment: 10_000 });
    expect(alternative?.change).toBe('downPayment');
    const more = of({ downPayment: alternative?.value });
    expect(more.maxPrice).toBe(alternative?.maxPrice);
    expect(of({ downPayment: (alternative?.value ?? 0) + 1 }).priceBoundBy).toBe('income');
    expect(of({ downPayment: (alternative?.value ?? 0) - 1 }).maxPrice).toBeLessThan(more.maxPrice ?? 0);
  });

  test('the price cap of insurance: 20% of it', () => {
    const rich = { annualIncome: 300_000, downPayment: 150_000, amortizationYears: 30, firstTimeBuyerOrNewBuild: true };
    expect(of(rich)).toMatchObject({
      maxPrice: 1_499_999,
      priceBoundBy: 'priceCap',
      // 1,349,999 and 3.3% of it
      homeMortgage: 1_394_548.97,
      alternative: { change: 'downPayment', value: 300_000, maxPrice: expect.any(Number) },
    });
    expect(of(rich).alternative?.maxPrice).toBeGreaterThanOrEqual(1_500_000);
  });

  test('the income: a longer amortization, where it may be had', () => {
    expect(of({})).toMatchObject({ priceBoundBy: 'income', alternative: null });
    expect(of({ firstTimeBuyerOrNewBuild: true })).toMatchObject({
      priceBoundBy: 'income',
      alternative: { change: 'amortizationYears', value: 30 },
    });
    expect(of({ downPayment: 400_000 }).alternative).toMatchObject({ change: 'amortizationYears', value: 30 });
  });

  test('the debts: paying them off', () => {
    const owing = of({ otherMonthlyDebts: 1500 });
    expect(owing).toMatchObject({ priceBoundBy: 'debts', alternative: { change: 'otherMonthlyDebts', value: 0 } });
    expect(owing.alternative?.maxPrice).toBe(of({ otherMonthlyDebts: 0 }).maxPrice);
  });

  test('nothing to spend', () => {
    const none = of({ downPayment: 0, annualIncome: 1000 });
    expect(none).toMatchObject({ maxPrice: 0, homeMortgage: 0, homePayment: 0, alternative: null });
    expect(of({ downPayment: 50_000.5, annualIncome: 1000 })).toMatchObject({ maxPrice: 50_000, homeMortgage: 0 });
  });
});

test('a loan over 4.5 times the income is noted', () => {
  expect(of({ downPayment: undefined })).toMatchObject({ maxMortgageIncludingPremium: 526_527.15, notes: [] });
  // 540,000 is 4.5 × 120,000
  const cheap = { annualPropertyTax: 0, monthlyHeating: 0, otherMonthlyDebts: 0, downPayment: undefined };
  expect(of(cheap).maxMortgageIncludingPremium).toBeGreaterThan(540_000);
  expect(of(cheap).notes).toEqual(['LOAN_OVER_INCOME_MULTIPLE']);
  expect(of({ ...cheap, date: '2024-10-31' }).notes).toEqual([]);
  // an insured loan counts against no limit
  expect(of({ ...cheap, downPayment: 60_000 })).toMatchObject({ notes: [], homePremium: expect.any(Number) });
  expect(of({ ...cheap, downPayment: 60_000 }).homePremium).toBeGreaterThan(0);
});

test('for any household the figures are one home, and what would raise its price does', () => {
  const households = fc.record({
    annualIncome: fc.integer({ min: 20_000, max: 600_000 }),
    otherMonthlyDebts: fc.integer({ min: 0, max: 4000 }),
    downPayment: fc.integer({ min: 0, max: 500_000 }),
    amortizationYears: fc.constantFrom(20, 25, 30, 35),
    firstTimeBuyerOrNewBuild: fc.boolean(),
  });
  fc.assert(
    fc.property(households, (change) => {
      const input = { ...HOUSEHOLD, ...change };
      const { maxPrice = 0, homeMortgage = 0, homePayment, alternative, ...found } = affordability(input);
      expect(homeMortgage).toBeLessThanOrEqual(found.maxMortgageIncludingPremium);
      if (homeMortgage > 0) {
        const loan = { ...input, province: 'AB', nonTraditionalDownPayment: false, closingDate: '2026-11-20' } as const;
        expect(insurancePremium({ ...loan, price: maxPrice }).totalMortgage).toBe(homeMortgage);
        const terms = { frequency: 'monthly', compounding: 'semi-annual', annualRatePct: 3.94 } as const;
        expect(payment({ ...input, ...terms, principal: homeMortgage }).payment).toBe(homePayment);
      }
      if (!alternative) return;
      expect(alternative.maxPrice).toBeGreaterThan(maxPrice);
      expect(affordability({ ...input, [alternative.change]: alternative.value }).maxPrice).toBe(alternative.maxPrice);
    }),
    { numRuns: 200 },
  );
});
