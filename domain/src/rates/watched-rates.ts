import { couldBeHad, type StartCase } from './start-rate.js';
import type { WatchedRate } from './watch.js';

/** The lowest rate first; of equal ones by name. */
export const byName = (a: WatchedRate, b: WatchedRate): number =>
  a.rate - b.rate || a.bankName.localeCompare(b.bankName, 'en-CA') || (a.id < b.id ? -1 : 1);

/** The fixed rates that a mortgage of that class, with another lender until now, could have. */
export const fixedFor = <Rate extends WatchedRate>(
  book: readonly Rate[],
  { province, insurance }: Required<Pick<StartCase, 'province' | 'insurance'>>,
): Rate[] =>
  book.filter((rate) => rate.type === 'fixed' && couldBeHad(rate, { purpose: 'renewal', insurance, province }));

/** An answer without a rate. */
export const NOTHING = { met: false, rate: null, metAtPct: null, figures: null } as const;
