import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import type { Json } from './reply-shape.js';

/** REST speaks numbers where the schema has decimal texts. */
const LEAVES: Readonly<Record<string, Json>> = {
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  Float: { type: 'number' },
  Int: { type: 'integer' },
  Money: { type: 'number', minimum: 0, multipleOf: 0.01 },
  Percent: { type: 'number', multipleOf: 0.0001 },
  String: { type: 'string' },
};

/** The engine's own words stand behind the names of an enum. */
const words = (type: GraphQLEnumType): Json => ({
  type: 'string',
  enum: type.getValues().map(({ value }): unknown => value),
});

function leaf(type: GraphQLNamedInputType): Json {
  if (isEnumType(type)) return words(type);
  const known = LEAVES[type.name];
  if (!known) throw new Error(`REST has no shape for the input ${type.name}.`);
  return known;
}

/** What REST takes for an input of the schema. */
export function inputShape(type: GraphQLInputType): Json {
  if (isNonNullType(type)) return inputShape(type.ofType);
  if (isListType(type)) return { type: 'array', items: inputShape(type.ofType) };
  return isInputObjectType(type) ? objectShape(type) : leaf(type);
}

function objectShape(type: GraphQLInputObjectType): Json {
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    ...(type.description ? { description: type.description } : {}),
    required: fields.filter(({ type: own }) => isNonNullType(own)).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map(({ name, type: own, description }) => [
        name,
        { ...inputShape(own), ...(description ? { description } : {}) },
      ]),
    ),
  };
}
