import type { Dated } from './tables/dated.js';

/** Raised with every change that can change a figure. */
export const ENGINE_VERSION = '1.2.0';

/** The day the tables were last held against their sources; also the day meant where an input names none. */
export const RULES_AS_OF = '2026-11-20';

const DAY_MS = 86_400_000;
const FRESH_DAYS = 60;

/** Whether the tables were checked too long ago to be trusted without a word. */
export const areTablesStale = (today: string): boolean =>
  Date.parse(today) - Date.parse(RULES_AS_OF) > FRESH_DAYS * DAY_MS;

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
