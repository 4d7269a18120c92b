import type { Answers, Part } from './parts.js';
import { MONEY_NAMES } from './prune-application.js';
import { EVERY_PART } from './sections.js';
import { placeIn } from './walk.js';

/** Stands for the number of a row. */
const ANY_ROW = '*';

function placesOf(parts: readonly Part[], around: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const at = [...around, ...placeIn(part.at)];
    if (part.kind === 'group') return part.fields.map(({ name }) => [...at, name].join('.'));
    const row = [...at, ANY_ROW];
    return [[...row, 'id'].join('.'), ...placesOf(part.parts, row)];
  });
}

const isTree = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

/**
 * The places of an application that no question asks for, in the order they were sent: 'applicant.dateOfBirth'. The office
 * would never see what stands there, so it is not kept, and whoever sent it is told (decisions §5). The amounts that the
 * customer's API names are always known.
 */
export function unknownAnswers(answers: Answers): string[] {
  const known = new Set(placesOf(EVERY_PART, []));
  const branches = new Set(
    [...known].flatMap((place) => {
      const names = place.split('.');
      return names.map((_, index) => names.slice(0, index).join('.'));
    }),
  );
  const within = (value: unknown, place: string, pattern: string): string[] => {
    const names = pattern.split('.');
    if (known.has(pattern) || MONEY_NAMES.has(names.at(-1) ?? '')) return [];
    if (!isTree(value) || !branches.has(pattern)) return [place];
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, inner]) => {
      const part = isList ? ANY_ROW : key;
      return within(inner, place === '' ? key : `${place}.${key}`, pattern === '' ? part : `${pattern}.${part}`);
    });
  };
  return within(answers, '', '');
}
