import { APR_BOUNDS, isWithin, RATE_BOUNDS } from './bounds.js';

/** Percentage points a rate may move at once without a second look. */
export const USUAL_MOVE = 1.5;

/**
 * What stops a rate from being shown to visitors, as a sentence; null where nothing does.
 * @param rate percent a year
 */
export function rateProblem(rate: number): string | null {
  return isWithin(rate, RATE_BOUNDS)
    ? null
    : `Check the decimal. Rates run ${RATE_BOUNDS.min}% to ${RATE_BOUNDS.max}%.`;
}

/**
 * The same of the APR that the fees make; nothing is wrong with one that is not known.
 * @param apr percent a year
 */
export function aprProblem(apr: number | null): string | null {
  return apr === null || isWithin(apr, APR_BOUNDS)
    ? null
    : `Check the fees. They make an APR of ${apr.toFixed(2)}%; it runs ${APR_BOUNDS.min}% to ${APR_BOUNDS.max}%.`;
}

/**
 * What is wrong with an APR that somebody gives us instead of the fees, as a sentence. It is turned into the fees that
 * explain it, and none explain one below the rate.
 * @param apr percent a year
 * @param rate percent a year
 */
export function givenAprProblem(apr: number, rate: number): string | null {
  if (!(apr >= rate)) return 'The APR can’t be below the rate. It is the rate with fees.';
  return isWithin(apr, APR_BOUNDS) ? null : `Check the APR. It is from ${APR_BOUNDS.min}% to ${APR_BOUNDS.max}%.`;
}

/**
 * What is wrong with a last day that a change gives a rate, as a sentence: nobody would see it. One that was over before is
 * no slip of this change.
 * @param before the last day that the rate has now
 * @param today at the office
 */
export const lastDayProblem = (endsOn: string | null, before: string | null, today: string): string | null =>
  endsOn === null || endsOn >= today || endsOn === before
    ? null
    : 'Check the last day. It is over, so visitors would not see the rate. Archive a rate that ended.';

/** What is said of a rate whose last day is over while somebody changes it; it stops nothing. `today`: at the office. */
export const lastDayWarning = (endsOn: string | null, today: string): string | null =>
  endsOn !== null && endsOn < today ? 'Visitors don’t see this rate: its last day is over.' : null;

/**
 * What deserves a second look before a rate is published, as a sentence; it stops nothing.
 * @param rate percent a year
 * @param live percent a year that visitors see now; null for a new rate
 */
export function rateWarning(rate: number, live: number | null): string | null {
  if (live === null || Math.abs(rate - live) <= USUAL_MOVE + 1e-9) return null;
  return `That is ${Math.abs(rate - live).toFixed(2)} points from the rate visitors see now.`;
}
