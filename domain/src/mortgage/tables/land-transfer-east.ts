import { ABOVE, type BandRow } from './bands.js';
import type { Dated } from './dated.js';

/** The provincial scale of transfer duties; indexed each January. */
export const QUEBEC: readonly BandRow[] = [
  {
    effectiveFrom: '2026-01-01',
    effectiveTo: '2026-12-31',
    source: 'quebec.ca, transfer duties, thresholds of 2026',
    bands: [
      { upTo: 62_900, pct: 0.5 },
      { upTo: 315_000, pct: 1 },
      { upTo: ABOVE, pct: 1.5 },
    ],
  },
];

/** Instead of the provincial scale. */
export const MONTREAL: readonly BandRow[] = [
  {
    effectiveFrom: '2026-01-01',
    effectiveTo: '2026-12-31',
    source: 'montreal.ca, transfer duties 2026',
    bands: [
      { upTo: 62_900, pct: 0.5 },
      { upTo: 315_000, pct: 1 },
      { upTo: 552_300, pct: 1.5 },
      { upTo: 1_104_700, pct: 2 },
      { upTo: 2_136_500, pct: 2.5 },
      { upTo: 3_113_000, pct: 3.5 },
      { upTo: ABOVE, pct: 4 },
    ],
  },
];

export interface FlatRow extends Dated {
  pct: number;
}

export const NEW_BRUNSWICK: readonly FlatRow[] = [
  { effectiveFrom: '2017-01-01', source: 'Service New Brunswick, real property transfer tax', pct: 1 },
];

export interface PrinceEdwardIslandRow extends FlatRow {
  exemptUpTo: number;
}

export const PRINCE_EDWARD_ISLAND: readonly PrinceEdwardIslandRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source: 'Real Property Transfer Tax Act s. 3(1); first-time buyers exempt',
    pct: 1,
    exemptUpTo: 30_000,
  },
];

export interface NewfoundlandRow extends Dated {
  base: number;
  freeUpTo: number;
  perStep: number;
  step: number;
}

export const NEWFOUNDLAND: readonly NewfoundlandRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source: 'Registration of Deeds, $100 and $0.40 for each $100 or part above $500 (CCH comparison)',
    base: 100,
    freeUpTo: 500,
    perStep: 0.4,
    step: 100,
  },
];

/** Deed transfer tax as a percent of the price, by municipality (names as `placeKey` writes them). */
export interface NovaScotiaRow extends Dated {
  pctByPlace: Readonly<Record<string, number>>;
}

export const NOVA_SCOTIA: readonly NovaScotiaRow[] = [
  {
    effectiveFrom: '2017-01-01',
    source: 'Halifax 1.5% (ratehub.ca); others Service Nova Scotia, municipal deed transfer tax rates [S2]',
    pctByPlace: {
      halifax: 1.5,
      dartmouth: 1.5,
      bedford: 1.5,
      sackville: 1.5,
      capebreton: 1.5,
      sydney: 1.5,
      glacebay: 1.5,
      sydneymines: 1.5,
      newwaterford: 1.5,
      annapolisroyal: 1.5,
      middleton: 1.5,
      antigonish: 1.5,
      bridgewater: 1.5,
      amherst: 1.25,
      truro: 1,
      stewiacke: 1,
      newglasgow: 1,
      yarmouth: 1,
      kentville: 0,
    },
  },
];
