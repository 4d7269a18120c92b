import {
  defaultFieldResolver,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { DomainError } from '../kernel/domain-error.js';
import { FORBIDDEN_CHARACTERS, FORBIDDEN_TEXT } from '../kernel/text-rule.js';

const MAX_JSON_DEPTH = 12;
const MAX_JSON_ITEMS = 500;
const MAX_JSON_VALUES = 5_000;
const MAX_JSON_KEY = 100;
/** Names that every JavaScript object answers to: as keys they are attacks, never data. */
const INHERITED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

type Path = readonly string[];

function refuse(message: string, path: Path): never {
  throw new DomainError('INVALID', message, path.join('.'));
}

function checkText(text: string, path: Path): void {
  if (FORBIDDEN_CHARACTERS.test(text)) refuse(FORBIDDEN_TEXT, path);
}

/** Free JSON has no type to follow, so its depth, its size and its keys have limits. */
function checkJson(json: object, path: Path): void {
  let values = 0;
  const visit = (value: unknown, depth: number): void => {
    values += 1;
    if (values > MAX_JSON_VALUES) refuse(`An object may have up to ${MAX_JSON_VALUES} values.`, path);
    if (typeof value === 'string') checkText(value, path);
    if (typeof value !== 'object' || value === null) return;
    if (depth === MAX_JSON_DEPTH) refuse(`An object may be up to ${MAX_JSON_DEPTH} levels deep.`, path);
    if (Array.isArray(value) && value.length > MAX_JSON_ITEMS) {
      refuse(`A list may have up to ${MAX_JSON_ITEMS} items.`, path);
    }
    for (const [key, item] of Object.entries(value)) {
      if (key.length > MAX_JSON_KEY) refuse(`A field name may have up to ${MAX_JSON_KEY} characters.`, path);
      if (INHERITED_KEYS.has(key) || FORBIDDEN_CHARACTERS.test(key)) refuse('A field name is not allowed.', path);
      visit(item, depth + 1);
    }
  };
  visit(json, 0);
}

/** Every text in a value of this type, wherever it stands. What a scalar made into an object of its own is not ours. */
function checkValue(type: GraphQLInputType, value: unknown, path: Path): void {
  const inner = getNullableType(type);
  if (typeof value === 'string') checkText(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (isListType(inner)) {
    const items = Array.isArray(value) ? value : [value];
    items.forEach((item, index) => checkValue(inner.ofType, item, [...path, String(index)]));
  } else if (isInputObjectType(inner)) {
    const given = value as Record<string, unknown>;
    for (const field of Object.values(inner.getFields()))
      checkValue(field.type, given[field.name], [...path, field.name]);
  } else if (inner.name === 'JSONObject') {
    checkJson(value, path);
  }
}

/** The path of a problem starts inside an input object, as it does in the services' own refusals. */
function checkArguments(args: GraphQLFieldConfigArgumentMap, given: Record<string, unknown>): void {
  for (const [name, { type }] of Object.entries(args)) {
    checkValue(type, given[name], isInputObjectType(getNullableType(type)) ? [] : [name]);
  }
}

/** Checks what every field is given before its resolver sees it, so that no service has to. */
export function checkInput(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD](field) {
      const { args, resolve = defaultFieldResolver } = field;
      if (!args || Object.keys(args).length === 0) return undefined;
      field.resolve = (source, given: Record<string, unknown>, context, info) => {
        checkArguments(args, given);
        return resolve(source, given, context, info);
      };
      return field;
    },
  });
}
