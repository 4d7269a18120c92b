import fc from 'fast-check';
import { NoTableError } from './input-error.js';
import { landTransferTax, type LandTransferTaxInput } from './land-transfer-tax.js';
import { NOVA_SCOTIA, NOVA_SCOTIA_COMMUNITIES } from './tables/land-transfer-nova-scotia.js';

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

describe('land transfer tax', () => {
  test.each(['Laval', 'Sherbrooke', 'Elsewhere'])('up to $500,000 no by-law of %s has to be known', (city) => {
    // 58,900 at 0.5%, to 294,600 at 1%, to 400,000 at 1.5%
    const at400 = tax({ province: 'QC', city, price: 400_000, closingDate: '2024-06-28' });
    expect(at400).toMatchObject({ municipal: 4232.5, total: 4232.5 });
    expect(at400.tables.map(({ table }) => table)).toEqual(['transfer duties of Québec']);
  });

  test('tax never falls with the price', () => {
    const places: Partial<LandTransferTaxInput>[] = [
      { province: 'ON' },
      { province: 'ON', city: 'Toronto' },
      { province: 'BC' },
      { province: 'QC' },
      { province: 'QC', city: 'Laval' },
      { province: 'QC', city: 'Québec' },
      { province: 'QC', city: 'Montréal' },
      { province: 'MB' },
      { province: 'NS', city: 'Halifax' },
      { province: 'NS', city: 'Pictou' },
      { province: 'YT' },
      { province: 'NT' },
      { province: 'NU' },
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
    ['Toronto with its province', { city: 'Toronto, ON', price: 300_000 }, 2975, 2975, 0],
    ['Toronto with its part', { city: 'Toronto (Etobicoke)', price: 300_000 }, 2975, 2975, 0],
    ['a part with its city', { city: 'Scarborough/Toronto', price: 300_000 }, 2975, 2975, 0],
    ['the former city of York', { city: 'York', price: 300_000 }, 2975, 2975, 0],
    ['the region of York', { city: 'York Region', price: 300_000 }, 2975, 0, 0],
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
    // 2026: 0.5% of 62,900, 1% to 315,000, 1.5% to 500,000: 5,610.50; then the by-law
    ['QC under every by-law', { province: 'QC', city: 'Longueuil', price: 500_000 }, 0, 5610.5, 0],
    ['QC at the highest rate, 3% of 140,000', { province: 'QC', price: 640_000 }, 0, 9810.5, 0],
    ['Québec City, 2.5% of 250,000', { province: 'QC', city: 'Quebec City', price: 750_000 }, 0, 11_860.5, 0],
    ['Sherbrooke, 3% of 300,000', { province: 'QC', city: 'Sherbrooke' }, 0, 14_610.5, 0],
    ['Laval, 1.5% of 111,500 and 2% of 188,500', { province: 'QC', city: 'Ville de Laval' }, 0, 11_053, 0],
    [
      'QC in 2025, as sherbrooke.ca shows it',
      { province: 'QC', city: 'Sherbrooke', price: 1e6, closingDate: '2025-06-30' },
      0,
      20_653.5,
      0,
    ],
    ['Montréal by a borough', { province: 'QC', city: 'Montréal-Nord', price: 700_000 }, 0, 9349, 0],
    ['Montréal above 3.1 million', { province: 'QC', city: 'Montréal', price: 4e6 }, 0, 112_895.5, 0],
    ['MB first steps', { province: 'MB', price: 100_000 }, 400, 0, 0],
    ['MB nothing', { province: 'MB', price: 30_000 }, 0, 0, 0],
    ['NS Kentville before April 2026', { province: 'NS', city: 'Kentville', closingDate: '2026-03-31' }, 0, 0, 0],
    ['NS Kentville', { province: 'NS', city: 'Kentville' }, 0, 12_000, 0],
    ['NS Amherst', { province: 'NS', city: 'Town of Amherst' }, 0, 12_000, 0],
    ['NS a town before its district', { province: 'NS', city: 'Lunenburg' }, 0, 12_000, 0],
    ['NS a district', { province: 'NS', city: 'Municipality of the District of Lunenburg' }, 0, 10_000, 0],
    ['NS a county without the word', { province: 'NS', city: 'Kings' }, 0, 12_000, 0],
    ['NS a community', { province: 'NS', city: 'Dartmouth, NS' }, 0, 12_000, 0],
    ['NS a buyer from Ontario', { province: 'NS', city: 'Halifax', residentOfProvince: false }, 80_000, 12_000, 0],
    ['NS a buyer who moves there', { province: 'NS', city: 'Halifax', residentOfProvince: true }, 0, 12_000, 0],
    ['NS elsewhere', { province: 'NS', city: 'Elsewhere' }, 0, 12_000, 0],
    ['NB', { province: 'NB', price: 333_333.33 }, 3333.33, 0, 0],
    ['PE first-time', { province: 'PE', firstTimeBuyer: true }, 8000, 0, 8000],
    ['PE small', { province: 'PE', price: 30_000 }, 0, 0, 0],
    ['PE just above', { province: 'PE', price: 30_001 }, 300.01, 0, 0],
    ['NL least', { province: 'NL', price: 500 }, 100, 0, 0],
    ['NL part of a hundred', { province: 'NL', price: 500.01 }, 100.4, 0, 0],
    ['NL at the cap', { province: 'NL', price: 1_225_500 }, 5000, 0, 0],
    // 100 + 3,395 × 0.40 and, on the mortgage, 100 + 3,190 × 0.40
    ['NL with a mortgage', { province: 'NL', price: 340_000, mortgageAmount: 319_464 }, 2834, 0, 0],
    ['NL cap of each', { province: 'NL', price: 3e6, mortgageAmount: 2e6 }, 10_000, 0, 0],
    ['YT small', { province: 'YT', price: 99_999.99 }, 50, 0, 0],
    ['YT at the step', { province: 'YT', price: 500_000, mortgageAmount: 500_000 }, 550, 0, 0],
    ['NT least', { province: 'NT', price: 20_000, mortgageAmount: 10_000 }, 180, 0, 0],
    // 2,000 on the first million, 1.50 on each of 501 more
    ['NT above a million', { province: 'NT', price: 1_500_001 }, 2751.5, 0, 0],
    ['NU least', { province: 'NU', price: 20_000, mortgageAmount: 10_000 }, 100, 0, 0],
    ['NU above a million', { province: 'NU', price: 1_400_000, mortgageAmount: 1e6 }, 2900, 0, 0],
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
    ['closingDate', { province: 'QC', closingDate: '2023-12-31' }],
    ['closingDate', { province: 'AB', closingDate: '2024-10-19' }],
  ])('where there is no table it says so, by %s: %o', (field, change) => {
    expect(() => tax(change)).toThrow(NoTableError);
    expect(() => tax(change)).toThrow(expect.objectContaining({ field }));
  });

  test('a closing after the last table is an estimate by that table', () => {
    for (const city of ['Montréal', 'Québec', undefined]) {
      const place = { province: 'QC', city } as const;
      const after = tax({ ...place, closingDate: '2027-01-04' });
      expect(after.total).toBe(tax({ ...place, closingDate: '2026-12-31' }).total);
      expect(after.notes).toContain('LAST_KNOWN_TABLE');
      expect(tax({ ...place, closingDate: '2026-12-31' }).notes).not.toContain('LAST_KNOWN_TABLE');
    }
    expect(tax({ province: 'QC', city: 'Laval' }).notes).toContain('LAST_KNOWN_TABLE');
  });

  test.each<[Partial<LandTransferTaxInput>, string[]]>([
    [{}, []],
    [{ city: undefined }, []],
    [{ city: 'Toronto' }, []],
    [{ city: 'Torronto' }, ['UNKNOWN_CITY']],
    [{ city: 'GTA' }, ['UNKNOWN_CITY']],
    [{ province: 'NS', city: 'HRM' }, ['ASSESSED_VALUE', 'NON_RESIDENT_NS']],
    [{ province: 'NS', city: 'CBRM' }, ['ASSESSED_VALUE', 'NON_RESIDENT_NS']],
    [{ province: 'NS', city: 'Cape Breton Regional Municipality' }, ['ASSESSED_VALUE', 'NON_RESIDENT_NS']],
    [{ province: 'NS', city: 'Region of Queens', residentOfProvince: true }, ['ASSESSED_VALUE']],
    [{ residentBuyer: false }, ['FOREIGN_BUYER_ON', 'NON_CANADIAN_BAN']],
    [{ residentBuyer: false, closingDate: '2027-01-01' }, ['FOREIGN_BUYER_ON']],
    [{ province: 'AB', residentBuyer: false }, ['NON_CANADIAN_BAN']],
    [{ province: 'BC', residentBuyer: false }, ['FOREIGN_BUYER_BC', 'NON_CANADIAN_BAN']],
    [{ province: 'BC', firstTimeBuyer: true }, ['RESIDENCE_BC']],
    [{ province: 'PE', firstTimeBuyer: true }, ['ASSESSED_VALUE', 'RESIDENCE_PE']],
    [
      { province: 'NS', city: 'Halifax', residentBuyer: false },
      ['ASSESSED_VALUE', 'FOREIGN_BUYER_NS', 'NON_CANADIAN_BAN'],
    ],
    [{ province: 'NS', city: 'Halifax', residentOfProvince: false }, ['ASSESSED_VALUE', 'NON_RESIDENT_NS_ADDED']],
    [{ province: 'NS', city: 'Atlantis' }, ['NOVA_SCOTIA_HIGHEST_RATE', 'ASSESSED_VALUE', 'NON_RESIDENT_NS']],
    [{ province: 'NS', city: undefined }, ['NOVA_SCOTIA_HIGHEST_RATE', 'ASSESSED_VALUE', 'NON_RESIDENT_NS']],
    [{ province: 'QC' }, ['QUEBEC_HIGHEST_RATE', 'ASSESSED_VALUE']],
    [{ province: 'QC', price: 500_000 }, ['ASSESSED_VALUE']],
    [{ province: 'QC', city: 'Montreal' }, ['ASSESSED_VALUE']],
    [{ province: 'QC', city: 'Westmount' }, ['QUEBEC_HIGHEST_RATE', 'ASSESSED_VALUE']],
    [{ province: 'QC', city: 'Québec' }, ['ASSESSED_VALUE']],
    [{ province: 'PE' }, ['ASSESSED_VALUE']],
    [{ province: 'MB' }, ['MANITOBA_FLAT_FEE']],
    [{ province: 'YT' }, ['YUKON_ASSURANCE_FEE']],
  ])('what is not in the figure is said: %o', (change, notes) => {
    expect(tax(change).notes).toEqual(notes);
  });

  test('every municipality of Nova Scotia has a rate of up to 1.5%', () => {
    const rates = Object.values(NOVA_SCOTIA.at(-1)?.pctByPlace ?? {});
    expect(rates).toHaveLength(49);
    expect(rates.every((pct) => pct > 0 && pct <= 1.5)).toBe(true);
    const last = Object.keys(NOVA_SCOTIA.at(-1)?.pctByPlace ?? {});
    expect(last).toEqual(expect.arrayContaining(Object.values(NOVA_SCOTIA_COMMUNITIES)));
  });

  test('names the tables it used', () => {
    expect(tax({ city: 'Toronto' }).tables).toMatchObject([
      { table: 'land transfer tax of Ontario', effectiveTo: null },
      { table: 'land transfer tax of Toronto', effectiveFrom: '2026-04-01' },
    ]);
    expect(tax({ city: 'Toronto', closingDate: '2025-01-01' }).tables[1]).toMatchObject({ effectiveTo: '2026-03-31' });
  });
});
