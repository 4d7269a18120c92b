/** Whether a text is one of the codes of a list. */
export const isOneOf = <const C extends string | number>(codes: readonly C[], value: unknown): value is C =>
  codes.some((code) => code === value);

/** `toUpperCase` of a code; TypeScript knows the same of its type. */
export const upperCase = <C extends string>(code: C): Uppercase<C> => code.toUpperCase() as Uppercase<C>;

/** `toLowerCase` of a code. */
export const lowerCase = <C extends string>(code: C): Lowercase<C> => code.toLowerCase() as Lowercase<C>;

/** Each code by its own name, as an enum of the schema takes them. */
export const enumOf = <C extends string>(codes: readonly C[]): { [Name in C]: Name } =>
  // each pair is a code twice
  Object.fromEntries(codes.map((code) => [code, code])) as { [Name in C]: Name };
