/** A closed list of our own as SQL values. */
export const inSql = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
