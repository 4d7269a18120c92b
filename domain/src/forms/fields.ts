import type { ConsentName } from '../vocabulary/consents.js';

/** What a person typed, by the name of the question. A box to tick is 'yes' or 'no'. */
export type Texts = Readonly<Record<string, string>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What it means, where its label is not enough */
  readonly hint?: string;
  /** Its name in the schema, where that differs */
  readonly graphql?: string;
}

interface Question {
  /** In a form the control's name; in a calculator also the name in the address */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What is said where the answer is missing; `true` where a calculator's engine or the chat says it. Without it, nobody has to answer. */
  readonly required?: true | string;
  /** Asked only where this is true; undefined where the answer it hangs on is not there yet */
  readonly when?: (texts: Texts) => boolean | undefined;
}

interface Kinds {
  text: { readonly max: number; readonly tooLong?: string };
  /** `lines`: kept as a list, one to a line */
  longText: { readonly max: number; readonly tooLong?: string; readonly lines?: true };
  choice: { readonly choices: readonly Choice[] };
  number: { readonly unit?: string; readonly most?: number };
  email: object;
  phone: object;
  money: object;
  percent: object;
  /** A day, '2027-03-14' */
  date: { readonly past?: true };
  /** A month, '2027-03' */
  month: object;
  postal: object;
  /** Several of a list */
  choices: { readonly choices: readonly Choice[] };
  /** Yes or no */
  flag: object;
  /** Its label has the first words; `words` names the consent, whose words the office may change */
  consent: { readonly words?: ConsentName };
  /** Sent as it was typed: spaces count */
  password: { readonly autoComplete: 'current-password' | 'new-password' };
  /** Of something the address names; nobody types it */
  id: object;
}

/** A question and what its answers look like. Forms and calculators pick the kinds they know. */
export type Field<K extends keyof Kinds = keyof Kinds> = {
  [Kind in K]: Question & { readonly kind: Kind } & Kinds[Kind];
}[K];

/** Questions under one heading. */
export interface FieldSection<F extends Field = Field> {
  readonly title: string;
  readonly fields: readonly F[];
  /** Folded until asked for */
  readonly folded?: boolean;
}

/** What a question of a form has besides its kind. */
export interface Asked {
  /** Its place in the input, where that is not its name: 'consent.contact' */
  readonly path?: string;
  /** What the office reads beside the answer. Without it the answer is no part of the file's answers. */
  readonly office?: string;
  /** For those who read the API's documentation */
  readonly description?: string;
  /** Said of an answer the kind refuses, where the kind's own words do not fit */
  readonly invalid?: string;
  /** A rule of its own, asked where the kind has nothing to say; gives what is wrong */
  readonly check?: (text: string, texts: Texts) => string | undefined;
  readonly autoComplete?: string;
  /** Of a choice: what stands in the list before anything is chosen. Without it, the choices are cards. */
  readonly empty?: string;
}

/** A question of a form that is sent. */
export type FormField = Asked &
  Field<
    'text' | 'longText' | 'choice' | 'email' | 'phone' | 'password' | 'money' | 'number' | 'postal' | 'consent' | 'id'
  >;

/** A question of an application: the kinds of a form, and those that its longer answers need. */
export type AnswerField = Asked & Field<FormField['kind'] | 'percent' | 'date' | 'month' | 'choices' | 'flag'>;

/** The one description of a form: everything else about it is derived from this. */
export type FieldTable = readonly FormField[];

type ValueOf<F extends FormField> = F extends { kind: 'consent' }
  ? boolean
  : F extends { kind: 'choice'; choices: readonly { value: infer Value }[] }
    ? Value | ''
    : string;

/** A form's values as they are typed. */
export type ValuesOf<T extends FieldTable> = { [F in T[number] as F['name']]: ValueOf<F> };

type Sent<F extends FormField> = F extends { kind: 'consent' }
  ? boolean
  : F extends { kind: 'number' }
    ? number
    : F extends { choices: readonly { graphql: infer Name }[] }
      ? Name
      : string;
type PathOf<F extends FormField> = F extends { path: infer Path extends string } ? Path : F['name'];

/** { a: { b: V } } for 'a.b'; what nobody has to answer may be left out. */
type At<Path extends string, Value, Needed> = Path extends `${infer Head}.${infer Rest}`
  ? Needed extends true
    ? { [K in Head]: At<Rest, Value, Needed> }
    : { [K in Head]?: At<Rest, Value, Needed> | null }
  : Needed extends true
    ? { [K in Path]: Value }
    : { [K in Path]?: Value | null };
