/** What has fields to read by their names. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Its fields, or none where it is no object. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Its items, or none where it is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `Object.keys` of a table, which holds what its type names and nothing else. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[];

/** `Object.entries` of such a table. */
export const entriesOf = <T extends object>(table: T): [keyof T & string, T[keyof T & string]][] =>
  // TypeScript forgets the names of a table, which may hold more than its type says; these do not
  Object.entries(table) as [keyof T & string, T[keyof T & string]][];

/** `Object.fromEntries` for pairs that name each key of the type. */
export const tableOf = <K extends string, V>(pairs: Iterable<readonly [K, V]>): Record<K, V> =>
  // the pairs come from the list that the type of the keys is made of
  Object.fromEntries(pairs) as Record<K, V>;
