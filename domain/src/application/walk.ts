import { readAt } from '../forms/field-input.js';
import type { Texts } from '../forms/fields.js';
import type { Answers, ApplicationField, Group, Part, Rows } from './parts.js';

/** The application itself, or the person or row a question stands in. */
export interface Scope {
  readonly answers: Answers;
  /** Where it stands in the application: [] or ['coApplicants', '0', 'jobs', '2'] */
  readonly path: readonly string[];
  readonly texts: Texts;
}

/** A question and its answer. */
export interface Question {
  readonly field: ApplicationField;
  readonly group: Group;
  readonly path: readonly string[];
  readonly value: unknown;
  readonly scope: Scope;
  /** The list whose row it stands in, the innermost */
  readonly rows?: Rows;
}

const isTree = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

function flattened(tree: Answers, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    isTree(value) ? flattened(value, `${prefix}${key}.`) : [[prefix + key, textOf(value)]],
  );
}

export const placeIn = (at: string): string[] => (at === '' ? [] : at.split('.'));

export function rootScope(answers: Answers): Scope {
  return {
    answers,
    path: [],
    texts: Object.fromEntries([...flattened(answers, ''), ...flattened(answers, 'file.')]),
  };
}

/** The rows that are there, each a scope of its own. */
export function rowsIn(rows: Rows, scope: Scope): Scope[] {
  const list = readAt(scope.answers, placeIn(rows.at));
  if (!Array.isArray(list)) return [];
  const file = Object.entries(scope.texts).filter(([place]) => place.startsWith('file.'));
  return list.map((row: unknown, index) => {
    const answers = isTree(row) ? row : {};
    return {
      answers,
      path: [...scope.path, ...placeIn(rows.at), String(index)],
      texts: Object.fromEntries([...file, ...flattened(answers, '')]),
    };
  });
}

/** Whether a part or a question applies: see Condition. */
export const applies = ({ when }: Pick<Part | ApplicationField, 'when'>, { texts }: Scope): boolean | undefined =>
  when === undefined ? true : when(texts);

type Wanted = (answer: boolean | undefined) => boolean;
const isAskedFor: Wanted = (answer) => answer === true;
const isKept: Wanted = (answer) => answer !== false;

function visit(parts: readonly Part[], scope: Scope, wanted: Wanted, rows?: Rows): Question[] {
  return parts.flatMap((part) => {
    if (!wanted(applies(part, scope))) return [];
    if (part.kind === 'rows') return rowsIn(part, scope).flatMap((row) => visit(part.parts, row, wanted, part));
    return part.fields
      .filter((field) => wanted(applies(field, scope)))
      .map((field) => {
        const place = [...placeIn(part.at), ...field.name.split('.')];
        return {
          field,
          group: part,
          path: [...scope.path, ...place],
          value: readAt(scope.answers, place),
          scope,
          rows,
        };
      });
  });
}

/** The questions that are asked, in the order of the page. */
export const questionsIn = (parts: readonly Part[], scope: Scope): Question[] => visit(parts, scope, isAskedFor);

/** The questions whose answers count, also where they were given without being asked for. */
export const keptIn = (parts: readonly Part[], scope: Scope): Question[] => visit(parts, scope, isKept);
