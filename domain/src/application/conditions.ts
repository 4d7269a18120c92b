import { OFFICE_ZONE } from '../booking/policy.js';
import { wallClock } from '../calendar/wall-clock.js';
import type { Texts } from '../forms/fields.js';

/**
 * Whether something applies: true, false, or undefined while the answer it hangs on is not there. What is true is asked;
 * what is false is left out of what is saved and sent; what is undefined is neither, so that nothing is lost early.
 *
 * The texts are those of the person or row the question stands in, by their places in it; those of the whole application
 * begin with 'file.'.
 */
export type Condition = (texts: Texts) => boolean | undefined;

/** One of these values. */
export const is =
  (place: string, ...values: readonly string[]): Condition =>
  (texts) => {
    const text = texts[place];
    return text ? values.includes(text) : undefined;
  };

/** Among several chosen ones. */
export const includes =
  (place: string, ...values: readonly string[]): Condition =>
  (texts) => {
    const text = texts[place];
    return text ? text.split(',').some((chosen) => values.includes(chosen)) : undefined;
  };

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (texts) => {
    const answers = conditions.map((condition) => condition(texts));
    if (answers.includes(false)) return false;
    return answers.includes(undefined) ? undefined : true;
  };

export const any =
  (...conditions: readonly Condition[]): Condition =>
  (texts) => {
    const answers = conditions.map((condition) => condition(texts));
    if (answers.includes(true)) return true;
    return answers.includes(undefined) ? undefined : false;
  };

/** Asked until the condition holds, and left out then. */
export const unless =
  (condition: Condition): Condition =>
  (texts) =>
    condition(texts) !== true;

/** Asked where the condition holds, and kept where it does not: an answer that stays true. */
export const askedIf =
  (condition: Condition): Condition =>
  (texts) =>
    condition(texts) ? true : undefined;

const MONTHS_OF_HISTORY = 36;

/**
 * A month less than three years ago: lenders look at three years of work and of addresses. By the office's clock: the server
 * asks for nothing that the browser of somebody in another zone does not show.
 */
export const isRecent =
  (place: string): Condition =>
  (texts) => {
    const [year, month] = (texts[place] ?? '').split('-').map(Number);
    if (!year || !month) return undefined;
    const now = wallClock(Date.now(), OFFICE_ZONE);
    return (now.year - year) * 12 + now.month - month < MONTHS_OF_HISTORY;
  };
