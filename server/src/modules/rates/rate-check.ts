import { feesProblem, publishProblem } from '@brokerage/domain/rates/apr';
import { FEES_BOUNDS, isWithin, NOTES_MAX, TERM_BOUNDS } from '@brokerage/domain/rates/bounds';
import { lastDayProblem, rateProblem } from '@brokerage/domain/rates/sanity';
import { AGREED_YEARS, isDayIn } from '@brokerage/domain/text/day';
import { isStorable } from '@brokerage/domain/text/storable';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { DomainError, type Problem } from '../../kernel/domain-error.js';
import { officeToday } from '../../kernel/office-today.js';
import type { Facts } from './rate-facts.js';

const MOST_DECIMALS = 4;

const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) !== value;

function rateUnreadable(value: number): string | undefined {
  if (!(value > 0 && value < 100)) return 'Enter the rate as a percent, such as 4.19.';
  return hasDecimals(value, MOST_DECIMALS) ? 'The rate may have up to four decimals.' : undefined;
}

const feesUnreadable = (fees: number | null): string | null =>
  fees === null || (isWithin(fees, FEES_BOUNDS) && !hasDecimals(fees, 2))
    ? null
    : `Enter the fees in dollars, up to $${FEES_BOUNDS.max.toLocaleString('en-CA')}.`;

type Said = readonly [field: keyof Facts, message: string | null | undefined];

const problemsIn = (said: readonly Said[]): Problem[] =>
  said.flatMap(([field, message]): Problem[] => (message ? [{ code: 'INVALID', message, field: [field] }] : []));

/**
 * Everything that cannot be saved even as a draft, field by field. An unlikely rate can be saved: it is marked on the
 * desk and blocks publishing.
 */
function factsProblems({ term, rate, fees, province, notes, endsOn }: Facts): Problem[] {
  const inYears = isWithin(term, TERM_BOUNDS) && !hasDecimals(term, 2);
  const known = province === null || PROVINCES.some(({ code }) => code === province);
  return problemsIn([
    ['term', inYears ? null : `Enter the term in years, from ${TERM_BOUNDS.min} to ${TERM_BOUNDS.max}.`],
    ['rate', rateUnreadable(rate)],
    ['fees', feesUnreadable(fees)],
    ['province', known ? null : 'Choose a province or territory from the list.'],
    [
      'notes',
      notes !== null && notes.length > NOTES_MAX ? `Keep the notes to ${NOTES_MAX} characters or fewer.` : null,
    ],
    ['notes', isStorable(notes ?? '') ? null : 'The notes contain a character we can’t store.'],
    [
      'endsOn',
      endsOn === null || isDayIn(endsOn, AGREED_YEARS)
        ? null
        : 'Enter the last day as year-month-day, such as 2026-12-31.',
    ],
  ]);
}

/** What keeps readable facts from visitors. */
const unlikely = (facts: Facts): Problem[] =>
  problemsIn([
    ['rate', rateProblem(facts.rate)],
    ['fees', isWithin(facts.term, TERM_BOUNDS) ? feesProblem(facts) : null],
  ]);

/** Everything that keeps facts from visitors; a field that cannot be read is not judged again. */
export function publicProblems(facts: Facts): Problem[] {
  const unreadable = factsProblems(facts);
  const isJudged = ({ field }: Problem): boolean => unreadable.some((problem) => problem.field?.[0] === field?.[0]);
  return [...unreadable, ...unlikely(facts).filter((problem) => !isJudged(problem))];
}

/** What keeps a draft from being published, as a sentence; null where nothing does. `live`: what visitors see now */
export const draftProblem = (facts: Facts, live: Facts | null): string | null =>
  publishProblem(facts) ?? lastDayProblem(facts.endsOn, live?.endsOn ?? null, officeToday());

function refuse([first, ...others]: readonly Problem[]): void {
  if (first) throw DomainError.of([first, ...others]);
}

/** Throws where facts cannot be kept as a draft. */
export const checkFacts = (facts: Facts): void => refuse(factsProblems(facts));

/** Throws where facts cannot be shown to visitors, whichever way they come in. */
export const checkPublic = (facts: Facts): void => refuse(publicProblems(facts));
