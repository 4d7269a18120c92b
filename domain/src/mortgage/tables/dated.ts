import { NoTableError } from '../input-error.js';

/** A row of a table, in force on both days it names and between. */
export interface Dated {
  /** The first day we vouch for the row (its own first day where the source names one). */
  effectiveFrom: string;
  /** The last day; none while it is in force. */
  effectiveTo?: string;
  /** Who publishes it; "[K]" where it is common knowledge, "[S2]" where second-hand. */
  source: string;
}

/** The row in force on that day. Throws NoTableError naming the field the date came from. */
export function rowOn<Row extends Dated>(table: string, rows: readonly Row[], date: string, field: string): Row {
  const row = rows.find(({ effectiveFrom, effectiveTo }) => effectiveFrom <= date && date <= (effectiveTo ?? date));
  if (!row) throw new NoTableError(field, `There is no table of the ${table} for ${date}`);
  return row;
}
