import { toCents } from '../mortgage/cents.js';

/** The months somebody may keep a mortgage, as the office asks. */
export const EXIT_MONTHS = [24, 36, 48, 60] as const;
export const LEAST_EXIT = 24;
export const MOST_EXIT = 60;

/** A month after which somebody may leave, and how likely the office thinks it, in whole percent. */
export interface ExitChance {
  month: number;
  pct: number;
}

/** What a mortgage costs on average over the months somebody may leave after; null where one of them is not known. */
export interface Weighed {
  total: number | null;
  months: readonly (ExitChance & {
    total: number | null;
    /** From 1, by the cost to that month alone; null for what does not fit */
    place: number | null;
  })[];
}

const WHOLE = 100;
const MOST_MONTHS = EXIT_MONTHS.length;

export const isExit = (month: number): boolean => Number.isInteger(month) && month >= LEAST_EXIT && month <= MOST_EXIT;

/** What is wrong with the chances of several months; undefined where nothing is. */
export function chancesProblem(chances: readonly ExitChance[]): string | undefined {
  const months = new Set(chances.map(({ month }) => month));
  if (chances.length < 2 || chances.length > MOST_MONTHS || months.size !== chances.length)
    return `Name 2 to ${MOST_MONTHS} months, each once.`;
  if (!chances.every(({ month }) => isExit(month))) return `Name ${LEAST_EXIT} to ${MOST_EXIT} months.`;
  const isShare = chances.every(({ pct }) => Number.isInteger(pct) && pct > 0);
  return isShare && chances.reduce((sum, { pct }) => sum + pct, 0) === WHOLE
    ? undefined
    : `Give each month whole percent, together ${WHOLE}.`;
}

/** The month that is likeliest; of equal ones the first that was named. */
export const likeliest = ([first, ...others]: readonly ExitChance[], otherwise: number): number =>
  first === undefined ? otherwise : others.reduce((best, one) => (one.pct > best.pct ? one : best), first).month;

/** Each month's total by how likely it is. Source: ours (docs/decisions/0155). */
export function weigh(chances: readonly ExitChance[], totalAt: (month: number) => number | null): Weighed | null {
  if (chances.length === 0) return null;
  const months = chances.map((chance) => ({ ...chance, total: totalAt(chance.month), place: null }));
  const sum = months.reduce<number | null>(
    (all, { pct, total }) => (all === null || total === null ? null : all + pct * toCents(total)),
    0,
  );
  return { months, total: sum === null ? null : Math.round(sum / WHOLE) / 100 };
}
