import { addDays } from '../booking/local-days.js';
import { AGREED_YEARS, isDayIn } from '../text/day.js';

/** The longest that a lender holds a rate, days. */
export const LONGEST_HOLD_DAYS = 180;
/** So many days before a hold ends its client is reminded, once. */
export const HOLD_REMINDER_DAYS = 14;

const DAY_MS = 86_400_000;

/** HELD: the rate is theirs; ENDS: it is, for two weeks at most; EXPIRED: no longer. */
export type HoldState = 'HELD' | 'ENDS' | 'EXPIRED';

/** Days until the last one; 0 on the last, below 0 once it is over. */
export const holdDaysLeft = (heldUntil: string, today: string): number =>
  Math.round((Date.parse(heldUntil) - Date.parse(today)) / DAY_MS);

export function holdState(heldUntil: string, today: string): HoldState {
  const left = holdDaysLeft(heldUntil, today);
  if (left < 0) return 'EXPIRED';
  return left <= HOLD_REMINDER_DAYS ? 'ENDS' : 'HELD';
}

/** What is wrong with the last day of a hold; undefined where nothing is. */
export function holdProblem(heldUntil: string, today: string): string | undefined {
  if (!isDayIn(heldUntil, AGREED_YEARS)) return 'Enter the last day the rate is held.';
  if (heldUntil < today) return 'Enter a day that is not over.';
  return heldUntil > addDays(today, LONGEST_HOLD_DAYS)
    ? `Lenders hold a rate for ${LONGEST_HOLD_DAYS} days at most.`
    : undefined;
}

/** The countdown, as people read it. */
export function countdownWords(heldUntil: string, today: string): string {
  const left = holdDaysLeft(heldUntil, today);
  if (left < 0) return 'This hold has expired';
  if (left === 0) return 'Today is the last day';
  return left === 1 ? '1 day left' : `${left} days left`;
}
