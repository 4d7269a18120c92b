import { downPayments } from './down-payments.js';
import { purchase, type PurchaseInput } from './purchase.js';
import { schedule } from './schedule.js';

const HOME: PurchaseInput = {
  price: 849_000,
  downPayment: 169_800,
  province: 'BC',
  propertyType: 'single-family',
  firstTimeBuyer: false,
  newlyBuilt: true,
  residentBuyer: true,
  closingDate: '2026-12-15',
  annualRatePct: 4,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'semi-annual',
  nonTraditionalDownPayment: false,
  otherCosts: 2500,
};
const of = (change: Partial<PurchaseInput>) => purchase({ ...HOME, ...change });

describe('the tax on a new home', () => {
  // 20% down and 2,500; the new-home relief of British Columbia takes all of the transfer tax
  const WITHOUT = 172_300;

  test('is paid on closing day', () => {
    expect(of({})).toMatchObject({
      cashToClose: WITHOUT + 42_450,
      newHomeTax: { total: 42_450 },
      rebateAfterClosing: 0,
    });
    expect(of({ newlyBuilt: false }).newHomeTax).toBeNull();
  });

  test('is credited by the builder, or paid first and claimed after', () => {
    expect(of({ firstTimeBuyer: true })).toMatchObject({
      cashToClose: WITHOUT,
      rebateAfterClosing: 0,
      notes: ['NEW_HOME_REBATE_CREDITED'],
    });
    expect(of({ firstTimeBuyer: true, rebateCredited: false })).toMatchObject({
      cashToClose: WITHOUT + 42_450,
      rebateAfterClosing: 42_450,
      notes: ['NEW_HOME_REBATE_LATER'],
    });
  });

  test('follows the day the agreement was signed', () => {
    const first = { firstTimeBuyer: true, province: 'ON' } as const;
    expect(of({ ...first, agreementDate: '2025-03-19' }).newHomeTax?.totalRebate).toBe(24_000);
    expect(of({ ...first, agreementDate: '2025-03-20' }).newHomeTax?.totalRebate).toBe(110_370);
  });
});

test('closing costs add to the cash to close', () => {
  const costs = { legalFees: 1300, titleInsurance: 350, appraisal: 350, inspection: 500, adjustments: 412.33 };
  const { closingCosts, cashToClose } = of({ newlyBuilt: false, ...costs });
  expect(closingCosts).toBe(5412.33);
  expect(cashToClose).toBeCloseTo(of({ newlyBuilt: false, otherCosts: 5412.33 }).cashToClose, 2);
});

test('what the home costs a month', () => {
  const running = { annualPropertyTax: 4900, monthlyHeating: 150, monthlyCondoFees: 412.5, annualHomeInsurance: 1500 };
  const { payment, monthlyCost } = of(running);
  expect(monthlyCost).toEqual({
    mortgage: payment,
    propertyTax: 408.33,
    heating: 150,
    condoFees: 412.5,
    homeInsurance: 125,
    total: Math.round((payment + 1095.83) * 100) / 100,
  });
  const weekly = of({ ...running, frequency: 'weekly' });
  expect(weekly.monthlyCost.mortgage).toBeCloseTo((weekly.payment * 52) / 12, 2);
});

test('3 or 4 units need 10%, and more than 30 years is noted', () => {
  expect(of({ units: 3 }).minDownPayment).toBe(84_900);
  expect(() => of({ units: 3, downPayment: 84_899 })).toThrow(expect.objectContaining({ field: 'downPayment' }));
  expect(of({ amortizationYears: 40, newlyBuilt: false }).notes).toEqual(['AMORTIZATION_OVER_30']);
  expect(of({ amortizationYears: 30, newlyBuilt: false }).notes).toEqual([]);
});

test.each(['legalFees', 'adjustments', 'monthlyHeating', 'annualHomeInsurance'])('names %s', (field) => {
  expect(() => of({ [field]: -1 })).toThrow(expect.objectContaining({ field }));
});

describe('four down payments side by side', () => {
  const { downPayment: _, ...rest } = HOME;
  const REST = { ...rest, newlyBuilt: false };
  const shares = (change: Partial<typeof REST>) =>
    downPayments({ ...REST, ...change }).options.map(({ downPaymentPct }) => Math.round(downPaymentPct * 100) / 100);

  test.each([
    [400_000, {}, [5, 10, 15, 20]],
    [640_000, {}, [6.09, 10, 15, 20]],
    [640_000, { units: 4 }, [10, 15, 20, 25]],
    [1_600_000, {}, [20, 25, 30, 35]],
  ])('of %d, %o', (price, change, expected) => {
    expect(shares({ price, ...change })).toEqual(expected);
  });

  test('each is the purchase with that down payment, and its interest to the end', () => {
    for (const option of downPayments(REST).options) {
      const home = purchase({ ...REST, downPayment: option.downPayment });
      expect(option).toMatchObject({
        totalMortgage: home.totalMortgage,
        payment: home.payment,
        cashToClose: home.cashToClose,
        totalInterest: schedule({ ...REST, principal: home.totalMortgage }).totalInterest,
      });
    }
  });

  test('an insured mortgage runs as long as it may', () => {
    const years = (change: Partial<typeof REST>) =>
      downPayments({ ...REST, amortizationYears: 35, ...change }).options.map((option) => option.amortizationYears);
    expect(years({})).toEqual([25, 25, 25, 35]);
    expect(years({ firstTimeBuyer: true })).toEqual([30, 30, 30, 35]);
  });
});
