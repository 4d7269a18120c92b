import { cut, storable } from '@brokerage/domain/text/storable';
import { CalendarDate, DateTime } from '../graphql/scalars.js';
import type { FieldError } from './envelope.js';

/** The part of JSON Schema that request bodies need; the OpenAPI document shows the same objects. */
export type Shape =
  | TextShape
  | { type: 'number'; minimum?: number; maximum?: number; multipleOf?: number; description?: string }
  | { type: 'boolean'; const?: boolean; description?: string }
  | ArrayShape
  | OpenObjectShape
  | ObjectShape;

export interface TextShape {
  type: 'string';
  enum?: readonly string[];
  minLength?: number;
  maxLength?: number;
  /** Days and times are held to it here; everything else is for readers of the document, and the form's rule decides */
  format?: 'date' | 'date-time' | 'email';
  description?: string;
  /** Said beside a form: what cannot be kept of it is left out, and never costs the form */
  'x-beside'?: true;
}

export interface ArrayShape {
  type: 'array';
  items: Shape;
  minItems?: number;
  maxItems: number;
  description?: string;
}

/** An object whose keys somebody else checks. */
export interface OpenObjectShape {
  type: 'object';
  additionalProperties: true;
  description?: string;
}

export interface ObjectShape {
  type: 'object';
  properties: Readonly<Record<string, Shape>>;
  required: readonly string[];
  additionalProperties: false;
  description?: string;
}

/** An object that knows no other keys than these. */
export function object<const P extends Record<string, Shape>>(
  properties: P,
  required: readonly (keyof P & string)[],
): ObjectShape {
  return { type: 'object', properties, required, additionalProperties: false };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const WANTED = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
} as const;

const SCALARS = { date: CalendarDate, 'date-time': DateTime } as const;

/** What the schema's scalar has against a day or a time, to follow the name of the field. */
function misreadAs(format: NonNullable<TextShape['format']>, text: string): string | undefined {
  if (format === 'email') return undefined;
  try {
    SCALARS[format].parseValue(text);
    return undefined;
  } catch (error) {
    return asRule(error instanceof Error ? error.message : '');
  }
}

/** 'A Date is a day such as 2026-11-21.' as what a field must be. */
export const asRule = (message: string): string =>
  message.replace(
    /^(?:An? )?\w+ (is|says|has) /,
    (_, verb: string) => `must ${{ is: 'be', says: 'say', has: 'have' }[verb]} `,
  );

/**
 * Everything that is wrong with a value, by field. It follows the shape and never the value, so that depth and size of
 * what is sent cost nothing. `null` in an optional field means that it is left out.
 */
export function problemsOf(shape: Shape, value: unknown, path = ''): FieldError[] {
  const problem = (message: string): FieldError[] => [{ field: path || null, message }];
  const name = path || 'The body';
  if (shape.type === 'object') {
    if (!isObject(value)) return problem(`${name} must be ${WANTED.object}.`);
    return shape.additionalProperties ? [] : objectProblems(shape, value, path);
  }
  if (shape.type === 'array') {
    if (!Array.isArray(value)) return problem(`${name} must be ${WANTED.array}.`);
    return arrayProblems(shape, value, path);
  }
  if (typeof value !== shape.type) return problem(`${name} must be ${WANTED[shape.type]}.`);
  if (shape.type === 'string' && typeof value === 'string' && !shape['x-beside']) {
    // in the writing it is stored in, which may be longer than the one it was sent in
    const text = storable(value);
    if (text === undefined) return problem(`${name} contains a character that cannot be stored.`);
    if (shape.enum && !shape.enum.includes(text)) return problem(`${name} must be one of ${shape.enum.join(', ')}.`);
    if (text.length < (shape.minLength ?? 0)) return problem(`${name} must not be empty.`);
    if (text.length > (shape.maxLength ?? Infinity))
      return problem(`${name} is too long: at most ${shape.maxLength} characters.`);
    const misread = shape.format && misreadAs(shape.format, text);
    if (misread) return problem(`${name} ${misread}`);
  }
  if (shape.type === 'number' && typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity, multipleOf } = shape;
    if (!(value >= minimum && value <= maximum)) return problem(`${name} must be from ${minimum} to ${maximum}.`);
    if (multipleOf && Math.abs(value / multipleOf - Math.round(value / multipleOf)) > 1e-6) {
      return problem(`${name} has too many decimals.`);
    }
  }
  if (shape.type === 'boolean' && shape.const !== undefined && value !== shape.const) {
    return problem(`${name} must be ${shape.const}.`);
  }
  return [];
}

/** Stops at the first item that is wrong: a long list of the same mistake says nothing more. */
function arrayProblems({ items, minItems = 0, maxItems }: ArrayShape, value: unknown[], path: string): FieldError[] {
  if (value.length < minItems || value.length > maxItems) {
    return [{ field: path, message: `${path} must have from ${minItems} to ${maxItems} items.` }];
  }
  for (const [index, item] of value.entries()) {
    const problems = problemsOf(items, item, `${path}.${index}`);
    if (problems.length > 0) return problems;
  }
  return [];
}

function objectProblems(shape: ObjectShape, value: Record<string, unknown>, path: string): FieldError[] {
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  const unknown = Object.keys(value)
    .filter((key) => !Object.hasOwn(shape.properties, key))
    .slice(0, 20)
    .map((key) => at(cut(key, 100)))
    .map((field) => ({ field, message: `${field} is not a field of this call.` }));
  const known = Object.entries(shape.properties).flatMap(([key, property]) => {
    const present = Object.hasOwn(value, key) && value[key] !== null;
    if (present) return problemsOf(property, value[key], at(key));
    return shape.required.includes(key) ? [{ field: at(key), message: `${at(key)} is required.` }] : [];
  });
  return [...unknown, ...known];
}

/** The value without the fields that are null: what an optional field means by it. */
export function withoutNulls(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null));
}

/** A text that is not empty, up to so many characters. */
export const text = (maxLength: number): TextShape => ({ type: 'string', minLength: 1, maxLength });

/** A calendar day. */
export const day = (description = 'A day: 2027-03-31'): TextShape => ({ ...text(10), format: 'date', description });

/** An instant, with its zone. */
export const instant = (description: string): TextShape => ({ ...text(40), format: 'date-time', description });

export const EMAIL: TextShape = { ...text(320), format: 'email' };
