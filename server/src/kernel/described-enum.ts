import { registerEnumType } from 'type-graphql';

/** Tells the schema of an enum with names of its own, each described by its meaning. */
export function describeEnum<const Values extends Readonly<Record<string, string>>>(
  values: Values,
  { name, description, meanings }: { name: string; description: string; meanings: { [K in keyof Values]: string } },
): void {
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(meanings).map(([code, meaning]) => [code, { description: meaning }] as const),
  ) as { [K in keyof Values]: { description: string } };
  registerEnumType(values, { name, description, valuesConfig });
}

/** An enum of the schema whose values are their own names, each described by its meaning. */
export function describedEnum<Code extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Code, string>>,
): { [C in Code]: C } {
  const values = Object.fromEntries(Object.keys(meanings).map((code) => [code, code])) as { [C in Code]: C };
  describeEnum<Record<string, string>>(values, { name, description, meanings });
  return values;
}
