import { fieldProblem } from '../forms/field-problem.js';
import type { Asked, Field } from '../forms/fields.js';

/** A question of a section. */
export type SettingsField = Asked & Field<'text' | 'longText' | 'choice' | 'email' | 'phone' | 'number' | 'date'>;

export type SettingsTable = readonly SettingsField[];

/** One row of a list, or the single answers of a section: texts by the name of their field. */
export type SettingTexts = Readonly<Record<string, string>>;

/** What a section says. Lists keep their order. */
export interface SettingsContent {
  readonly texts: SettingTexts;
  readonly lists: Readonly<Record<string, readonly SettingTexts[]>>;
}

/** A list of a section: licences, links, addresses. */
export interface SettingsList {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  /** 'licence': what a row is called */
  readonly noun: string;
  readonly fields: SettingsTable;
  readonly most: number;
  /** The fewest rows, and what is said where there are fewer */
  readonly least?: readonly [count: number, message: string];
  /** A field that may hold each value once, where it has one, and what is said of a second one */
  readonly once?: readonly [field: string, message: string];
  /** What is wrong with rows that say different things of the same, each right by itself; undefined where nothing is */
  readonly clash?: (rows: readonly SettingTexts[]) => string | undefined;
  /** Values that one row must have, and what is said where none has it: [field, value, message] */
  readonly needs?: readonly (readonly [field: string, value: string, message: string])[];
  /** A row in the spelling in which it is kept, also one of an earlier shape of the list */
  readonly kept?: (row: SettingTexts) => SettingTexts;
}

/** A part of the settings that is saved, listed and brought back as a whole. */
export interface SettingsSection {
  readonly title: string;
  /** For those who read the API's documentation */
  readonly description: string;
  readonly lead: string;
  readonly fields: SettingsTable;
  readonly lists: readonly SettingsList[];
  /** What it says until somebody saves it */
  readonly initial?: SettingsContent;
}

export interface SettingsProblem {
  code: 'REQUIRED' | 'INVALID';
  message: string;
  place: string[];
}

const UNKNOWN = 'There is no such setting.';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const allTexts = (given: unknown): SettingTexts =>
  isRecord(given) ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOf(value)])) : {};

const textsIn = (table: SettingsTable, given: unknown): SettingTexts =>
  Object.fromEntries(table.map(({ name }) => [name, isRecord(given) ? textOf(given[name]) : '']));

/** Every field and list of the section, without the spaces around what was typed. What is not known is left out. */
export function contentOf({ fields, lists }: SettingsSection, given: unknown): SettingsContent {
  const { texts, lists: rows } = isRecord(given) ? given : {};
  return {
    texts: textsIn(fields, texts),
    lists: Object.fromEntries(
      lists.map(({ name, fields: table, kept }) => {
        const list = isRecord(rows) ? rows[name] : undefined;
        if (!Array.isArray(list)) return [name, []];
        return [name, list.map((row) => textsIn(table, kept ? kept(allTexts(row)) : row))];
      }),
    ),
  };
}

function tableProblems(table: SettingsTable, given: unknown, place: readonly string[]): SettingsProblem[] {
  if (!isRecord(given)) return [{ code: 'REQUIRED', message: 'Enter the answers.', place: [...place] }];
  const texts = textsIn(table, given);
  const unknown = Object.keys(given).filter((name) => !table.some((field) => field.name === name));
  const wrong = table.flatMap((field): SettingsProblem[] => {
    const value = given[field.name] ?? '';
    const at = [...place, field.name];
    if (typeof value !== 'string') return [{ code: 'INVALID', message: 'Enter a text.', place: at }];
    const message = fieldProblem(field, value, texts);
    const code = value.trim() === '' ? 'REQUIRED' : 'INVALID';
    return message === undefined ? [] : [{ code, message, place: at }];
  });
  return [
    ...unknown.map((name): SettingsProblem => ({ code: 'INVALID', message: UNKNOWN, place: [...place, name] })),
    ...wrong,
  ];
}

function listProblems(list: SettingsList, given: unknown): SettingsProblem[] {
  const { name, most, least, once, clash, needs = [], fields } = list;
  const at = (message: string): SettingsProblem[] => [{ code: 'INVALID', message, place: [name] }];
  if (given !== undefined && !Array.isArray(given)) return at('Enter a list.');
  const rows: readonly unknown[] = given ?? [];
  if (rows.length > most) return at(`Enter at most ${most}.`);
  const inRows = rows.flatMap((row, index) => tableProblems(fields, row, [name, String(index)]));
  if (least && rows.length < least[0]) return [...at(least[1]), ...inRows];
  const valuesOf = (field: string): string[] => rows.flatMap((row) => (isRecord(row) ? textOf(row[field]) || [] : []));
  const missing = needs.find(([field, value]) => !valuesOf(field).includes(value));
  if (missing) return [...at(missing[2]), ...inRows];
  const values = once ? valuesOf(once[0]).map((value) => value.toLowerCase()) : [];
  if (once && new Set(values).size < values.length) return [...at(once[1]), ...inRows];
  const clashing = clash?.(rows.map((row) => textsIn(fields, row)));
  return clashing === undefined ? inRows : [...at(clashing), ...inRows];
}

/** Everything that is wrong with what somebody wants to save, by its place: ['licences', '0', 'number']. */
export function settingsProblems({ fields, lists }: SettingsSection, given: unknown): SettingsProblem[] {
  const content = isRecord(given) ? given : {};
  const rows = content['lists'] === undefined ? {} : content['lists'];
  if (!isRecord(rows)) return [{ code: 'INVALID', message: 'Enter the lists by their names.', place: ['lists'] }];
  const unknown = Object.keys(rows).filter((name) => !lists.some((list) => list.name === name));
  return [
    ...tableProblems(fields, content['texts'] ?? {}, []),
    ...unknown.map((name): SettingsProblem => ({ code: 'INVALID', message: UNKNOWN, place: [name] })),
    ...lists.flatMap((list) => listProblems(list, rows[list.name])),
  ];
}
