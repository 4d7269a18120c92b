import { ABOVE, type Band, type BandRow } from './bands.js';

/** An exemption that is whole up to one price and gone at another, shrinking evenly between. */
export interface Relief {
  wholeUpTo: number;
  goneFrom: number;
}

export interface BritishColumbiaRow extends BandRow {
  /** For anything that is no residence */
  otherBands: readonly Band[];
  /** First-time buyers: the tax on the first `onFirst` dollars */
  firstTime: Relief & { onFirst: number };
  /** Newly built homes: the whole tax */
  newlyBuilt: Relief;
}

const BC_TO_2M: readonly Band[] = [
  { upTo: 200_000, pct: 1 },
  { upTo: 2_000_000, pct: 2 },
];

export const BRITISH_COLUMBIA: readonly BritishColumbiaRow[] = [
  {
    effectiveFrom: '2024-04-01',
    source: 'Government of British Columbia, property transfer tax and its exemptions',
    bands: [...BC_TO_2M, { upTo: 3_000_000, pct: 3 }, { upTo: ABOVE, pct: 5 }],
    otherBands: [...BC_TO_2M, { upTo: ABOVE, pct: 3 }],
    firstTime: { onFirst: 500_000, wholeUpTo: 835_000, goneFrom: 860_000 },
    newlyBuilt: { wholeUpTo: 1_100_000, goneFrom: 1_150_000 },
  },
];

export const MANITOBA: readonly BandRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source: 'Government of Manitoba, land transfer tax (without the flat registration fee)',
    bands: [
      { upTo: 30_000, pct: 0 },
      { upTo: 90_000, pct: 0.5 },
      { upTo: 150_000, pct: 1 },
      { upTo: 200_000, pct: 1.5 },
      { upTo: ABOVE, pct: 2 },
    ],
  },
];
