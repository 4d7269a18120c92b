import { roundCents } from './cents.js';
import type { LandTransferTaxInput } from './land-transfer-tax.js';
import type { Note } from './notes.js';
import { ABOVE, type Band } from './tables/bands.js';
import { rowOnOrLast, type Dated } from './tables/dated.js';

/** What one tax of a place is worked out by: marginal rates on the price. */
export interface Scale {
  of: 'provincial' | 'municipal';
  bands: readonly Band[];
  /** The names of its tables in `rows` */
  tables: readonly string[];
}

/** A part of the price and its rate. */
export interface BandPart {
  /** Dollars */
  amount: number;
  pct: number;
}

/** Whole cents. */
export interface PlaceTax {
  provincial?: number;
  municipal?: number;
  rebate?: number;
  notes?: Note[];
  /** None where fees are charged by steps, or nothing is due */
  scales?: readonly Scale[];
  /** The rows used, by the name of their table */
  rows: Record<string, Dated>;
}

/** The row of the closing date. A closing often falls after the last table published: the last one is the estimate. */
export const tableOn = <Row extends Dated>(
  table: string,
  rows: readonly Row[],
  { closingDate }: LandTransferTaxInput,
): Row => rowOnOrLast(table, rows, closingDate, 'closingDate');

/** The parts of a price that fall in each band. */
export const inBands = (price: number, bands: readonly Band[]): BandPart[] =>
  bands.map(({ upTo, pct }, index) => ({
    amount: Math.max(0, Math.min(price, upTo) - (bands[index - 1]?.upTo ?? 0)),
    pct,
  }));

/** Marginal tax of a price, whole cents. */
export const byBands = (price: number, bands: readonly Band[]): number =>
  roundCents(inBands(price, bands).reduce((cents, { amount, pct }) => cents + amount * pct, 0));

/** One rate on the whole price. */
export const oneRate = (pct: number): readonly Band[] => [{ upTo: ABOVE, pct }];

export const scale = (of: Scale['of'], bands: readonly Band[], ...tables: readonly string[]): Scale => ({
  of,
  bands,
  tables,
});
