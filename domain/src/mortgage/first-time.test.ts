import fc from 'fast-check';
import { SECTIONS } from '../application/sections.js';
import { downPayments } from './down-payments.js';
import { landTransferTax, type LandTransferTaxInput } from './land-transfer-tax.js';
import { newHomeTax } from './new-home-tax.js';
import { purchase } from './purchase.js';
import { PROVINCES } from './tables/provinces.js';

const HOME = {
  price: 600_000,
  province: 'ON',
  propertyType: 'single-family',
  newlyBuilt: false,
  residentBuyer: true,
  closingDate: '2026-11-25',
} as const satisfies Omit<LandTransferTaxInput, 'firstTimeBuyer'>;
const BOTH = { neverOwned: true, noneInFourYears: true };
const SOLD_IN_2020 = { neverOwned: false, noneInFourYears: true };

test.each([
  ['Toronto', { city: 'Toronto' }, 8475],
  ['Ontario', {}, 4000],
  ['British Columbia', { province: 'BC' }, 8000],
  ['Prince Edward Island', { province: 'PE' }, 6000],
] as const)('%s gives nothing back to somebody who sold a home long ago', (_place, where, whole) => {
  expect(landTransferTax({ ...HOME, ...where, ...BOTH }).rebate).toBe(whole);
  expect(landTransferTax({ ...HOME, ...where, ...SOLD_IN_2020 }).rebate).toBe(0);
  expect(landTransferTax({ ...HOME, ...where, firstTimeBuyer: true }).rebate).toBe(whole);
  expect(landTransferTax({ ...HOME, ...where, firstTimeBuyer: true, neverOwned: false }).rebate).toBe(0);
});

test('half of the title gets half of the relief', () => {
  const half = { ...HOME, ...BOTH, neverOwnedSharePct: 50 };
  // 8,475 less 2,000 of the province
  expect(landTransferTax(half)).toMatchObject({ provincial: 8475, rebate: 2000, total: 6475 });
  expect(landTransferTax({ ...half, city: 'Toronto' }).rebate).toBe(4237.5);
  expect(landTransferTax({ ...half, province: 'BC' }).rebate).toBe(4000);
  // no source says what a share gets there
  expect(landTransferTax({ ...half, province: 'PE' })).toMatchObject({
    rebate: 0,
    notes: expect.arrayContaining(['FIRST_TIME_PE_SHARE']),
  });
});

test('four years are asked by the 30 years and the GST rebate, and who never bought a home has the 30 years too', () => {
  const insured = {
    ...HOME,
    downPayment: 60_000,
    annualRatePct: 4,
    amortizationYears: 30,
    frequency: 'monthly',
    compounding: 'semi-annual',
    nonTraditionalDownPayment: false,
    otherCosts: 0,
  } as const;
  expect(purchase({ ...insured, ...SOLD_IN_2020 }).premiumRatePct).toBe(3.3);
  // lived in the home of a spouse: SOR/2012-281 asks for one of the two
  const SPOUSES_HOME = { neverOwned: true, noneInFourYears: false };
  expect(purchase({ ...insured, ...SPOUSES_HOME }).premiumRatePct).toBe(3.3);
  expect(downPayments({ ...insured, ...SPOUSES_HOME }).options[0]?.amortizationYears).toBe(30);
  expect(() => purchase({ ...insured, neverOwned: false, noneInFourYears: false })).toThrow(
    expect.objectContaining({ field: 'amortizationYears' }),
  );
  const built = {
    price: 1_250_000,
    province: 'AB',
    newlyBuilt: true,
    primaryResidence: true,
    agreementDate: '2026-11-25',
  } as const;
  expect(newHomeTax({ ...built, ...SOLD_IN_2020 }).federalRebate).toBe(25_000);
  for (const neverOwned of [true, false])
    expect(newHomeTax({ ...built, neverOwned, noneInFourYears: false }).federalRebate).toBe(0);
});

test('the older argument means both, in every province', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PROVINCES), fc.boolean(), fc.boolean(), (province, first, newlyBuilt) => {
      const home = { ...HOME, province, newlyBuilt };
      const both = { neverOwned: first, noneInFourYears: first };
      expect(landTransferTax({ ...home, firstTimeBuyer: first })).toEqual(landTransferTax({ ...home, ...both }));
    }),
  );
});

test('an answer that is missing or none is refused by its name', () => {
  for (const [field, answers] of [
    ['firstTimeBuyer', {}],
    ['firstTimeBuyer', { neverOwned: true }],
    ['neverOwned', { firstTimeBuyer: true, neverOwned: null }],
    ['noneInFourYears', { firstTimeBuyer: true, noneInFourYears: 'yes' }],
    ['neverOwnedSharePct', { firstTimeBuyer: true, neverOwnedSharePct: 0 }],
    ['neverOwnedSharePct', { firstTimeBuyer: true, neverOwnedSharePct: 101 }],
  ] as const)
    expect(() => landTransferTax({ ...HOME, ...answers } as never)).toThrow(expect.objectContaining({ field }));
});

test('the application asks what the law looks back to, of each person', () => {
  const asked = JSON.stringify(SECTIONS.filter(({ name }) => name === 'questions' || name === 'people'));
  expect(
    asked.split('Since January 1 four years ago, you haven’t lived in a home that you or your spouse owned'),
  ).toHaveLength(3);
});
