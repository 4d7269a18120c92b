import { ABOVE } from './bands.js';
import type { Dated } from './dated.js';
import type { Province } from './provinces.js';

/** Agreements of purchase and sale signed between the two dates pay this rate. */
export interface SalesTaxRow extends Dated {
  pct: number;
}

/** A share of the tax up to `most`; above `wholeUpTo` it falls evenly from `most` to `least` at `goneFrom`. */
export interface RebateRow extends Dated {
  pctOfTax: number;
  most: number;
  wholeUpTo: number;
  goneFrom: number;
  least: number;
}

export const GST: readonly SalesTaxRow[] = [
  { effectiveFrom: '2008-01-01', pct: 5, source: 'Excise Tax Act s. 165(1)' },
];

/** For every buyer who will live in the home. */
export const GST_NEW_HOUSING: readonly RebateRow[] = [
  {
    effectiveFrom: '2008-01-01',
    source: 'Excise Tax Act s. 254; CRA guide RC4028',
    pctOfTax: 36,
    most: 6300,
    wholeUpTo: 350_000,
    goneFrom: 450_000,
    least: 0,
  },
];

/** Tops the one above up for first-time buyers. */
export const GST_FIRST_TIME: readonly RebateRow[] = [
  {
    effectiveFrom: '2025-03-20',
    effectiveTo: '2030-12-31',
    source: 'S.C. 2026 c. 2, Royal Assent 12 March 2026; canada.ca, first-time home buyers’ GST/HST rebate',
    pctOfTax: 100,
    most: 50_000,
    wholeUpTo: 1_000_000,
    goneFrom: 1_500_000,
    least: 0,
  },
];

const NONE: readonly SalesTaxRow[] = [
  { effectiveFrom: '2013-04-01', pct: 0, source: 'No provincial sales tax on the sale of a home' },
];
const HST_10 = (source: string, effectiveFrom: string): readonly SalesTaxRow[] => [{ effectiveFrom, pct: 10, source }];

/** The provincial part of the HST; in Québec the QST. */
export const PROVINCIAL_TAX: Record<Province, readonly SalesTaxRow[]> = {
  AB: NONE,
  BC: NONE,
  MB: NONE,
  NB: HST_10('CRA, HST 15% in New Brunswick since 1 July 2016', '2016-07-01'),
  NL: HST_10('CRA, HST 15% in Newfoundland and Labrador since 1 July 2016', '2016-07-01'),
  NS: [
    { effectiveFrom: '2010-07-01', effectiveTo: '2025-03-31', pct: 10, source: 'CRA, HST 15% in Nova Scotia' },
    { effectiveFrom: '2025-04-01', pct: 9, source: 'CRA, HST 14% in Nova Scotia since 1 April 2025' },
  ],
  NT: NONE,
  NU: NONE,
  ON: [{ effectiveFrom: '2010-07-01', pct: 8, source: 'CRA, HST 13% in Ontario since 1 July 2010' }],
  PE: HST_10('CRA, HST 15% in Prince Edward Island since 1 October 2016', '2016-10-01'),
  QC: [{ effectiveFrom: '2013-01-01', pct: 9.975, source: 'Revenu Québec, QST 9.975% since 1 January 2013' }],
  SK: NONE,
  YT: NONE,
};

/** Rebates of the provincial part, for every buyer who will live in the home. */
export const PROVINCIAL_NEW_HOUSING: Partial<Record<Province, readonly RebateRow[]>> = {
  ON: [
    {
      effectiveFrom: '2010-07-01',
      source: 'CRA guide RC4028: Ontario new housing rebate, 75% of the provincial part',
      pctOfTax: 75,
      most: 24_000,
      wholeUpTo: ABOVE,
      goneFrom: ABOVE,
      least: 0,
    },
  ],
  QC: [
    {
      effectiveFrom: '2013-01-01',
      source: 'revenuquebec.ca, QST new housing rebate, tax news of 30 October 2012',
      pctOfTax: 50,
      most: 9975,
      wholeUpTo: 200_000,
      goneFrom: 300_000,
      least: 0,
    },
  ],
};

/** As above, for first-time buyers alone. */
export const PROVINCIAL_FIRST_TIME: Partial<Record<Province, readonly RebateRow[]>> = {
  NS: [
    {
      effectiveFrom: '2012-04-01',
      source: 'novascotia.ca, First-Time Home Buyers Rebate: 18.75% of the provincial part',
      pctOfTax: 18.75,
      most: 3000,
      wholeUpTo: ABOVE,
      goneFrom: ABOVE,
      least: 0,
    },
  ],
  ON: [
    {
      effectiveFrom: '2025-03-20',
      effectiveTo: '2030-12-31',
      source: 'Ontario Fall Economic Statement 2025, dates aligned with the federal rebate by Bill 114 of 2026 [S2]',
      pctOfTax: 100,
      most: 80_000,
      wholeUpTo: 1_000_000,
      goneFrom: 1_500_000,
      least: 0,
    },
  ],
};

/** Ontario's relief of the whole 13%, for a year and for every buyer; the federal rebates count towards it. */
export const ONTARIO_TEMPORARY: readonly RebateRow[] = [
  {
    effectiveFrom: '2026-04-01',
    effectiveTo: '2027-03-31',
    source:
      'Ontario Budget 2026, Bill 114, Royal Assent 12 May 2026; fall to $24,000 at $1.85 million second-hand [S2]',
    pctOfTax: 100,
    most: 130_000,
    wholeUpTo: 1_500_000,
    goneFrom: 1_850_000,
    least: 24_000,
  },
];
