import fc from 'fast-check';
import { NoTableError } from './input-error.js';
import { insurancePremium, type InsurancePremiumInput } from './insurance-premium.js';
import { landTransferTax, type LandTransferTaxInput } from './land-transfer-tax.js';
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
const TRANSFER: LandTransferTaxInput = {
  price: 800_000,
  province: 'ON',
  city: 'Ottawa',
  propertyType: 'single-family',
  firstTimeBuyer: false,
  newlyBuilt: false,
  residentBuyer: true,
  closingDate: '2026-06-30',
};
const tax = (change: Partial<LandTransferTaxInput>) => landTransferTax({ ...TRANSFER, ...change });
const premium = (change: Partial<InsurancePremiumInput>) => insurancePremium({ ...PURCHASE, ...change });

describe('minimum down payment', () => {
  test.each([
    [1_499_999, true, 124_999.9, true],
    [1_500_000, true, 300_000, false],
    [400_000, false, 80_000, false],
    [500_000.01, true, 25_000, true],
  ])('of %d, living there %s', (price, ownerOccupied, least, insurable) => {
    expect(minDownPayment({ price, ownerOccupied })).toMatchObject({ minDownPayment: least, insurable });
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
    expect(() => premium({ price: 1_600_000, downPayment: 400_000, insured: true })).toThrow(names);
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

describe('land transfer tax', () => {
  test('tax never falls with the price', () => {
    const places: Partial<LandTransferTaxInput>[] = [
      { province: 'ON' },
      { province: 'ON', city: 'Toronto' },
      { province: 'BC' },
      { province: 'QC' },
      { province: 'QC', city: 'Montréal' },
      { province: 'MB' },
      { province: 'NS', city: 'Halifax' },
      { province: 'NB' },
      { province: 'PE' },
      { province: 'NL' },
      { province: 'SK' },
      { province: 'AB' },
    ];
    const flags = fc.record({ firstTimeBuyer: fc.boolean(), newlyBuilt: fc.boolean(), residentBuyer: fc.boolean() });
    const price = fc.integer({ min: 1, max: 30_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        flags,
        price,
        fc.integer({ min: 0, max: 99_999 }),
        (place, who, low, more) => {
          const cheap = tax({ ...place, ...who, price: low });
          const dear = tax({ ...place, ...who, price: low + more });
          expect(dear.total).toBeGreaterThanOrEqual(cheap.total);
          expect(cheap.rebate).toBeLessThanOrEqual(cheap.provincial + cheap.municipal);
          expect(cheap.total).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  const toronto = { city: 'Toronto', price: 3_500_000 };
  test.each<[string, Partial<LandTransferTaxInput>, number, number, number]>([
    ['ON above 2 million', { price: 2_500_000 }, 48_975, 0, 0],
    ['ON above 2 million, not a home for one or two', { price: 2_500_000, propertyType: 'commercial' }, 46_475, 0, 0],
    ['ON first-time refund at its most', { firstTimeBuyer: true }, 12_475, 0, 4000],
    ['ON no refund for who is no resident', { firstTimeBuyer: true, residentBuyer: false }, 12_475, 0, 0],
    ['Toronto first-time', { city: 'Toronto', firstTimeBuyer: true }, 12_475, 12_475, 8475],
    ['Toronto small first-time', { city: 'Toronto', firstTimeBuyer: true, price: 300_000 }, 2975, 2975, 5950],
    ['Toronto from April 2026', toronto, 73_975, 83_475, 0],
    ['Toronto before April 2026', { ...toronto, closingDate: '2026-03-31' }, 73_975, 78_975, 0],
    ['Toronto before 2024', { ...toronto, closingDate: '2023-12-31' }, 73_975, 73_975, 0],
    ['Toronto above 20 million', { city: 'Toronto', price: 25e6 }, 611_475, 1_669_975, 0],
    ['Toronto by a former name', { city: ' North York ', price: 300_000 }, 2975, 2975, 0],
    ['Toronto as a city', { city: 'City of Toronto', price: 300_000 }, 2975, 2975, 0],
    ['BC between', { province: 'BC', firstTimeBuyer: true, price: 847_500 }, 14_950, 0, 4000],
    ['BC at the edge', { province: 'BC', firstTimeBuyer: true, price: 835_000 }, 14_700, 0, 8000],
    ['BC new build', { province: 'BC', newlyBuilt: true, price: 1_100_000 }, 20_000, 0, 20_000],
    ['BC new build between', { province: 'BC', newlyBuilt: true, price: 1_125_000 }, 20_500, 0, 10_250],
    ['BC new build gone', { province: 'BC', newlyBuilt: true, price: 1_150_000 }, 21_000, 0, 0],
    ['BC never both', { province: 'BC', newlyBuilt: true, firstTimeBuyer: true }, 14_000, 0, 14_000],
    ['BC no relief for who is no resident', { province: 'BC', newlyBuilt: true, residentBuyer: false }, 14_000, 0, 0],
    ['BC offices', { province: 'BC', propertyType: 'commercial', price: 4e6, newlyBuilt: true }, 98_000, 0, 0],
    ['BC of many homes', { province: 'BC', propertyType: 'multi-residential', price: 4e6 }, 118_000, 0, 0],
    ['QC base scale', { province: 'QC', city: 'Laval' }, 0, 10_110.5, 0],
    ['Montréal above 3.1 million', { province: 'QC', city: 'Montréal', price: 4e6 }, 0, 112_895.5, 0],
    ['MB first steps', { province: 'MB', price: 100_000 }, 400, 0, 0],
    ['MB nothing', { province: 'MB', price: 30_000 }, 0, 0, 0],
    ['NS Kentville', { province: 'NS', city: 'Kentville' }, 0, 0, 0],
    ['NS Amherst', { province: 'NS', city: 'Town of Amherst' }, 0, 10_000, 0],
    ['NB', { province: 'NB', price: 333_333.33 }, 3333.33, 0, 0],
    ['PE first-time', { province: 'PE', firstTimeBuyer: true }, 8000, 0, 8000],
    ['PE small', { province: 'PE', price: 30_000 }, 0, 0, 0],
    ['PE just above', { province: 'PE', price: 30_001 }, 300.01, 0, 0],
    ['NL least', { province: 'NL', price: 500 }, 100, 0, 0],
    ['NL part of a hundred', { province: 'NL', price: 500.01 }, 100.4, 0, 0],
    ['SK free', { province: 'SK', price: 500 }, 0, 0, 0],
    ['SK flat', { province: 'SK', price: 6300 }, 25, 0, 0],
    ['SK share', { province: 'SK', price: 6301 }, 25.2, 0, 0],
    ['AB part of a step', { province: 'AB', price: 400_001 }, 455, 0, 0],
    ['AB with a mortgage', { province: 'AB', price: 400_000, mortgageAmount: 320_000 }, 820, 0, 0],
  ])('%s', (_, change, provincial, municipal, rebate) => {
    const total = Math.round((provincial + municipal - rebate) * 100) / 100;
    expect(tax(change)).toMatchObject({ provincial, municipal, rebate, total });
  });

  test.each<[string, Partial<LandTransferTaxInput>]>([
    ['closingDate', { province: 'QC', closingDate: '2027-01-01' }],
    ['closingDate', { province: 'QC', city: 'Montreal', closingDate: '2025-12-31' }],
    ['closingDate', { province: 'AB', closingDate: '2024-10-19' }],
    ['city', { province: 'NS', city: 'Lunenburg' }],
    ['city', { province: 'NS', city: undefined }],
    ['province', { province: 'YT' }],
  ])('where there is no table it says so, by %s: %o', (field, change) => {
    expect(() => tax(change)).toThrow(NoTableError);
    expect(() => tax(change)).toThrow(expect.objectContaining({ field }));
  });

  test('what may come on top is said, and is not in the figure', () => {
    expect(tax({ residentBuyer: false }).warnings).toEqual([expect.stringContaining('25%')]);
    expect(tax({ province: 'NS', city: 'Halifax', residentBuyer: false }).warnings).toEqual([
      expect.stringContaining('10%'),
    ]);
    expect(tax({ province: 'BC', residentBuyer: false }).warnings).toEqual([expect.stringContaining('foreign')]);
    expect(tax({ province: 'QC' }).warnings).toEqual([expect.stringContaining('by-law')]);
    expect(tax({ province: 'QC', city: 'Montreal' }).warnings).toEqual([]);
    expect(tax({}).warnings).toEqual([]);
  });

  test('names the tables it used', () => {
    expect(tax({ city: 'Toronto' }).tables).toMatchObject([
      { table: 'land transfer tax of Ontario', effectiveTo: null },
      { table: 'land transfer tax of Toronto', effectiveFrom: '2026-04-01' },
    ]);
    expect(tax({ city: 'Toronto', closingDate: '2025-01-01' }).tables[1]).toMatchObject({ effectiveTo: '2026-03-31' });
  });
});
