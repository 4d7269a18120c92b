import { graphqlName, inputFrom, readAt } from '@brokerage/domain/forms/field-input';
import { placeOf, type FieldTable, type FormField } from '@brokerage/domain/forms/fields';
import { EMAIL, object, text, type Shape } from './json-shape.js';

const MAX_DOLLARS = 999_999_999_999;
/** How long a text may be before the form's own rules are asked. They do not count the spaces around an answer. */
const TEXT_MAX = 200;
const PHONE_MAX = 100;
const PASSWORD_MAX = 1_000;
const ID_MAX = 100;
const POSTAL_MAX = 20;

const said = ({ description }: FormField) => (description === undefined ? {} : { description });

function shapeOf(field: FormField): Shape {
  switch (field.kind) {
    case 'money':
      return { type: 'number', minimum: 0, maximum: MAX_DOLLARS, multipleOf: 0.01, description: 'Canadian dollars' };
    case 'number':
      return { type: 'number', minimum: 0, ...(field.most !== undefined && { maximum: field.most }), ...said(field) };
    case 'choice':
      return { type: 'string', enum: field.choices.map(({ value }) => value) };
    case 'consent':
      return field.required === undefined ? { type: 'boolean' } : { type: 'boolean', const: true };
    case 'longText':
      return { type: 'string', maxLength: field.max };
    case 'text':
      return text(Math.max(TEXT_MAX, field.max));
    case 'email':
      return EMAIL;
    case 'phone':
      return text(PHONE_MAX);
    case 'password':
      return text(PASSWORD_MAX);
    case 'postal':
      return { ...text(POSTAL_MAX), ...said(field) };
    case 'id':
      return { ...text(ID_MAX), ...said(field) };
  }
}

/** The JSON a call takes for a form, made from the form's table: the answers by their places in the input. */
export function bodyShape(table: FieldTable, depth = 0): ReturnType<typeof object> {
  const keyOf = (field: FormField): string => placeOf(field)[depth] ?? '';
  const keys = [...new Set(table.map(keyOf))];
  const required = keys.filter((key) => table.some((field) => keyOf(field) === key && field.required !== undefined));
  const properties = keys.map((key): [string, Shape] => {
    const here = table.filter((field) => keyOf(field) === key);
    const [only] = here.filter((field) => placeOf(field).length === depth + 1);
    return [key, only ? shapeOf(only) : bodyShape(here, depth + 1)];
  });
  return object(Object.fromEntries(properties), required);
}

/** The input a body stands for. REST speaks numbers of dollars and the spec's own words; the schema decimal texts and its names. */
export const inputOfBody = (table: FieldTable, body: Record<string, unknown>): Record<string, unknown> =>
  inputFrom(table, (field) => {
    const value = readAt(body, placeOf(field));
    return field.kind === 'money' && typeof value === 'number' ? value.toFixed(2) : graphqlName(field, value);
  });
