import type { Dated } from './dated.js';

/** A marginal rate on the part of the price up to `upTo`. */
export interface Band {
  upTo: number;
  pct: number;
}

export interface BandRow extends Dated {
  bands: readonly Band[];
}

export const ABOVE = Number.POSITIVE_INFINITY;
