import { registerEnumType } from 'type-graphql';
import { keysOf } from '@brokerage/domain/data/objects';
import { enumOf } from '@brokerage/domain/data/codes';

/** Tells the schema of an enum with names of its own, each described by its meaning. */
export function describeEnum<const Values extends Readonly<Record<string, string>>>(
  values: Values,
  { name, description, meanings }: { name: string; description: string; meanings: { [K in keyof Values]: string } },
): void {
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(meanings).map(([code, meaning]) => [code, { description: meaning }]),
  );
  registerEnumType<Readonly<Record<string, string>>>(values, { name, description, valuesConfig });
}

/** Names in the schema, the domain's codes inside. */
export const namesOf = <const T extends string>(codes: readonly T[]): { [C in T as Uppercase<C>]: C } =>
  // each pair is a code and the same in capitals
  Object.fromEntries(codes.map((code) => [code.toUpperCase(), code])) as { [C in T as Uppercase<C>]: C };

/** An enum of the schema whose values are their own names, each described by its meaning. */
export function describedEnum<Code extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Code, string>>,
): { [C in Code]: C } {
  const values = enumOf<Code>(keysOf(meanings));
  describeEnum<Record<string, string>>(values, { name, description, meanings });
  return values;
}
