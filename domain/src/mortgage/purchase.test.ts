import fc from 'fast-check';
import { NoTableError } from './input-error.js';
import { insurancePremium, type InsurancePremiumInput } from './insurance-premium.js';
import { minDownPayment } from './min-down-payment.js';

const PURCHASE: InsurancePremiumInput = {
  price: 500_000,
  downPayment: 25_000,
  amortizationYears: 25,
  firstTimeBuyerOrNewBuild: false,
  nonTraditionalDownPayment: false,
  province: 'AB',
  closingDate: '2026-06-30',
};
const premium = (change: Partial<InsurancePremiumInput>) => insurancePremium({ ...PURCHASE, ...change });

describe('minimum down payment', () => {
  test.each([
    [1_499_999, true, 124_999.9, true],
    [1_500_000, true, 300_000, false],
    [400_000, false, 80_000, false],
    [500_000.01, true, 25_000.01, true],
    [369_492.03, true, 18_474.61, true],
  ])('of %d, living there %s', (price, ownerOccupied, least, insurable) => {
    expect(minDownPayment({ price, ownerOccupied })).toMatchObject({ minDownPayment: least, insurable });
  });

  test.each([
    [1, 35_000],
    [2, 35_000],
    [3, 60_000],
    [4, 60_000],
  ])('of a home of 600,000 with %d units', (units, least) => {
    expect(minDownPayment({ price: 600_000, ownerOccupied: true, units }).minDownPayment).toBe(least);
    const rest = { price: 600_000, units };
    expect(premium({ ...rest, downPayment: least }).ltvPct).toBeCloseTo(100 - least / 6000, 4);
    expect(() => premium({ ...rest, downPayment: least - 0.01 })).toThrow(
      expect.objectContaining({ field: 'downPayment' }),
    );
  });

  test('is always accepted, and a cent less never is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200_000_000 }), fc.integer({ min: 1, max: 4 }), (cents, units) => {
        const home = { price: cents / 100, units };
        const { minDownPayment: least, insurable } = minDownPayment({ ...home, ownerOccupied: true });
        expect(premium({ ...home, downPayment: least }).baseLoan).toBeCloseTo(home.price - least, 2);
        const short = { ...home, downPayment: (Math.round(least * 100) - 1) / 100 };
        expect(() => premium(short)).toThrow(expect.objectContaining({ field: 'downPayment' }));
        expect(insurable).toBe(home.price < 1_500_000);
      }),
      { numRuns: 2000 },
    );
  });

  test('the price cap was a million until 14 December 2024', () => {
    const of = (closingDate: string) => minDownPayment({ price: 1_000_000, ownerOccupied: true, closingDate });
    expect(of('2024-12-14')).toMatchObject({ minDownPayment: 200_000, insurable: false });
    expect(of('2024-12-15')).toMatchObject({ minDownPayment: 75_000, insurable: true });
  });

  test('names the row it used', () => {
    expect(minDownPayment({ price: 1, ownerOccupied: true }).tables).toEqual([
      {
        table: 'minimum down payment',
        effectiveFrom: '2024-12-15',
        effectiveTo: null,
        source: expect.stringContaining('Finance Canada'),
      },
    ]);
  });
});

