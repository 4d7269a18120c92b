import { ABOVE, type Band, type BandRow } from './bands.js';

export interface OntarioRow extends BandRow {
  /** For anything but one or two single-family residences */
  otherBands: readonly Band[];
  /** Most that comes back to a first-time buyer */
  firstTimeRefund: number;
}

const TO_400K: readonly Band[] = [
  { upTo: 55_000, pct: 0.5 },
  { upTo: 250_000, pct: 1 },
  { upTo: 400_000, pct: 1.5 },
];
const TO_2M: readonly Band[] = [...TO_400K, { upTo: 2_000_000, pct: 2 }];
const OTHER: readonly Band[] = [...TO_400K, { upTo: ABOVE, pct: 2 }];

export const ONTARIO: readonly OntarioRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source: 'Ontario Ministry of Finance, Land Transfer Tax Act',
    bands: [...TO_2M, { upTo: ABOVE, pct: 2.5 }],
    otherBands: OTHER,
    firstTimeRefund: 4000,
  },
];

/** On top of Ontario's. */
export const TORONTO: readonly OntarioRow[] = [
  {
    effectiveFrom: '2017-03-01',
    effectiveTo: '2023-12-31',
    source: 'City of Toronto, Municipal Land Transfer Tax rates 2017 [K]',
    bands: [...TO_2M, { upTo: ABOVE, pct: 2.5 }],
    otherBands: OTHER,
    firstTimeRefund: 4475,
  },
  {
    effectiveFrom: '2024-01-01',
    effectiveTo: '2026-03-31',
    source: 'City of Toronto, Municipal Land Transfer Tax, high-value homes from 1 January 2024',
    bands: [
      ...TO_2M,
      { upTo: 3_000_000, pct: 2.5 },
      { upTo: 4_000_000, pct: 3.5 },
      { upTo: 5_000_000, pct: 4.5 },
      { upTo: 10_000_000, pct: 5.5 },
      { upTo: 20_000_000, pct: 6.5 },
      { upTo: ABOVE, pct: 7.5 },
    ],
    otherBands: OTHER,
    firstTimeRefund: 4475,
  },
  {
    effectiveFrom: '2026-04-01',
    source: 'City of Toronto, Municipal Land Transfer Tax, high-value homes from 1 April 2026',
    bands: [
      ...TO_2M,
      { upTo: 3_000_000, pct: 2.5 },
      { upTo: 4_000_000, pct: 4.4 },
      { upTo: 5_000_000, pct: 5.45 },
      { upTo: 10_000_000, pct: 6.5 },
      { upTo: 20_000_000, pct: 7.55 },
      { upTo: ABOVE, pct: 8.6 },
    ],
    otherBands: OTHER,
    firstTimeRefund: 4475,
  },
];
