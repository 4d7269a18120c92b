import { isObjectType, getNamedType, type GraphQLSchema } from 'graphql';
import { inputShape } from './input-shape.js';
import type { Json } from './reply-shape.js';
import type { Route } from './route.js';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The body of a call that takes one of several kinds, each with inputs of its own: those of the field that has the kind's
 * name in the schema. The document has one schema for each, told apart by the kind.
 */
export function kindsOf(schema: GraphQLSchema, { kinds, body, operation }: Route): { body: Json; schemas: Json } {
  if (!kinds || !body) throw new Error(`${operation} takes no kinds.`);
  const root = getNamedType(schema.getQueryType()?.getFields()[kinds.field]?.type);
  if (!isObjectType(root)) throw new Error(`There is no field ${kinds.field}.`);
  const bodies = kinds.values.map((kind): [string, Json] => {
    const input = root.getFields()[kind]?.args.find(({ name }) => name === 'input');
    if (!input) throw new Error(`${kinds.field} has no field ${kind}.`);
    const properties = { ...body.properties, [kinds.by]: { const: kind }, [kinds.inputs]: inputShape(input.type) };
    return [`${capital(operation)}${capital(kind)}`, { ...body, properties }];
  });
  const at = (name: string): string => `#/components/schemas/${name}`;
  return {
    schemas: Object.fromEntries(bodies),
    body: {
      oneOf: bodies.map(([name]) => ({ $ref: at(name) })),
      discriminator: {
        propertyName: kinds.by,
        mapping: Object.fromEntries(
          bodies.map(([name], index): [string, string] => [String(kinds.values[index]), at(name)]),
        ),
      },
    },
  };
}