type Part<F extends FormField> = F extends FormField
  ? At<PathOf<F>, Sent<F>, F extends { when: unknown } ? false : F extends { required: string | true } ? true : false>
  : never;
type Together<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer All) => void ? All : never;
type Plain<T> = T extends object ? { [K in keyof T]: Plain<T[K]> } : T;

/** What is sent: GraphQL's input, with money as decimal text. */
export type InputOf<T extends FieldTable> = Plain<Together<Part<T[number]>>>;

type Kept<F extends FormField> = F extends { lines: true } ? string[] : F extends { kind: 'number' } ? number : string;
type Shown<Path extends string, Value> = Path extends `${infer Head}.${infer Rest}`
  ? { [K in Head]: Shown<Rest, Value> }
  : { [K in Path]: Value };
type ShownPart<F extends FormField> = F extends FormField
  ? Shown<PathOf<F>, Kept<F> | (F extends { required: string | true } ? never : null)>
  : never;

/** What is read of those who keep such answers: GraphQL's output, with null where nobody had to answer and nobody did. */
export type OutputOf<T extends FieldTable> = Plain<Together<ShownPart<T[number]>>>;

/** The fields that stand by themselves: each is a column of its own name. */
export type OwnField<T extends FieldTable> = Exclude<T[number], { path: string }>;

/** What the columns of those fields hold. `Empty`: where nobody answered. */
export type ColumnsOf<T extends FieldTable, Empty extends '' | null> = {
  [F in OwnField<T> as F['name']]: Kept<F> | (F extends { required: string | true } ? never : Empty);
};

/** What is kept of an input besides who sent it: the answers the office reads. */
export type AnswersOf<T extends FieldTable> = Partial<InputOf<readonly Extract<T[number], { office: string }>[]>>;

const isTicked = ({ kind }: Field): boolean => kind === 'consent';

/** Whether a question is asked, after the other answers. */
export const isAsked = ({ when }: Field, texts: Texts): boolean => when === undefined || when(texts) === true;

export const fieldsIn = <F extends Field>(sections: readonly FieldSection<F>[]): F[] =>
  sections.flatMap(({ fields }) => fields);

/** The names in the order of the page. */
export const namesOf = <const T extends FieldTable>(table: T): T[number]['name'][] => table.map(({ name }) => name);

type Optional<F> = F extends unknown ? Omit<F, 'required'> : never;

/** The fields of a change, which may leave out what a new one needs. */
export const optionalFields = <const T extends FieldTable>(table: T): Extract<Optional<T[number]>, FormField>[] =>
  table.map(({ required: _, ...field }) => field as Extract<Optional<T[number]>, FormField>);

/** Where an answer stands in the input. */
export const placeOf = ({ name, path = name }: FormField): string[] => path.split('.');

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : '';
}

/** The form's values as texts, for the rules that look at other answers. */
export const textsOf = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));

const emptyValue = (field: FormField): string | boolean => (isTicked(field) ? false : '');

const record = (table: FieldTable, valueOf: (field: FormField) => unknown): Record<string, unknown> =>
  Object.fromEntries(table.map((field) => [field.name, valueOf(field)]));

/** A form nobody has touched. */
export const emptyValues = <const T extends FieldTable>(table: T): ValuesOf<T> =>
  record(table, emptyValue) as ValuesOf<T>;

/**
 * The values that count: an answer to a question that is no longer asked is empty. In the form itself it stays, for
 * the way back.
 */
export function askedValues<const T extends FieldTable>(table: T, values: ValuesOf<T>): ValuesOf<T> {
  const texts = textsOf(values);
  const given: Readonly<Record<string, unknown>> = values;
  return record(table, (field) => (isAsked(field, texts) ? given[field.name] : emptyValue(field))) as ValuesOf<T>;
}

function fits(field: FormField, value: unknown): boolean {
  if (field.kind !== 'choice') return typeof value === typeof emptyValue(field);
  return value === '' || field.choices.some((choice) => choice.value === value);
}

/** What of a stored or foreign record are values of this form. */
export function knownValues<const T extends FieldTable>(
  table: T,
  raw: Readonly<Record<string, unknown>>,
): Partial<ValuesOf<T>> {
  const known = table.filter((field) => fits(field, raw[field.name]));
  return record(known, ({ name }) => raw[name]) as Partial<ValuesOf<T>>;
}
