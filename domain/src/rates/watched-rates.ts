import { couldBeHad, type StartCase } from './start-rate.js';
import type { WatchedRate } from './watch.js';

/** A mortgage that changes its lender counts as insurable (docs/decisions/0110). */
const SWITCHED: Pick<StartCase, 'purpose' | 'insurance'> = { purpose: 'renewal', insurance: 'insurable' };

/** The lowest rate first; of equal ones by name. */
export const byName = (a: WatchedRate, b: WatchedRate): number =>
  a.rate - b.rate || a.bankName.localeCompare(b.bankName, 'en-CA') || (a.id < b.id ? -1 : 1);

/** The fixed rates that a mortgage with another lender until now could have. */
export const fixedFor = <Rate extends WatchedRate>(book: readonly Rate[], province: string): Rate[] =>
  book.filter((rate) => rate.type === 'fixed' && couldBeHad(rate, { ...SWITCHED, province }));

/** An answer without a rate. */
export const NOTHING = { met: false, rate: null, metAtPct: null, figures: null } as const;
