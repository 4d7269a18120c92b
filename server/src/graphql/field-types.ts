import type { FieldTable, FormField, InputOf, OutputOf } from '@brokerage/domain/forms/fields';
import { placeOf } from '@brokerage/domain/forms/fields';
import { Field, Float, ID, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import { Money } from './scalars.js';

type FieldType = ReturnType<NonNullable<Parameters<typeof Field>[0]>>;

interface Named {
  name: string;
  description?: string;
}

interface Options extends Named {
  /** The types of the objects inside, by their place: { consent: … } for 'consent.contact' */
  parts?: Readonly<Record<string, Named>>;
  /** The enums of choices that have names in the schema, by the field's name */
  enums?: Readonly<Record<string, object>>;
  /** What the schema says of a field, where the form's table says nothing: its words go to every browser */
  meanings?: Readonly<Record<string, string>>;
}

/** How a table becomes a type: as what is sent, or as what is read. */
interface Direction {
  register: (named: Named) => ClassDecorator;
  typeOf: (field: FormField, options: Options) => FieldType;
  /** How a list is written */
  lines: string;
  isNullable: (fields: readonly FormField[], isPart: boolean) => boolean;
}

const isLines = (field: FormField): boolean => field.kind === 'longText' && field.lines === true;

/** What a field means. A choice without an enum is a text, so its values are told; `lines`: how a list is written. */
function meaningOf(field: FormField, { enums, meanings }: Options, lines: string): string | undefined {
  const meaning = field.description ?? meanings?.[field.name];
  const parts = [meaning?.replace(/\.$/, '')];
  if (field.kind === 'choice' && !enums?.[field.name]) {
    parts.push(`One of ${field.choices.map(({ value }) => value).join(', ')}`);
  }
  if (isLines(field)) parts.push(lines);
  return parts.length === 1 ? meaning : parts.filter((part) => part !== undefined).join('. ');
}

const SENT: Direction = {
  register: ({ name, description }) => InputType(name, { description }),
  typeOf(field, { enums }) {
    if (field.kind === 'money') return Money;
    if (field.kind === 'number') return Float;
    if (field.kind === 'consent') return Boolean;
    if (field.kind === 'id') return ID;
    return enums?.[field.name] ?? String;
  },
  lines: 'One to a line',
  // what is asked only after some answers may be left out after others; the form's own rule says when
  isNullable: (fields) => fields.every(({ required, when }) => required === undefined || when !== undefined),
};

const READ: Direction = {
  register: ({ name, description }) => ObjectType(name, { description, simpleResolvers: true }),
  typeOf(field, { enums }) {
    if (field.kind === 'number') return Int;
    if (isLines(field)) return [String];
    return enums?.[field.name] ?? String;
  },
  lines: 'One to an entry',
  isNullable: (fields, isPart) => !isPart && fields.every((field) => field.required === undefined && !isLines(field)),
};

/** The fields of one object: those that stand in it, and the heads of those that stand deeper. */
function make(
  direction: Direction,
  named: Named,
  fields: readonly FormField[],
  place: readonly string[],
  options: Options,
): ClassType {
  const Made = class {
    [key: string]: unknown;
  };
  const under = (key: string): FormField[] => fields.filter((field) => placeOf(field)[place.length] === key);
  for (const key of new Set(fields.map((field) => placeOf(field)[place.length] ?? ''))) {
    const here = under(key);
    const at = [...place, key];
    const part = options.parts?.[at.join('.')];
    const nullable = direction.isNullable(here, part !== undefined);
    const [only] = here;
    if (part) {
      const Part = make(direction, part, here, at, options);
      Field(() => Part, { nullable })(Made.prototype, key);
    } else if (only) {
      const description = meaningOf(only, options, direction.lines);
      Field(() => direction.typeOf(only, options), { nullable, description })(Made.prototype, key);
    }
  }
  direction.register(named)(Made);
  return Made;
}

/** GraphQL's input of a form, made from the form's table. */
export const inputTypeOf = <const T extends FieldTable>(table: T, options: Options): ClassType<InputOf<T> & object> =>
  make(SENT, options, table, [], options) as ClassType<InputOf<T> & object>;

/** What is read of those who keep such answers. A type of the schema extends it, and says itself what it reads otherwise. */
export const outputTypeOf = <const T extends FieldTable>(table: T, options: Options): ClassType<OutputOf<T> & object> =>
  make(READ, options, table, [], options) as ClassType<OutputOf<T> & object>;
