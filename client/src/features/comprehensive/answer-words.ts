import type { Answers, ApplicationField, Part, Rows } from '@brokerage/domain/application/parts';
import { EVERY_PART } from '@brokerage/domain/application/sections';
import { placeIn, rootScope } from '@brokerage/domain/application/walk';
import { answerInWords } from '@brokerage/domain/application/words';
import { rowInWords } from './row-words';

/** What stands at a place: a question, a whole list, or a row of one. Rows are named by their id, or by their number. */
type Found = { field: ApplicationField; rows: Row[] } | { list: Rows; rows: Row[] } | { branch: string; rows: Row[] };
interface Row {
  list: Rows;
  id: string;
}

function find(parts: readonly Part[], place: readonly string[], rows: Row[]): Found | undefined {
  for (const part of parts) {
    const at = placeIn(part.at);
    if (at.some((key, index) => place[index] !== key)) continue;
    const [id, ...inside] = place.slice(at.length);
    if (part.kind === 'rows') {
      if (id === undefined) return { list: part, rows };
      const row = [...rows, { list: part, id }];
      const found = inside.length === 0 ? { list: part, rows: row } : find(part.parts, inside, row);
      if (found) return found;
    } else if (id === undefined) {
      if (part.branch && part.title) return { branch: part.title, rows };
    } else {
      const name = [id, ...inside].join('.');
      const field = part.fields.find((known) => known.name === name);
      if (field) return { field, rows };
    }
  }
  return undefined;
}

const isTree = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The row with this id, wherever it stands. */
function rowWith(id: string, tree: unknown): Answers | undefined {
  if (isTree(tree) && tree['id'] === id) return tree;
  const inside: readonly unknown[] = Array.isArray(tree) ? tree : isTree(tree) ? Object.values(tree) : [];
  for (const value of inside) {
    const found = rowWith(id, value);
    if (found) return found;
  }
  return undefined;
}

const rowText = (list: Rows, row: Answers): string => {
  const { title, detail } = rowInWords(list, { ...rootScope(row), path: [] });
  return [title, detail].filter(Boolean).join(', ');
};

/** What a place that was left out is called: 'Monthly condo or association fee'. */
export function labelOfPlace(place: string): string {
  const found = find(EVERY_PART, place.split('.'), []);
  if (!found) return 'An answer';
  return 'field' in found ? found.field.label : 'list' in found ? found.list.title : found.branch;
}

/** How the application speaks of its answers, for a person who has to choose between two of them. */
export function answerWords(versions: readonly Answers[]): {
  labelOf: (place: readonly string[]) => string;
  textOf: (place: readonly string[], value: unknown) => string | undefined;
} {
  const nameOf = ({ list, id }: Row): string => {
    const row = versions.map((version) => rowWith(id, version)).find(Boolean);
    const name = row && rowInWords(list, { ...rootScope(row), path: [] }).title;
    return name || list.noun.charAt(0).toUpperCase() + list.noun.slice(1);
  };
  return {
    labelOf(place) {
      const found = find(EVERY_PART, place, []);
      const names = found?.rows.map(nameOf) ?? [];
      if (found && 'list' in found && names.length > 0) return names.join(', ');
      return [labelOfPlace(place.join('.')), ...names.toReversed()].join(', ');
    },
    textOf(place, value) {
      const found = find(EVERY_PART, place, []);
      if (!found) return typeof value === 'string' ? value : undefined;
      if ('field' in found) return answerInWords(found.field, value) || undefined;
      if (!('list' in found)) return value === undefined ? undefined : 'Answered';
      const { list } = found;
      const rows = (Array.isArray(value) ? value : [value]).filter(isTree);
      if (rows.length > 0) return rows.map((row) => rowText(list, row) || `A ${list.noun}`).join('; ');
      return 'Not on the list';
    },
  };
}
