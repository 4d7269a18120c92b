import fc from 'fast-check';
import { newHomeTax, type NewHomeTaxInput } from './new-home-tax.js';
import { PROVINCES } from './tables/provinces.js';

const HOME: NewHomeTaxInput = {
  price: 800_000,
  province: 'ON',
  firstTimeBuyer: false,
  newlyBuilt: true,
  primaryResidence: true,
  agreementDate: '2026-06-01',
};
const of = (change: Partial<NewHomeTaxInput>) => newHomeTax({ ...HOME, ...change });
const BEFORE = '2026-03-31';
const FIRST = { firstTimeBuyer: true } as const;

/** change, total tax, federal rebate, provincial rebate */
const CASES: [string, Partial<NewHomeTaxInput>, number, number, number][] = [
  ['a resale home', { newlyBuilt: false }, 0, 0, 0],
  ['a rental', { primaryResidence: false }, 104_000, 0, 0],
  ['ON in the temporary year: the whole 13%', {}, 104_000, 0, 104_000],
  ['ON first-time in that year', FIRST, 104_000, 40_000, 64_000],
  ['ON in that year at 1.2 million: at most 130,000', { price: 1_200_000 }, 156_000, 0, 130_000],
  // halfway from 1.5 to 1.85 million: 24,000 + 106,000 / 2
  ['ON in that year at 1.675 million', { price: 1_675_000 }, 217_750, 0, 77_000],
  ['ON in that year at 2 million', { price: 2_000_000 }, 260_000, 0, 24_000],
  ['ON the day before: 75% up to 24,000', { agreementDate: BEFORE }, 104_000, 0, 24_000],
  ['ON the day after', { agreementDate: '2027-04-01' }, 104_000, 0, 24_000],
  ['ON first-time the day before', { ...FIRST, agreementDate: BEFORE }, 104_000, 40_000, 64_000],
  // 50,000 × 0.5 and 80,000 × 0.5
  ['ON first-time, 1.25 million', { ...FIRST, agreementDate: BEFORE, price: 1_250_000 }, 162_500, 25_000, 40_000],
  ['ON first-time, 1.4 million', { ...FIRST, agreementDate: BEFORE, price: 1_400_000 }, 182_000, 10_000, 24_000],
  ['first-time, no resident', { ...FIRST, residentBuyer: false, agreementDate: BEFORE }, 104_000, 0, 24_000],
  ['first-time, before 20 March 2025', { ...FIRST, agreementDate: '2025-03-19' }, 104_000, 0, 24_000],
  ['AB first-time', { ...FIRST, province: 'AB', price: 500_000 }, 25_000, 25_000, 0],
  ['BC at 400,000: half of 6,300', { province: 'BC', price: 400_000 }, 20_000, 3150, 0],
  ['BC first-time at 1.5 million', { ...FIRST, province: 'BC', price: 1_500_000 }, 75_000, 0, 0],
  ['NS at 14%', { province: 'NS', price: 400_000 }, 56_000, 3150, 0],
  ['NS at 15% before April 2025', { province: 'NS', price: 400_000, agreementDate: '2025-03-31' }, 60_000, 3150, 0],
  ['NS first-time: 3,000 at most', { ...FIRST, province: 'NS', price: 400_000 }, 56_000, 20_000, 3000],
  ['NB at 15%', { province: 'NB', price: 300_000 }, 45_000, 5400, 0],
  ['QC at 200,000', { province: 'QC', price: 200_000 }, 29_950, 3600, 9975],
  ['QC at 250,000: half of 9,975', { province: 'QC', price: 250_000 }, 37_437.5, 4500, 4987.5],
  ['QC at 300,000', { province: 'QC', price: 300_000 }, 44_925, 5400, 0],
];

test.each(CASES)('%s', (_, change, total, federalRebate, provincialRebate) => {
  const totalRebate = federalRebate + provincialRebate;
  expect(of(change)).toMatchObject({
    total,
    federalRebate,
    provincialRebate,
    totalRebate,
    totalAfterRebate: total - totalRebate,
  });
});

test('no rebate is more than the tax, and none grows with the price above its threshold', () => {
  const buyer = fc.record({
    province: fc.constantFrom(...PROVINCES),
    firstTimeBuyer: fc.boolean(),
    primaryResidence: fc.boolean(),
    agreementDate: fc.constantFrom('2024-06-01', BEFORE, '2026-06-01', '2028-01-01'),
  });
  fc.assert(
    fc.property(
      buyer,
      fc.integer({ min: 1_000_000, max: 3_000_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (who, price, more) => {
        const cheap = of({ ...who, price: price / 7 });
        expect(cheap.totalAfterRebate).toBeGreaterThanOrEqual(0);
        const whole = of({ ...who, price });
        expect(of({ ...who, price: price + more }).totalRebate).toBeLessThanOrEqual(
          Math.max(whole.totalRebate, 130_000),
        );
        expect(whole.creditable).toBeLessThanOrEqual(whole.totalRebate);
        expect(of({ ...who, price: price + more }).totalAfterRebate).toBeGreaterThanOrEqual(whole.totalAfterRebate);
      },
    ),
  );
});

test('a rebate that a builder does not credit, and a tax that is elsewhere, are said', () => {
  expect(of({ ...FIRST, province: 'NS' })).toMatchObject({ creditable: 40_000, notes: ['NEW_HOME_NS_REBATE_LATER'] });
  expect(of({ province: 'SK' }).notes).toEqual(['NEW_HOME_SK_PST']);
  expect(of({}).notes).toEqual(['NEW_HOME_ON_TEMPORARY']);
  expect(of({ newlyBuilt: false }).notes).toEqual([]);
});

test('names the tables of the day the agreement was signed', () => {
  expect(of(FIRST).tables.map(({ table }) => table)).toEqual([
    'GST',
    'provincial sales tax on homes',
    'first-time home buyers’ GST rebate',
    'provincial first-time home buyers’ rebate',
  ]);
  expect(of({}).tables.at(-1)).toMatchObject({ effectiveFrom: '2026-04-01', effectiveTo: '2027-03-31' });
});
