import type { Dated } from './dated.js';

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
