import { isObject, listOf } from '@brokerage/domain/data/objects';
import { isId } from '@brokerage/domain/forms/id';
import { machineText, withoutUnseen } from '@brokerage/domain/text/pasted';
import { isStorable, storable } from '@brokerage/domain/text/storable';
import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { DomainError } from '../kernel/domain-error.js';
import { FORBIDDEN_TEXT } from '../kernel/text-rule.js';
import { wrapFields } from './wrap-fields.js';

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

/** Has a rule of its own (platform/passwords.ts), and must reach it as it was typed. */
const PASSWORD = /^(?:password|current|next)$/;

/** Compared letter by letter, however a keyboard or a clipboard writes them */
const MACHINE_READ = /^(?:postalCode|code|confirmationCode)$/;
/** What stands in one line is a name, a number or a few words; longer texts keep the marks between their languages. */
const LONGEST_LINE = 320;

/** The one writing in which a text is kept (docs/decisions/0102, 0114). */
function readText(text: string, path: Path, beside: boolean, name = ''): string {
  const kept = storable(text);
  if (kept === undefined) return beside ? '' : refuse(FORBIDDEN_TEXT, path);
  if (MACHINE_READ.test(name)) return machineText(kept);
  return kept.length > LONGEST_LINE || kept.includes('\n') ? kept : withoutUnseen(kept);
}

/** A password has a rule of its own, and must be storable all the same. */
function readNamed(text: string, path: Path, beside: boolean): string {
  const name = path.at(-1) ?? '';
  const kept = readText(text, path, beside, name);
  return PASSWORD.test(name) ? text : kept;
}

/** One writing of an id: PostgreSQL finds a row by either, and whatever compares ids compares letters. */
const readId = (text: string, path: Path, beside: boolean): string => {
  const kept = readText(text, path, beside);
  return isId(kept) ? kept.toLowerCase() : kept;
};

/** What JSON calls an object. A multipart request puts its file wherever null stood. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Free JSON has no type to follow, so its depth, its size and its keys have limits. */
function readJson(json: object, path: Path): unknown {
  let values = 0;
  const read = (value: unknown, at: Path): unknown => {
    values += 1;
    if (values > MAX_JSON_VALUES) refuse(`An object may have up to ${MAX_JSON_VALUES} values.`, path);
    if (typeof value === 'string') return readText(value, at, false, at.at(-1));
    if (typeof value !== 'object' || value === null) return value;
    if (at.length === path.length + MAX_JSON_DEPTH)
      refuse(`An object may be up to ${MAX_JSON_DEPTH} levels deep.`, path);
    if (Array.isArray(value)) {
      if (value.length > MAX_JSON_ITEMS) refuse(`A list may have up to ${MAX_JSON_ITEMS} items.`, at);
      return value.map((item, index) => read(item, [...at, String(index)]));
    }
    if (!isPlain(value)) refuse('A file cannot stand here.', at);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (key.length > MAX_JSON_KEY) refuse(`A field name may have up to ${MAX_JSON_KEY} characters.`, at);
        if (INHERITED_KEYS.has(key) || !isStorable(key)) refuse('A field name is not allowed.', at);
        return [key, read(item, [...at, key])];
      }),
    );
  };
  return read(json, path);
}

/** Every text in a value of this type, wherever it stands. What a scalar made into an object of its own is not ours. */
function readValue(type: GraphQLInputType, value: unknown, path: Path, beside = false): unknown {
  const inner = getNullableType(type);
  if (typeof value === 'string')
    return 'name' in inner && inner.name === 'ID' ? readId(value, path, beside) : readNamed(value, path, beside);
  if (!isObject(value)) return value;
  if (isListType(inner)) {
    const items = Array.isArray(value) ? value : [value];
    return items.map((item, index) => readValue(inner.ofType, item, [...path, String(index)], beside));
  }
  if (isInputObjectType(inner)) return readObject(inner, value, path, beside || inner.extensions['beside'] === true);
  return inner.name === 'JSONObject' ? readJson(value, path) : value;
}

/** In place: the object is the request's own, and an instance of its input's class. */
function readObject(type: GraphQLInputObjectType, given: Record<string, unknown>, path: Path, beside: boolean): object {
  for (const { name, type: of } of Object.values(type.getFields())) {
    if (Object.hasOwn(given, name)) given[name] = readValue(of, given[name], [...path, name], beside);
  }
  return given;
}

/** The path of a problem starts inside an input object, as it does in the services' own refusals. */
function readArguments(
  types: ReadonlyMap<string, GraphQLInputType>,
  given: Readonly<Record<string, unknown>>,
  beside: readonly unknown[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const type = types.get(name);
      if (!type) return [name, value];
      const path = isInputObjectType(getNullableType(type)) ? [] : [name];
      return [name, readValue(type, value, path, beside.includes(name))];
    }),
  );
}

/** Arguments that are said beside a form: what cannot be kept of them is left out, and never costs the form. */
export const Beside = (...names: string[]): MethodDecorator => Extensions({ beside: names });

/** The same of all fields of an input. */
export const AllBeside = (): ClassDecorator => Extensions({ beside: true });

/** The door for what every field is given: checked and written in one way before its resolver sees it. */
export function checkInput(schema: GraphQLSchema): GraphQLSchema {
  return wrapFields(schema, ({ args, extensions }) => {
    if (args.length === 0) return undefined;
    const types = new Map(args.map(({ name, type }) => [name, type]));
    const beside = listOf(extensions['beside']);
    return (resolve) => (source, given, context, info) =>
      resolve(source, readArguments(types, given, beside), context, info);
  });
}
