import { ABOVE } from './bands.js';
import type { Dated } from './dated.js';

/** So much, and so much more for each step or part of one above `freeUpTo`. */
export interface SteppedRow extends Dated {
  base: number;
  perStep: number;
  step: number;
  freeUpTo: number;
  atMost: number;
}

/** Registration of the title and, by the same scale, of the mortgage. */
export const ALBERTA: readonly SteppedRow[] = [
  {
    effectiveFrom: '2024-10-20',
    source: 'Alberta Land Titles, registration levies from 20 October 2024 (prolegis.ca)',
    base: 50,
    perStep: 5,
    step: 5000,
    freeUpTo: 0,
    atMost: ABOVE,
  },
];

/** Registration of the deed and, by the same scale, of the mortgage. */
export const NEWFOUNDLAND: readonly SteppedRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source:
      'Registration of Deeds prescribed fees, gov.nl.ca/gs/files/forms-files-fees-deed.pdf; maximum of $5,000 each, second-hand (wowa.ca) [S2]',
    base: 100,
    perStep: 0.4,
    step: 100,
    freeUpTo: 500,
    atMost: 5000,
  },
];

/** Dollars for each 1,000 or part of it up to a price, and the least that is charged. */
export interface PerThousand {
  tiers: readonly { upTo: number; fee: number }[];
  atLeast: number;
}

export interface TerritoryRow extends Dated {
  title: PerThousand;
  mortgage: PerThousand;
}

export const NORTHWEST_TERRITORIES: readonly TerritoryRow[] = [
  {
    effectiveFrom: '2022-01-01',
    source: 'GNWT Justice, Land Titles Office fee schedule (user guide of September 2025, justice.gov.nt.ca) [S2]',
    title: {
      tiers: [
        { upTo: 1_000_000, fee: 2 },
        { upTo: ABOVE, fee: 1.5 },
      ],
      atLeast: 100,
    },
    mortgage: { tiers: [{ upTo: ABOVE, fee: 1.5 }], atLeast: 80 },
  },
];

export const NUNAVUT: readonly TerritoryRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source: 'Land Titles Tariff of Fees Regulations, nunavutlegislation.ca; minimums from maplemortgage.ca [S2]',
    title: {
      tiers: [
        { upTo: 1_000_000, fee: 1.5 },
        { upTo: ABOVE, fee: 1 },
      ],
      atLeast: 60,
    },
    mortgage: { tiers: [{ upTo: ABOVE, fee: 1 }], atLeast: 40 },
  },
];

/** A flat fee for amounts below `below`. */
export type FlatFees = readonly { below: number; fee: number }[];

export interface YukonRow extends Dated {
  title: FlatFees;
  mortgage: FlatFees;
}

export const YUKON: readonly YukonRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source: 'Yukon Land Titles Tariff of Fees, yukon.ca, "find out about land titles fees"; second-hand [S2]',
    title: [
      { below: 100_000, fee: 50 },
      { below: 500_000, fee: 150 },
      { below: 3_000_000, fee: 350 },
      { below: 10_000_000, fee: 550 },
      { below: ABOVE, fee: 750 },
    ],
    mortgage: [
      { below: 100_000, fee: 50 },
      { below: 500_000, fee: 100 },
      { below: 1_000_000, fee: 200 },
      { below: 5_000_000, fee: 400 },
      { below: 10_000_000, fee: 600 },
      { below: 20_000_000, fee: 800 },
      { below: ABOVE, fee: 1000 },
    ],
  },
];

export interface SaskatchewanRow extends Dated {
  /** Nothing up to the first, a flat fee up to the second, a share of the whole value above it */
  freeUpTo: number;
  flatUpTo: number;
  flat: number;
  pct: number;
}

export const SASKATCHEWAN: readonly SaskatchewanRow[] = [
  {
    effectiveFrom: '2024-01-01',
    source: 'ISC, Land Title Fees Table; flat fee of small values [K]',
    freeUpTo: 500,
    flatUpTo: 6300,
    flat: 25,
    pct: 0.4,
  },
];
