import { placeOf, textsOf, isAsked, type AnswersOf, type FieldTable, type FormField } from './fields.js';
import type { InputOf, ValuesOf } from './fields.js';
import { machineText, withoutUnseen } from '../text/pasted.js';
import { moneyString, parseMoney, readNumber } from './money.js';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** What stands at a place of an input, or undefined. */
export function readAt(input: unknown, [head, ...rest]: readonly string[]): unknown {
  if (head === undefined) return input;
  return isTree(input) && Object.hasOwn(input, head) ? readAt(input[head], rest) : undefined;
}

/** Puts a value at a place, with the objects on the way there. */
export function putAt(input: Tree, [head = '', ...rest]: readonly string[], value: unknown): void {
  const inside = rest.length > 0 && (input[head] ??= {});
  if (isTree(inside)) putAt(inside, rest, value);
  else input[head] = value;
}

/** An input made field by field; what gives nothing is left out. */
export function inputFrom(table: FieldTable, sentOf: (field: FormField) => unknown): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of table) {
    const value = sentOf(field);
    if (value !== undefined && value !== null) putAt(input, placeOf(field), value);
  }
  return input;
}

/** The schema's name of a choice. */
export function graphqlName(field: FormField, value: unknown): unknown {
  const chosen = field.kind === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  return chosen?.graphql ?? value;
}

/** The form's value for the schema's name of a choice. */
const chosenBy = (field: FormField, text: string): string =>
  (field.kind === 'choice' ? field.choices.find(({ graphql }) => graphql === text)?.value : undefined) ?? text;

/** Without what a clipboard put around it: the server keeps it so too. */
function sentText({ kind }: FormField, text: string): string {
  if (kind === 'longText') return text.trim();
  return (kind === 'postal' ? machineText(text) : withoutUnseen(text)).trim();
}

function sentValue(field: FormField, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'password') return value || undefined;
  const text = sentText(field, value);
  if (text === '') return undefined;
  if (field.kind === 'number') {
    const read = readNumber(text);
    return 'plain' in read ? Number(read.plain) : undefined;
  }
  if (field.kind !== 'money') return graphqlName(field, text);
  const parsed = parseMoney(text);
  return 'cents' in parsed ? moneyString(parsed.cents) : undefined;
}

/** What is sent of a form's values: what is asked and was answered. Only for values that are valid. */
export function toInput<const T extends FieldTable>(table: T, values: ValuesOf<T>): InputOf<T> {
  const texts = textsOf(values);
  const given: Readonly<Tree> = values;
  return inputFrom(table, (field) =>
    isAsked(field, texts) ? sentValue(field, given[field.name]) : undefined,
  ) as InputOf<T>;
}

/** The form's values an input stands for, so that the form's rules can be asked of it. Nothing in them is checked yet. */
export function valuesFrom(table: FieldTable, input: object): Record<string, string | boolean> {
  const valueOf = (field: FormField): string | boolean => {
    const value = readAt(input, placeOf(field));
    if (field.kind === 'consent') return value === true;
    if (field.kind === 'number' && typeof value === 'number') return String(value);
    return typeof value === 'string' ? chosenBy(field, value) : '';
  };
  return Object.fromEntries(table.map((field) => [field.name, valueOf(field)]));
}

/** What is kept of an input for the office: its answers, without who sent it. */
export const answersOf = <const T extends FieldTable>(table: T, input: InputOf<T>): AnswersOf<T> =>
  inputFrom(
    table.filter(({ office }) => office !== undefined),
    (field) => readAt(input, placeOf(field)),
  ) as AnswersOf<T>;

/** The form's name of a place in the input: 'consent.contact' is consentContact. */
export const nameAt = (table: FieldTable, place: readonly string[]): string | undefined =>
  table.find((field) => placeOf(field).join('.') === place.join('.'))?.name;
