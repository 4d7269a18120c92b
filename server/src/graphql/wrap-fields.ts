import {
  defaultFieldResolver,
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from './context.js';

type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;
type SchemaField = GraphQLField<unknown, Context, Record<string, unknown>>;

/** What is put around the resolver of a field; undefined: nothing. */
export type Layer = (field: SchemaField, type: GraphQLObjectType) => ((resolve: Resolver) => Resolver) | undefined;

/**
 * Puts a layer around the resolvers of a schema that was made a moment ago, in place: a schema made anew for each layer was
 * half a second of every start.
 */
export function wrapFields(schema: GraphQLSchema, layer: Layer): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const wrap = layer(field, type);
      if (wrap) field.resolve = wrap(field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}