describe('insurance premium', () => {
  const EDGES: [number, number, number][] = [
    [65, 0.6, 1.7],
    [75, 1.7, 2.4],
    [80, 2.4, 2.8],
    [85, 2.8, 3.1],
    [90, 3.1, 4],
  ];
  test.each(EDGES)('at %d%% exactly the rate is %d, a cent of loan more makes it %d', (ltv, at, above) => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 499_000 }), (price) => {
        const downPayment = (price * (100 - ltv)) / 100;
        expect(premium({ price, downPayment, insured: true }).premiumRatePct).toBe(at);
        expect(premium({ price, downPayment: downPayment - 0.01, insured: true }).premiumRatePct).toBe(above);
      }),
    );
  });

  test('a conventional purchase pays none, and may be of any amortization and price', () => {
    expect(premium({ downPayment: 100_000, amortizationYears: 35 })).toMatchObject({ premium: 0, premiumRatePct: 0 });
    expect(premium({ price: 3e6, downPayment: 6e5 })).toMatchObject({ premium: 0, totalMortgage: 2.4e6, ltvPct: 80 });
    expect(premium({ downPayment: 500_000, insured: true })).toMatchObject({ premium: 0, baseLoan: 0 });
  });

  test('a non-traditional down payment costs more in the last band only', () => {
    expect(premium({ nonTraditionalDownPayment: true }).premiumRatePct).toBe(4.5);
    expect(premium({ nonTraditionalDownPayment: true, downPayment: 50_000 }).premiumRatePct).toBe(3.1);
  });

  test('beyond 25 years 0.20 more, for first-time buyers and new builds, up to 30', () => {
    const longer = { amortizationYears: 30, firstTimeBuyerOrNewBuild: true };
    expect(premium(longer).premiumRatePct).toBe(4.2);
    expect(premium({ ...longer, amortizationYears: 25 }).premiumRatePct).toBe(4);
    const names = expect.objectContaining({ field: 'amortizationYears' });
    expect(() => premium({ ...longer, amortizationYears: 31 })).toThrow(names);
    expect(() => premium({ amortizationYears: 26 })).toThrow(names);
    expect(() => premium({ ...longer, closingDate: '2024-12-14' })).toThrow(names);
  });

  test.each([
    ['ON', '2026-06-30', 1520],
    ['SK', '2026-06-30', 1140],
    ['QC', '2026-12-31', 1710],
    ['QC', '2027-01-01', 1895.25],
    ['MB', '2026-06-30', 0],
    ['BC', '2026-06-30', 0],
    ['NS', '2026-06-30', 0],
    ['YT', '2026-06-30', 0],
  ] as const)('sales tax in %s on %s', (province, closingDate, expected) => {
    expect(premium({ province, closingDate }).premiumSalesTax).toBe(expected);
  });

  test('a down payment under the least, or over the price, is refused', () => {
    const names = expect.objectContaining({ field: 'downPayment' });
    expect(() => premium({ downPayment: 24_999.99 })).toThrow(names);
    expect(() => premium({ price: 1_500_000, downPayment: 299_999 })).toThrow(names);
    expect(() => premium({ downPayment: 500_001 })).toThrow(names);
  });

  test('with 20% down only a home under a million is insured, and for 25 years', () => {
    const insured = { price: 999_999.99, downPayment: 250_000, insured: true, firstTimeBuyerOrNewBuild: true };
    expect(premium(insured)).toMatchObject({ premiumRatePct: 1.7 });
    for (const price of [1_000_000, 1_200_000, 1_600_000])
      expect(() => premium({ ...insured, price, downPayment: price / 4 })).toThrow(
        expect.objectContaining({ field: 'price' }),
      );
    expect(() => premium({ ...insured, price: 800_000, downPayment: 200_000, amortizationYears: 30 })).toThrow(
      expect.objectContaining({ field: 'amortizationYears', refusal: { code: 'years', most: 25 } }),
    );
    // a cent less than 20% is the high ratio's, with its own cap and years
    const high = { ...insured, price: 1_200_000, downPayment: 239_999.99, amortizationYears: 30 };
    expect(premium(high)).toMatchObject({ premiumRatePct: 3 });
  });

  test('a date before the tables is said to be one', () => {
    expect(() => premium({ closingDate: '2016-01-01' })).toThrow(NoTableError);
    expect(() => premium({ province: 'MB', closingDate: '2020-06-30' })).toThrow(NoTableError);
  });

  test('names the three tables it used', () => {
    expect(premium({}).tables.map(({ table }) => table)).toEqual([
      'insurance premiums',
      'insured amortization',
      'sales tax on premiums',
    ]);
  });
});
