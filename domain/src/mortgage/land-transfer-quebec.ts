import type { LandTransferTaxInput } from './land-transfer-tax.js';
import { isMontreal, placeKey } from './place-key.js';
import { byBands, scale, tableOn, type PlaceTax } from './place-tax.js';
import type { Band } from './tables/bands.js';
import { BY_LAW_FROM, BY_LAWS, HIGHEST_BY_LAW, MONTREAL, QUEBEC } from './tables/land-transfer-quebec.js';

const byKey = new Map(Object.entries(BY_LAWS).map(([city, rows]) => [placeKey(city), { city, rows }]));

/** The provincial bands up to the by-law's price, the by-law's above it. */
function joined(provincial: readonly Band[], above: readonly Band[]): Band[] {
  const capped = provincial.map(({ upTo, pct }) => ({ upTo: Math.min(upTo, BY_LAW_FROM), pct }));
  return [...capped, ...above];
}

/** Transfer duties ("welcome tax"): Montréal has its own scale, other cities their own rates above $500,000. */
export function quebec(input: LandTransferTaxInput): PlaceTax {
  if (isMontreal(input.city)) {
    const table = 'transfer duties of Montréal';
    const row = tableOn(table, MONTREAL, input);
    return {
      municipal: byBands(input.price, row.bands),
      notes: ['ASSESSED_VALUE'],
      scales: [scale('municipal', row.bands, table)],
      rows: { [table]: row },
    };
  }
  const ofQuebec = 'transfer duties of Québec';
  const base = tableOn(ofQuebec, QUEBEC, input);
  const known = byKey.get(placeKey(input.city));
  const table = known ? `by-law of ${known.city}` : 'highest by-law of Québec';
  const isAbove = input.price > BY_LAW_FROM;
  // up to there no by-law counts, so none has to be known
  const byLaw = isAbove ? tableOn(table, known?.rows ?? HIGHEST_BY_LAW, input) : undefined;
  const bands = byLaw ? joined(base.bands, byLaw.above) : base.bands;
  return {
    municipal: byBands(input.price, bands),
    notes: [...(isAbove && !known ? (['QUEBEC_HIGHEST_RATE'] as const) : []), 'ASSESSED_VALUE'],
    scales: [scale('municipal', bands, ofQuebec, ...(isAbove ? [table] : []))],
    rows: { [ofQuebec]: base, ...(byLaw && { [table]: byLaw }) },
  };
}
