import { isOpenEnquiry, type EnquiryStatusName } from './enquiry-status.js';

/** `good`: answered in time. `calm`: time enough. `warn`: less than four hours left. `bad`: missed, now or back then. */
export type Urgency = 'good' | 'calm' | 'warn' | 'bad';

export interface ClockFace {
  words: string;
  urgency: Urgency;
}

/** Times are ISO texts. */
export interface ClockFacts {
  status: EnquiryStatusName;
  createdAt: string;
  firstResponseDueAt: string;
  firstRespondedAt: string | null;
}

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
/** With less than this left, the promise is at risk. */
export const DUE_SOON_HOURS = 4;

const parts = (whole: number, unit: string, rest: number, restUnit: string): string =>
  rest === 0 ? `${whole} ${unit}` : `${whole} ${unit} ${rest} ${restUnit}`;

/** '38 min', '13 h 30 min', from two days on '3 days 4 h'. Less than a minute counts as one. */
export function durationWords(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  if (minutes < HOUR_MIN) return `${minutes} min`;
  if (minutes < 2 * DAY_MIN) return parts(Math.floor(minutes / HOUR_MIN), 'h', minutes % HOUR_MIN, 'min');
  return parts(Math.floor(minutes / DAY_MIN), 'days', Math.floor((minutes % DAY_MIN) / HOUR_MIN), 'h');
}

/**
 * The 24-hour promise: the time left, how late it is, or how long it took. A late answer stays late for good. Where the
 * office was done without having answered, it says so.
 */
export function enquiryClock(
  { status, createdAt, firstResponseDueAt, firstRespondedAt }: ClockFacts,
  now: Date,
): ClockFace {
  const due = Date.parse(firstResponseDueAt);
  if (firstRespondedAt !== null) {
    const answered = Date.parse(firstRespondedAt);
    return answered > due
      ? { words: `Answered, late by ${durationWords(answered - due)}`, urgency: 'bad' }
      : { words: `Answered in ${durationWords(answered - Date.parse(createdAt))}`, urgency: 'good' };
  }
  if (!isOpenEnquiry(status)) return { words: 'Not answered', urgency: 'bad' };
  const left = due - now.getTime();
  if (left < 0) return { words: `${durationWords(-left)} late`, urgency: 'bad' };
  const soon = left < DUE_SOON_HOURS * HOUR_MIN * MINUTE_MS;
  return { words: `${durationWords(left)} left`, urgency: soon ? 'warn' : 'calm' };
}
