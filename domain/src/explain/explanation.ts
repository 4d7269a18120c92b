import { ENGINE_VERSION, RULES_AS_OF, type Provenance, type TableUsed } from '../mortgage/provenance.js';
import type { Expression, Unit } from './expression.js';
import type { ExplainedFigure, LineName, Rule } from './words.js';

/** How a value was rounded: to the nearest, or up or down to so many decimals. */
export interface Rounding {
  way: 'nearest' | 'up' | 'down';
  decimals: number;
}

/** One figure of an explanation. */
export interface Line {
  /** The letter it has in formulas, its own in an explanation */
  symbol: string;
  name: LineName;
  /** In its unit, not rounded unless `rounding` says so */
  value: number;
  unit: Unit;
  /** How it follows from other lines; none where it was entered, stands in a table or is summed up */
  how?: Expression;
  rounding?: Rounding;
  /** Whether the person entered it */
  entered?: true;
  /** The band of its table, in percent */
  band?: { over: number; upTo: number };
  rule?: Rule;
  /** The rows of dated tables it rests on */
  tables?: readonly TableUsed[];
}

/** Where a figure comes from: each line follows from what was entered, from a table, or from other lines. */
export interface Explanation extends Provenance {
  figure: ExplainedFigure;
  /** All but the figure itself */
  lines: readonly Line[];
  /** The figure; `how` is its formula */
  result: Line;
}

/** To the nearest cent, half up. */
export const TO_CENT: Rounding = { way: 'nearest', decimals: 2 };
/** Of a limit that must not be exceeded. */
export const DOWN_TO_CENT: Rounding = { way: 'down', decimals: 2 };

export const entered = (symbol: string, name: LineName, value: number, unit: Unit = 'dollars'): Line => ({
  symbol,
  name,
  value,
  unit,
  entered: true,
});

/** The rows of these tables, in the order of the names. */
export const rowsOf = (tables: readonly TableUsed[], ...names: readonly string[]): TableUsed[] =>
  tables.filter(({ table }) => names.includes(table));

/** An explanation whose last line is the figure. */
export function explanation(figure: ExplainedFigure, all: readonly Line[]): Explanation {
  const result = all.at(-1);
  if (!result) throw new Error(`${figure} was explained by nothing`);
  const used = all.flatMap(({ tables = [] }) => tables);
  const tables = used.filter((row, index) => used.findIndex(({ table }) => table === row.table) === index);
  return {
    figure,
    lines: all.filter((line) => line !== result),
    result,
    engineVersion: ENGINE_VERSION,
    rulesAsOf: RULES_AS_OF,
    tables,
  };
}
