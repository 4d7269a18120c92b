import { formatAmount } from '../forms/dollars.js';
import { rateText } from './percent-words.js';
import type { RateWatch, WatchUnknown } from './watch.js';

const UNKNOWN: Readonly<Record<WatchUnknown, string>> = {
  NO_RATE: 'No published rate fits today. We look again at each new publication.',
  PENALTY:
    'We can’t tell without knowing how your lender charges for leaving. Your contract says so. Or watch for a rate instead.',
  POSTED_RATE: 'We can’t tell without the posted rate and your discount.',
  COMPARISON_RATE: 'No rate is published for about the time you have left, so the penalty isn’t known.',
  FEES: 'The fees of the rates that fit aren’t known, so what you’d keep isn’t either.',
  ENDED: 'This term has ended.',
};

/** Why a watch can't be answered, as people read it. */
export const unknownWords = (unknown: WatchUnknown): string => UNKNOWN[unknown];

/** What the penalty is, within a sentence. */
export const penaltyWords = (isDifferential: boolean): string =>
  isDifferential ? 'the rate differential' : '3 months’ interest';

/** Said wherever an answer rests on a discharge fee that nobody named. */
export const DISCHARGE_NOT_COUNTED = 'Your lender’s discharge fee isn’t counted: you didn’t name it.';

const percent = (rate: number): string => `${rateText(rate)}%`;

/** What a watch waits for, in one line without what somebody owes: emails and lists say it so. */
export const watchWords = (watch: RateWatch): string =>
  watch.goal === 'switch'
    ? 'Switching pays more than its penalty'
    : `A ${watch.term}-year fixed rate at ${percent(watch.targetPct)} or lower`;

/** The same with the mortgage it is about, for the person themselves. */
export const watchInFull = (watch: RateWatch): string =>
  watch.goal === 'switch'
    ? `${watchWords(watch)}: ${formatAmount(watch.balance)} at ${percent(watch.ratePct)}`
    : watchWords(watch);
