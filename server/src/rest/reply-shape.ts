import { listOf, objectOf } from '@brokerage/domain/data/objects';
import { levelNamed, ROLE_LEVEL } from '@brokerage/domain/account/roles';
import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { OF_TYPE } from './openapi-named.js';
import { camelCase, compoundingWord, lower } from './words.js';

export type Json = Record<string, unknown>;

/** What a part of a reply looks like, and how it becomes so. */
export interface ReplyShape {
  schema: Json;
  /** The REST value of what the operation answered */
  write: (value: unknown) => unknown;
}

const asItIs = (value: unknown): unknown => value;
const plain = (schema: Json): ReplyShape => ({ schema, write: asItIs });

/** REST speaks plain words where the schema has names, and numbers where it has decimal texts. */
const LEAVES: Readonly<Record<string, ReplyShape>> = {
  ID: plain({ type: 'string', format: 'uuid' }),
  String: plain({ type: 'string' }),
  Boolean: plain({ type: 'boolean' }),
  Int: plain({ type: 'integer' }),
  Float: plain({ type: 'number' }),
  Percent: plain({ type: 'number' }),
  Money: { schema: { type: 'number' }, write: Number },
  DateTime: plain({ type: 'string', format: 'date-time' }),
  Date: plain({ type: 'string', format: 'date' }),
  JSONObject: plain({ type: 'object', additionalProperties: true }),
  Role: { schema: { type: 'integer', enum: Object.values(ROLE_LEVEL) }, write: levelNamed },
};

/** What even a payload that was done may lack */
const MAY_BE_MISSING: ReadonlySet<string> = new Set(['undoId', 'token']);

/** The engine's own words, where an enum's name in small letters is not one. */
const WORDS: Readonly<Record<string, (name: unknown) => unknown>> = {
  Compounding: compoundingWord,
  CalculationKind: camelCase,
};

function leaf(type: GraphQLNamedOutputType): ReplyShape {
  const known = LEAVES[type.name];
  if (known) return known;
  if (!isEnumType(type)) throw new Error(`REST has no word for the scalar ${type.name}.`);
  const write = WORDS[type.name] ?? lower;
  return { schema: { type: 'string', enum: type.getValues().map(({ name }) => write(name)) }, write };
}

function orNull({ schema, write }: ReplyShape): ReplyShape {
  const { type, enum: values } = schema;
  return {
    schema: {
      ...schema,
      ...(type !== undefined && { type: [type, 'null'] }),
      ...(values !== undefined && { enum: [...listOf(values), null] }),
    },
    write: (value) => (value == null ? null : write(value)),
  };
}

/** What REST answers for a value of this type with these fields selected. */
export function shapeOf(type: GraphQLOutputType, selected?: SelectionSetNode): ReplyShape {
  return isNonNullType(type) ? present(type.ofType, selected) : orNull(present(type, selected));
}

/** The same where the value is there. */
export function present(type: GraphQLOutputType, selected?: SelectionSetNode): ReplyShape {
  if (isNonNullType(type)) return present(type.ofType, selected);
  if (isListType(type)) {
    const item = shapeOf(type.ofType, selected);
    return {
      schema: { type: 'array', items: item.schema },
      write: (items) => listOf(items).map((value) => item.write(value)),
    };
  }
  if (!isObjectType(type)) return leaf(type);
  const fields = fieldsOf(type, selected);
  if ('totalItems' in fields) return pageShape(fields);
  const { schema, write } = objectShape(fields);
  return { schema: { [OF_TYPE]: type.name, ...schema }, write };
}

/**
 * The selected fields of an object, under the names the operation gives them. A payload that was done has its fields, though
 * the schema cannot promise it: `done`.
 */
export function fieldsOf(
  type: GraphQLObjectType,
  selected: SelectionSetNode | undefined,
  done = false,
): Record<string, ReplyShape> {
  const nodes = (selected?.selections ?? []).filter((node): node is FieldNode => node.kind === Kind.FIELD);
  return Object.fromEntries(
    nodes.map(({ name, alias, selectionSet }) => {
      const field = type.getFields()[name.value];
      if (!field) throw new Error(`${type.name} has no field ${name.value}.`);
      const shape = done && !MAY_BE_MISSING.has(name.value) ? present : shapeOf;
      return [(alias ?? name).value, shape(field.type, selectionSet)];
    }),
  );
}

export function objectShape(fields: Readonly<Record<string, ReplyShape>>): ReplyShape {
  const entries = Object.entries(fields);
  return {
    schema: {
      type: 'object',
      required: entries.map(([name]) => name),
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      additionalProperties: false,
    },
    write: (value) => {
      const given = objectOf(value);
      return Object.fromEntries(entries.map(([name, { write }]) => [name, write(given[name])]));
    },
  };
}

/** REST counts in its own words: the page, the limit, how many in all and how many pages. */
function pageShape({ items }: Readonly<Record<string, ReplyShape>>): ReplyShape {
  const count = { type: 'integer', minimum: 0 };
  return {
    schema: {
      type: 'object',
      required: ['items', 'page', 'limit', 'total', 'totalPages'],
      properties: { items: items?.schema, page: count, limit: count, total: count, totalPages: count },
      additionalProperties: false,
    },
    write: (value) => {
      const { items: rows, page, limit, totalItems } = objectOf(value);
      const totalPages = Math.ceil(Number(totalItems) / Number(limit));
      return { items: items?.write(rows), page, limit, total: totalItems, totalPages };
    },
  };
}
