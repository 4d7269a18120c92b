import { roundCents } from './cents.js';
import type { LandTransferTaxInput } from './land-transfer-tax.js';
import type { Note } from './notes.js';
import type { Band } from './tables/bands.js';
import { rowOnOrLast, type Dated } from './tables/dated.js';

/** Whole cents. */
export interface PlaceTax {
  provincial?: number;
  municipal?: number;
  rebate?: number;
  notes?: Note[];
  /** The rows used, by the name of their table */
  rows: Record<string, Dated>;
}

/** The row of the closing date. A closing often falls after the last table published: the last one is the estimate. */
export const tableOn = <Row extends Dated>(
  table: string,
  rows: readonly Row[],
  { closingDate }: LandTransferTaxInput,
): Row => rowOnOrLast(table, rows, closingDate, 'closingDate');

/** Marginal tax of a price, whole cents. */
export function byBands(price: number, bands: readonly Band[]): number {
  let from = 0;
  let cents = 0;
  for (const { upTo, pct } of bands) {
    cents += Math.max(0, Math.min(price, upTo) - from) * pct;
    from = upTo;
  }
  return roundCents(cents);
}
