import type { Bank } from '../../modules/rates/bank.entity.js';
import { factsOf, type Facts } from '../../modules/rates/rate-facts.js';
import type { RateHistory } from '../../modules/rates/rate-history.entity.js';
import type { Rate } from '../../modules/rates/rate.entity.js';
import { newId } from '../../platform/ids.js';

const DAY_MS = 86_400_000;
/** How much dearer a mortgage was so many weeks ago, in hundredths of a percent: a year in which rates came down. */
const DEARER: readonly (readonly [weeksAgo: number, hundredths: number])[] = [
  [52, 105],
  [44, 100],
  [37, 85],
  [31, 70],
  [24, 65],
  [18, 45],
  [12, 30],
  [7, 15],
  [3, 5],
];
const LENDERS_SPREAD_DAYS = 17;

type New<T> = Omit<T, 'createdAt'>;
export type PastRate = New<Rate> & { createdAt: Date };

/** Rates that were there a year ago, and every step they took until today's. Each lender moves a few days after another. */
export function withPast(
  rates: readonly New<Rate>[],
  banks: readonly New<Bank>[],
  now: Date,
): { rates: PastRate[]; history: RateHistory[] } {
  const history: RateHistory[] = [];
  const aged = rates.map((rate, index) => {
    const bank = banks.findIndex(({ id }) => id === rate.bankId);
    const delay = (bank * 5) % LENDERS_SPREAD_DAYS;
    const today = factsOf({ ...rate, createdAt: now });
    const cents = Math.round(today.rate * 100);
    const [[firstWeeks, firstDearer] = [52, 105], ...steps] = DEARER;
    const createdAt = new Date(now.getTime() - (firstWeeks * 7 + delay) * DAY_MS);
    let before: Facts = { ...today, rate: (cents + firstDearer) / 100 };
    let updatedAt = createdAt;
    for (const [weeks, dearer] of [...steps, [lastStep(index), 0] as const]) {
      const after: Facts = { ...today, rate: (cents + dearer) / 100 };
      updatedAt = new Date(Math.min(now.getTime() - 60_000, now.getTime() - (weeks * 7 - (delay % 3)) * DAY_MS));
      history.push({
        id: newId(),
        rateId: rate.id,
        bankId: rate.bankId,
        bankName: banks[bank]?.name ?? '',
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

/** Weeks since the last step: this week for most, longer ago for some. */
const lastStep = (index: number): number => (index % 9 === 0 ? 1.6 : index % 3 === 0 ? 0.5 : 0.1);
