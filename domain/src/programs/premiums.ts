import { PREMIUMS, type PremiumRow } from '../mortgage/tables/insurance.js';

const SOURCE = 'CMHC and sagen.ca, premium charts';
const FROM = '2024-12-15';

/** Of bands up to 65, 75, 80, 85 and 90% of the value, percent of the loan. */
const rowsOf = (...pcts: readonly number[]): readonly PremiumRow[] => [
  {
    effectiveFrom: FROM,
    source: SOURCE,
    bands: pcts.map((pct, index) => ({ ltvUpToPct: [65, 75, 80, 85, 90][index] ?? 0, pct })),
    nonTraditionalPct: pcts.at(-1) ?? 0,
    conventionalUpToPct: 80,
  },
];

/** The insurers' premium tables: homeowners, rental buildings, seasonal second homes, stated income. */
export const PREMIUM_TABLES = {
  standard: PREMIUMS,
  rental: rowsOf(1.45, 2, 2.9),
  seasonal: rowsOf(1.45, 2.55, 3.15, 3.5, 4.35),
  stated_income: rowsOf(1.5, 2.6, 3.3, 3.75, 5.85),
} as const satisfies Record<string, readonly PremiumRow[]>;
export type PremiumTable = keyof typeof PREMIUM_TABLES;
