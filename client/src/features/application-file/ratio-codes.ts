/** The domain's code behind a name of the schema. */
export const codeOf = <T extends string>(name: T): Lowercase<T> => name.toLowerCase() as Lowercase<T>;
