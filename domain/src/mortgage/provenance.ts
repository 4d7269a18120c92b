import type { Dated } from './tables/dated.js';

/** Raised with every change that can change a figure. */
export const ENGINE_VERSION = '1.0.0';

/** The day the tables were last held against their sources; also the day meant where an input names none. */
export const RULES_AS_OF = '2026-11-20';

/** One row of a table a result rests on. */
export interface TableUsed {
  table: string;
  effectiveFrom: string;
  effectiveTo: string | null;
  source: string;
}

export interface Provenance {
  engineVersion: string;
  rulesAsOf: string;
  tables: TableUsed[];
}

/** By which tables and which version a result was made. */
export function madeBy(rows: Record<string, Dated> = {}): Provenance {
  const tables = Object.entries(rows).map(([table, { effectiveFrom, effectiveTo = null, source }]) => ({
    table,
    effectiveFrom,
    effectiveTo,
    source,
  }));
  return { engineVersion: ENGINE_VERSION, rulesAsOf: RULES_AS_OF, tables };
}
