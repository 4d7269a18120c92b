import { NoTableError } from '../input-error.js';

/** Something in force on both days it names and between. */
export interface InForce {
  /** The first day we vouch for the row (its own first day where the source names one). */
  effectiveFrom: string;
  /** The last day; none while it is in force. */
  effectiveTo?: string;
}

/** A row of a table that a result names: a page says whose it is. */
export interface Dated extends InForce {
  /** Who publishes it; "[K]" where it is common knowledge, "[S2]" where second-hand. */
  source: string;
}

export const isInForce = ({ effectiveFrom, effectiveTo = '9999-12-31' }: InForce, date: string): boolean =>
  effectiveFrom <= date && date <= effectiveTo;

/** The row in force on that day. Throws NoTableError naming the field the date came from. */
export function rowOn<Row extends InForce>(table: string, rows: readonly Row[], date: string, field: string): Row {
  const row = rows.find((candidate) => isInForce(candidate, date));
  if (!row) throw new NoTableError(field, table, date);
  return row;
}

/** As above; after the last table published, the last row stands in as an estimate. */
export function rowOnOrLast<Row extends InForce>(
  table: string,
  rows: readonly Row[],
  date: string,
  field: string,
): Row {
  const last = rows.at(-1);
  return last && isPast(last, date) ? last : rowOn(table, rows, date, field);
}

/** Whether the row was no longer vouched for on that day. */
export const isPast = ({ effectiveTo }: InForce, date: string): boolean =>
  effectiveTo !== undefined && effectiveTo < date;
