import type { ColumnsOf, FieldTable, FormField } from '@brokerage/domain/forms/fields';
import { placeOf } from '@brokerage/domain/forms/fields';
import { Column, type ColumnOptions } from 'typeorm';
import { snakeCase } from './snake-case.js';

interface Options<Empty extends '' | null, Own extends string> {
  /** What a column holds where nobody answered */
  empty: Empty;
  /** What the entity has columns for itself: they have a default, another name or another type */
  own?: readonly Own[];
}

function columnOf(field: FormField, empty: '' | null): ColumnOptions {
  if (field.kind === 'longText' && field.lines) return { type: 'text', array: true, default: [] };
  const type = field.kind === 'number' ? 'integer' : 'text';
  if (field.required !== undefined) return { type };
  return empty === null ? { type, nullable: true } : { type, default: empty };
}

/** The columns of a field table, for its entity to extend. What stands deeper is in a column of the entity's own. */
export function columnsOf<const T extends FieldTable, Empty extends '' | null, const Own extends string = never>(
  table: T,
  { empty, own = [] }: Options<Empty, Own>,
): abstract new () => Omit<ColumnsOf<T, Empty>, Own> {
  const Columns = class {
    [key: string]: unknown;
  };
  const others: readonly string[] = own;
  for (const field of table) {
    if (field.path !== undefined || others.includes(field.name)) continue;
    Column(columnOf(field, empty))(Columns.prototype, field.name);
  }
  // the class has the columns that were just declared of it
  return Columns as unknown as abstract new () => Omit<ColumnsOf<T, Empty>, Own>;
}

interface Source {
  /** The name that the table has in the statement, or what stands for a column */
  of?: string | ((column: string) => string);
  /** What columns are called that are not called as their fields */
  columns?: Readonly<Record<string, string>>;
}

/** Each column with the name of its field. What stands deeper is in one column. */
function columnsIn(table: FieldTable, { of, columns = {} }: Source): [name: string, column: string][] {
  const heads = new Set(table.map((field) => placeOf(field)[0] ?? ''));
  return [...heads].map((name) => {
    const column = columns[name] ?? snakeCase(name);
    if (typeof of === 'function') return [name, of(column)];
    return [name, of === undefined ? column : `${of}.${column}`];
  });
}

/** The columns of a table's fields as SQL selects them: 'a.headline as "headline", a.brokerage_name as "brokerageName"'. */
export const columnList = (table: FieldTable, source: Source = {}): string =>
  columnsIn(table, source)
    .map(([name, column]) => `${column} as "${name}"`)
    .join(', ');

/** The same for json_build_object: "'headline', a.headline". */
export const columnPairs = (table: FieldTable, source: Source = {}): string =>
  columnsIn(table, source)
    .map(([name, column]) => `'${name}', ${column}`)
    .join(', ');
