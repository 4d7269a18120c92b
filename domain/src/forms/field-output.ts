import { putAt, readAt } from './field-input.js';
import { placeOf, type ColumnsOf, type FieldTable, type FormField, type OutputOf } from './fields.js';
import { linesOf } from './lines.js';

/** The fields as GraphQL selects them: 'phone social { website }'. */
export function selectionOf(table: FieldTable, depth = 0): string {
  const keyOf = (field: FormField): string => placeOf(field)[depth] ?? '';
  return [...new Set(table.map(keyOf))]
    .map((key) => {
      const inside = table.filter((field) => keyOf(field) === key && placeOf(field).length > depth + 1);
      return inside.length === 0 ? key : `${key} { ${selectionOf(inside, depth + 1)} }`;
    })
    .join(' ');
}

/** What is read of a row: null where nobody had to answer and nobody did. */
export function outputFrom<const T extends FieldTable>(table: T, row: object): OutputOf<T> {
  const output: Record<string, unknown> = {};
  for (const field of table) {
    const value = readAt(row, placeOf(field)) ?? '';
    putAt(output, placeOf(field), value === '' && field.required === undefined ? null : value);
  }
  return output as OutputOf<T>;
}

function keptValue(field: FormField, sent: unknown): unknown {
  const text = typeof sent === 'string' ? sent.trim() : '';
  if (field.kind === 'longText' && field.lines) return linesOf(text);
  return typeof sent === 'number' ? sent : text || null;
}

/** What the columns of a table hold of an input that is valid; null where nobody answered. */
export const keptOf = <const T extends FieldTable>(table: T, input: object): ColumnsOf<T, null> =>
  Object.fromEntries(
    table.flatMap((field) =>
      field.path === undefined ? [[field.name, keptValue(field, readAt(input, placeOf(field)))]] : [],
    ),
  ) as ColumnsOf<T, null>;
