import {
  isObjectType,
  getNullableType,
  Kind,
  parse,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { objectOf } from '@brokerage/domain/data/objects';
import { fieldsOf, objectShape, present, type Json, type ReplyShape } from './reply-shape.js';
import type { Route } from './route.js';
import { operationOf, type RestTable } from './table.js';

export type ReplyOf = (route: Route) => ReplyShape;

/** The reply of each route, derived from its operation and the schema, and made once. */
export function makeReplies(schema: GraphQLSchema, table: RestTable): ReplyOf {
  const known = new Map<Route, ReplyShape>();
  return (route) => {
    const reply = known.get(route) ?? withAdditions(derived(schema, route, table), route.also);
    known.set(route, reply);
    return reply;
  };
}

const NOTHING: ReplyShape = { schema: { type: 'null' }, write: () => null };

function derived(schema: GraphQLSchema, route: Route, table: RestTable): ReplyShape {
  const { operation, field, reply, success } = route;
  const own = success.data ?? success.whole;
  if (own) return { schema: own, write: (value) => value };
  const definition = parse(operationOf(table, route)).definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const root = definition && schema.getRootType(definition.operation);
  const node = definition?.selectionSet.selections.find(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD && selection.name.value === field,
  );
  const type = root?.getFields()[field]?.type;
  if (!node || !type) throw new Error(`${operation} does not ask for ${field}.`);
  const inner = getNullableType(type);
  if (!isObjectType(inner)) return present(inner, node.selectionSet);
  if (reply !== undefined) return picked(fieldsOf(inner, node.selectionSet, true), reply);
  return 'userErrors' in inner.getFields() ? NOTHING : present(inner, node.selectionSet);
}

/** One field of a payload is the whole reply; several are an object. */
function picked(fields: Readonly<Record<string, ReplyShape>>, reply: NonNullable<Route['reply']>): ReplyShape {
  const shape = (name: string): ReplyShape => {
    const found = fields[name];
    if (!found) throw new Error(`There is no ${name} to reply with.`);
    return found;
  };
  if (typeof reply === 'string') {
    const one = shape(reply);
    return { schema: one.schema, write: (value) => one.write(objectOf(value)[reply]) };
  }
  return objectShape(Object.fromEntries(reply.map((name) => [name, shape(name)])));
}

/** What only REST says about a field, by its path; items of a list need no step of their own. */
function withAdditions({ schema, write }: ReplyShape, additions: Route['also'] = {}): ReplyShape {
  const extended = Object.entries(additions).reduce(
    (whole, [path, more]) => extend(whole, path.split('.'), more),
    schema,
  );
  return { schema: extended, write };
}

function extend(schema: Json, [name, ...rest]: readonly string[], more: Json): Json {
  if (name === undefined) return { ...schema, ...more };
  if (schema['items'] !== undefined)
    return { ...schema, items: extend(objectOf(schema['items']), [name, ...rest], more) };
  const properties = objectOf(schema['properties']);
  return { ...schema, properties: { ...properties, [name]: extend(objectOf(properties[name]), rest, more) } };
}
