import type { FieldTable, FormField, InputOf } from '@brokerage/domain/forms/fields';
import { placeOf } from '@brokerage/domain/forms/fields';
import { Field, Float, ID, InputType, type ClassType } from 'type-graphql';
import { Money } from './scalars.js';

type InputFieldType = ReturnType<NonNullable<Parameters<typeof Field>[0]>>;

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

function typeOf(field: FormField, { enums }: Options): InputFieldType {
  if (field.kind === 'money') return Money;
  if (field.kind === 'number') return Float;
  if (field.kind === 'consent') return Boolean;
  if (field.kind === 'id') return ID;
  return enums?.[field.name] ?? String;
}

/** A choice without an enum is a text, so its values are told. */
function meaningOf(field: FormField, { enums, meanings }: Options): string | undefined {
  const meaning = field.description ?? meanings?.[field.name];
  if (field.kind !== 'choice' || enums?.[field.name]) return meaning;
  const values = `One of ${field.choices.map(({ value }) => value).join(', ')}`;
  return meaning === undefined ? values : `${meaning.replace(/\.$/, '')}. ${values}`;
}

/** The fields of one object: those that stand in it, and the heads of those that stand deeper. */
function make(named: Named, fields: readonly FormField[], place: readonly string[], options: Options): ClassType {
  const Input = class {
    [key: string]: unknown;
  };
  const under = (key: string): FormField[] => fields.filter((field) => placeOf(field)[place.length] === key);
  for (const key of new Set(fields.map((field) => placeOf(field)[place.length] ?? ''))) {
    const here = under(key);
    const at = [...place, key];
    // what is asked only after some answers may be left out after others; the form's own rule says when
    const nullable = here.every(({ required, when }) => required === undefined || when !== undefined);
    const part = options.parts?.[at.join('.')];
    const [only] = here;
    if (part) {
      const Part = make(part, here, at, options);
      Field(() => Part, { nullable })(Input.prototype, key);
    } else if (only) {
      Field(() => typeOf(only, options), { nullable, description: meaningOf(only, options) })(Input.prototype, key);
    }
  }
  InputType(named.name, { description: named.description })(Input);
  return Input;
}

/** GraphQL's input of a form, made from the form's table. */
export const inputTypeOf = <const T extends FieldTable>(table: T, options: Options): ClassType<InputOf<T> & object> =>
  make(options, table, [], options) as ClassType<InputOf<T> & object>;
