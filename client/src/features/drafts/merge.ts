import { prune } from '@brokerage/domain/forms/prune';
import type { DraftTree } from '../../lib/draft-store';

export type Side = 'mine' | 'theirs';
/** Keys from the root; a row of a list is named by its id. */
export type Place = readonly string[];

/** An answer that was changed on both sides. */
export interface Clash {
  place: Place;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  content: DraftTree;
  clashes: Clash[];
  /** Where the other side's change was taken over */
  taken: Place[];
}

interface Row extends DraftTree {
  id: string;
}

const isTree = (value: unknown): value is DraftTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRow = (value: unknown): value is Row => isTree(value) && typeof value.id === 'string' && value.id !== '';
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow);

/** The same text for the same answers, in whatever order they were given. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isTree(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, inOrder(value[key])]));
};

/** Whether two values are the same answer. What is empty was not answered. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(prune({ value: one }))) === JSON.stringify(inOrder(prune({ value: other })));

/**
 * Three versions of a draft become one: what only one side changed since `base` is taken from that side. Rows of lists are
 * found by their id, wherever they stand. `prefer` decides where both changed the same answer; that is a clash as well.
 */
export function mergeDrafts(base: DraftTree, mine: DraftTree, theirs: DraftTree, prefer: Side = 'mine'): Merged {
  const clashes: Clash[] = [];
  const taken: Place[] = [];

  function merge(was: unknown, my: unknown, their: unknown, place: Place): unknown {
    if (isSame(my, their) || isSame(was, their)) return my;
    if (isSame(was, my)) {
      taken.push(place);
      return their;
    }
    if (isTree(my) && isTree(their)) return mergeTrees(isTree(was) ? was : {}, my, their, place);
    if (isRows(my) && isRows(their)) return mergeRows(isRows(was) ? was : [], my, their, place);
    clashes.push({ place, mine: my, theirs: their });
    return prefer === 'mine' ? my : their;
  }

  function mergeTrees(was: DraftTree, my: DraftTree, their: DraftTree, place: Place): DraftTree {
    const keys = new Set([...Object.keys(my), ...Object.keys(their)]);
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const value = merge(was[key], my[key], their[key], [...place, key]);
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  }

  function mergeRows(was: readonly Row[], my: readonly Row[], their: readonly Row[], place: Place): Row[] {
    const byId = (rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));
    const [before, here, there] = [byId(was), byId(my), byId(their)];
    return [...new Set([...here.keys(), ...there.keys()])].flatMap((id) => {
      const row = merge(before.get(id), here.get(id), there.get(id), [...place, id]);
      return isRow(row) ? [row] : [];
    });
  }

  return { content: mergeTrees(base, mine, theirs, []), clashes, taken };
}

const byId = (rows: readonly Row[]): DraftTree => Object.fromEntries(rows.map((row) => [row.id, row]));

/** The answers that two versions share, each at its own place; what is empty in both is none. */
export function agreements(mine: unknown, theirs: unknown, place: Place = []): { place: Place; value: unknown }[] {
  if (isRows(mine) && isRows(theirs)) return agreements(byId(mine), byId(theirs), place);
  if (isTree(mine) && isTree(theirs))
    return Object.keys(mine)
      .filter((key) => key !== 'id')
      .flatMap((key) => agreements(mine[key], theirs[key], [...place, key]));
  return isSame(mine, theirs) && !isSame(mine, undefined) ? [{ place, value: mine }] : [];
}

/** The answers in which two versions differ, each at its own place. A row that only one of them has is one place. */
export function differences(mine: unknown, theirs: unknown, place: Place = []): Clash[] {
  if (isSame(mine, theirs)) return [];
  const inside = (one: DraftTree, other: DraftTree): Clash[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      differences(one[key], other[key], [...place, key]),
    );
  const [rows, otherRows] = [mine ?? [], theirs ?? []];
  if (isRows(rows) && isRows(otherRows) && (mine ?? theirs) instanceof Array)
    return inside(byId(rows), byId(otherRows));
  const isRowAlone = isRow(mine ?? theirs) && (mine === undefined || theirs === undefined);
  const [tree, otherTree] = [mine ?? {}, theirs ?? {}];
  if (isTree(tree) && isTree(otherTree) && !isRowAlone) return inside(tree, otherTree);
  return [{ place, mine, theirs }];
}
