import { reference } from './openapi-components.js';
import type { Json } from './reply-shape.js';

/** Where a reply's shape says of which type it is, until the document names it. */
export const OF_TYPE = 'x-type';

interface Variant {
  name: string;
  schema: Json;
  /** The first operation that answers so */
  operation: string;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Everything within a value that says its type, the outermost first. */
function typed(value: unknown): Json[] {
  if (!isJson(value)) return [];
  const inside = Object.values(value).flatMap(typed);
  return value[OF_TYPE] === undefined ? inside : [value, ...inside];
}

/** The same object whether or not it may be null. */
const present = ({ type: _, [OF_TYPE]: __, ...schema }: Json): Json => ({ type: 'object', ...schema });
const keyOf = (schema: Json): string => `${String(schema[OF_TYPE])} ${JSON.stringify(present(schema))}`;
const width = ({ schema }: Variant): number => Object.keys(schema['properties'] ?? {}).length;

/**
 * Gives the objects of replies the names of their types, so that a client made from the document has a `Rate` and a `Blog`.
 * Where calls answer different fields of a type, the widest has its name, and each other one says whose reply it is.
 */
export class NamedSchemas {
  readonly #variants = new Map<string, Variant>();

  /** What an operation answers; all are noted before the first is written. */
  note(operation: string, schema: Json): void {
    for (const found of typed(schema)) {
      const key = keyOf(found);
      if (!this.#variants.has(key)) this.#variants.set(key, { name: '', schema: present(found), operation });
    }
  }

  /** Names what was noted. */
  settle(): void {
    const taken = new Set<string>();
    const widestFirst = [...this.#variants].sort(([, one], [, other]) => width(other) - width(one));
    for (const [key, variant] of widestFirst) {
      const type = key.slice(0, key.indexOf(' '));
      const own = taken.has(type) ? `${type}Of${capital(variant.operation)}` : type;
      variant.name = taken.has(own) ? `${own}${taken.size}` : own;
      taken.add(variant.name);
    }
  }

  /** The schema with names in place of what they stand for. */
  write(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((part) => this.write(part));
    if (!isJson(schema)) return schema;
    const variant = schema[OF_TYPE] === undefined ? undefined : this.#variants.get(keyOf(schema));
    if (!variant) return this.#inside(schema);
    const named = reference(`schemas/${variant.name}`);
    return Array.isArray(schema['type']) ? { anyOf: [named, { type: 'null' }] } : named;
  }

  /** What the names stand for, for the document's components. */
  components(): Json {
    const all = [...this.#variants.values()].map(({ name, schema }): [string, Json] => [name, this.#inside(schema)]);
    return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
  }

  #inside(schema: Json): Json {
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.write(value)]));
  }
}
