import { ABOVE, type Band, type BandRow } from './bands.js';
import type { Dated } from './dated.js';

/** The provincial scale of transfer duties; indexed each January. */
export const QUEBEC: readonly BandRow[] = [
  {
    effectiveFrom: '2024-01-01',
    effectiveTo: '2024-12-31',
    source: 'terrasse-vaudreuil.ca, from the Gazette officielle du Québec, thresholds of 2024',
    bands: [
      { upTo: 58_900, pct: 0.5 },
      { upTo: 294_600, pct: 1 },
      { upTo: ABOVE, pct: 1.5 },
    ],
  },
  {
    effectiveFrom: '2025-01-01',
    effectiveTo: '2025-12-31',
    source: 'ville.quebec.qc.ca and sherbrooke.ca, thresholds of 2025',
    bands: [
      { upTo: 61_500, pct: 0.5 },
      { upTo: 307_800, pct: 1 },
      { upTo: ABOVE, pct: 1.5 },
    ],
  },
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

const MONTREAL_ABOVE_1ST_PAIR: readonly Band[] = [
  { upTo: 552_300, pct: 1.5 },
  { upTo: 1_104_700, pct: 2 },
  { upTo: 2_136_500, pct: 2.5 },
  { upTo: 3_113_000, pct: 3.5 },
  { upTo: ABOVE, pct: 4 },
];

/** Instead of the provincial scale. */
export const MONTREAL: readonly BandRow[] = [
  {
    effectiveFrom: '2025-01-01',
    effectiveTo: '2025-12-31',
    source: 'montreal.ca, transfer duties 2025, second-hand [S2]',
    bands: [{ upTo: 61_500, pct: 0.5 }, { upTo: 307_800, pct: 1 }, ...MONTREAL_ABOVE_1ST_PAIR],
  },
  {
    effectiveFrom: '2026-01-01',
    effectiveTo: '2026-12-31',
    source: 'montreal.ca, transfer duties 2026',
    bands: [{ upTo: 62_900, pct: 0.5 }, { upTo: 315_000, pct: 1 }, ...MONTREAL_ABOVE_1ST_PAIR],
  },
];

/** A by-law replaces the provincial scale above this price. */
export const BY_LAW_FROM = 500_000;

/** Rates on the part above `BY_LAW_FROM`. */
export interface ByLawRow extends Dated {
  above: readonly Band[];
}

/** The most that the law lets a by-law ask for: our estimate where we do not know the municipality. */
export const HIGHEST_BY_LAW: readonly ByLawRow[] = [
  {
    effectiveFrom: '2024-01-01',
    source: 'Act respecting duties on transfers of immovables (CQLR c. D-15.1), s. 2: up to 3% above $500,000',
    above: [{ upTo: ABOVE, pct: 3 }],
  },
];

/** By-laws we have read, by city. */
export const BY_LAWS: Readonly<Record<string, readonly ByLawRow[]>> = {
  Québec: [
    {
      effectiveFrom: '2024-01-01',
      source: 'Ville de Québec, R.V.Q. 3101 s. 2, reglements.ville.quebec.qc.ca',
      above: [
        { upTo: 750_000, pct: 2.5 },
        { upTo: ABOVE, pct: 3 },
      ],
    },
  ],
  Laval: [
    {
      effectiveFrom: '2025-01-01',
      effectiveTo: '2025-12-31',
      source: 'laval.ca, droits de mutation immobilière, thresholds of 2025',
      above: [
        { upTo: 611_500, pct: 1.5 },
        { upTo: 1_223_100, pct: 2 },
        { upTo: ABOVE, pct: 3 },
      ],
    },
  ],
  Sherbrooke: [
    {
      effectiveFrom: '2025-01-01',
      source: 'sherbrooke.ca, droits de mutation immobilière',
      above: [{ upTo: ABOVE, pct: 3 }],
    },
  ],
};
