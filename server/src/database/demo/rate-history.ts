import type { Bank } from '../../modules/lenders/bank.entity.js';
import { factsOf, type Facts } from '../../modules/rates/rate-facts.js';
import type { RateHistory } from '../../modules/rates/rate-history.entity.js';
import type { Rate } from '../../modules/rates/rate.entity.js';
import { newId } from '../../platform/ids.js';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const STEP = 5;

type Step = readonly [weeksAgo: number, hundredthsAboveToday: number];

/** Fixed rates follow bonds: a year that came down with a bump in spring and another in summer. */
const BONDS: readonly Step[] = [
  [52, 70],
  [45, 55],
  [39, 80],
  [33, 60],
  [26, 40],
  [19, 50],
  [12, 25],
  [7, 10],
  [3, 5],
];
/** Variable rates follow the Bank of Canada's announcements, all on the same days, and lenders' discounts. */
const PRIME: readonly Step[] = [
  [52, 75],
  [41, 50],
  [29, 25],
  [12, 5],
];
/** Private lenders change their rates once or twice a year. */
const PRIVATE: readonly Step[] = [
  [52, 50],
  [22, 25],
];

type New<T> = Omit<T, 'createdAt'>;
export type PastRate = New<Rate> & { createdAt: Date };

/** Rates that already existed a year ago, and every step to today's. Each lender moves in its own way. */
export function withPast(
  rates: readonly New<Rate>[],
  banks: readonly New<Bank>[],
  now: Date,
): { rates: PastRate[]; history: RateHistory[] } {
  const history: RateHistory[] = [];
  const lenderOf = new Map(banks.map((bank, index) => [bank.id, { bank, index }]));
  const aged = rates.map((rate, index) => {
    const lender = lenderOf.get(rate.bankId);
    const today = factsOf(rate);
    const hundredths = Math.round(today.rate * 100);
    const [first, ...steps] = pathOf(rate, lender?.bank.kind ?? '', lender?.index ?? 0, index);
    const at = ([weeks]: Step): Date => new Date(now.getTime() - weeks * WEEK_MS);
    const createdAt = at(first);
    let before: Facts = { ...today, rate: (hundredths + first[1]) / 100 };
    let updatedAt = createdAt;
    for (const step of steps) {
      const after: Facts = { ...today, rate: (hundredths + step[1]) / 100 };
      updatedAt = at(step);
      history.push({
        id: newId(),
        rateId: rate.id,
        bankId: rate.bankId,
        bankName: lender?.bank.name ?? '',
        actorId: null,
        oldRate: String(before.rate),
        newRate: String(after.rate),
        before: { ...before },
        after: { ...after },
        createdAt: updatedAt,
      });
      before = after;
    }
    return { ...rate, createdAt, updatedAt };
  });
  return { rates: aged, history };
}

/** The steps of one rate, the earliest first, ending at today's rate. */
function pathOf({ type }: Pick<Rate, 'type'>, kind: string, lender: number, index: number): readonly [Step, ...Step[]] {
  const market = kind === 'Private lender' ? PRIVATE : type === 'variable' ? PRIME : BONDS;
  const moves = market === BONDS ? bondSteps(lender) : market;
  const start: Step = [(moves[0]?.[0] ?? 52) + (lender % 4), moves[0]?.[1] ?? 0];
  const last: Step = [lastStep(index), 0];
  const steps = [...moves.slice(1), last];
  // a lender that did not move leaves no trace
  const changes = steps.filter(([, above], place) => above !== (place === 0 ? start : steps[place - 1])?.[1]);
  return [start, ...changes];
}

/** The market's steps as one lender took them: some skipped, some larger, some a week late. */
function bondSteps(lender: number): Step[] {
  const strength = [1, 0.8, 1.2, 0.9, 1.1][lender % 5] ?? 1;
  const late = ((lender * 5) % 12) / 7;
  const kept = BONDS.filter((_step, place) => place === 0 || (place + lender) % 4 !== 0);
  return kept.map(([weeks, above]) => [weeks - late, Math.round((above * strength) / STEP) * STEP]);
}

/** Weeks since the last change: this week for most, longer ago for some. */
const lastStep = (index: number): number => (index % 9 === 0 ? 1.6 : index % 3 === 0 ? 0.5 : 0.1);
