import { registerEnumType } from 'type-graphql';

/** An enum of the schema whose values are their own names, each described by its meaning. */
export function describedEnum<Code extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Code, string>>,
): { [C in Code]: C } {
  const described = Object.entries<string>(meanings);
  const values = Object.fromEntries(described.map(([code]) => [code, code] as const));
  const valuesConfig = Object.fromEntries(
    described.map(([code, meaning]) => [code, { description: meaning }] as const),
  );
  registerEnumType(values, { name, description, valuesConfig });
  return values as { [C in Code]: C };
}
