import { getIn } from 'formik';
import type { Answers, SectionName } from '@brokerage/domain/application/parts';
import { standings, type Missing, type Problem, type SectionStanding } from '@brokerage/domain/application/standing';
import { questionsIn, rootScope } from '@brokerage/domain/application/walk';
import { putIn } from './put-in';

/** The sections with questions that apply: the check page is none. */
export const questionSteps = (answers: Answers): SectionStanding[] =>
  standings(answers).filter(({ section }) => section.name !== 'check');

export const isFinished = ({ state }: SectionStanding): boolean => state === 'done';

/** What stands in the way of a finished section, in the order of the page; each answer once. */
export function toMend({ section, problems, missing }: SectionStanding, answers: Answers): Problem[] {
  const order = questionsIn(section.parts, rootScope(answers)).map(({ path }) => path.join('.'));
  // a list stands where its first row would: after what is asked before it
  const rank = (place: string): number => {
    const exact = order.indexOf(place);
    if (exact >= 0) return exact;
    const inside = order.findIndex((name) => name.startsWith(`${place}.`));
    return inside >= 0 ? inside : order.length;
  };
  const all = new Map([...missing, ...problems].map((problem) => [problem.place.join('.'), problem]));
  return [...all].sort(([a], [b]) => rank(a) - rank(b)).map(([, problem]) => problem);
}

/** Formik's errors: everything wrong or missing anywhere, each at its place. What is shown depends on what was touched. */
export function errorsOf(answers: Answers): object {
  const all = standings(answers).flatMap(({ problems, missing }): Problem[] => [...problems, ...missing]);
  // what is wrong inside a list comes before what is wrong with the list, which the list shows itself
  const innerFirst = all.toSorted((a, b) => b.place.length - a.place.length);
  return innerFirst.reduce<object>((errors, { place, message }) => {
    const name = place.join('.');
    return getIn(errors, name) === undefined ? putIn(errors, name, message) : errors;
  }, {});
}

/** How many minutes are left of a section, at least one while it is not done. */
export function minutesLeft({ section, state, missing, problems }: SectionStanding, answers: Answers): number {
  if (state === 'done') return 0;
  if (state === 'not_started') return section.minutes;
  const asked = questionsIn(section.parts, rootScope(answers)).length;
  const open = missing.length + problems.length;
  return Math.max(1, Math.round((section.minutes * open) / Math.max(asked, 1)));
}

/** Where to go on: where somebody left off, or the first section that is not done. A section may have gone meanwhile. */
export function resumeAt(
  steps: readonly SectionStanding[],
  last: SectionName | undefined,
): SectionStanding | undefined {
  const open = steps.filter((step) => !isFinished(step));
  return open.find(({ section }) => section.name === last) ?? open[0];
}

export const answersToGo = (count: number): string => (count === 1 ? 'One answer to go' : `${count} answers to go`);

/** "when the job started, employer": what is missing, by name. */
export function inAList(missing: readonly Missing[], most = 3): string {
  const labels = missing.slice(0, most).map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  const rest = missing.length - labels.length;
  return rest > 0 ? `${labels.join(', ')} and ${rest} more` : labels.join(', ');
}
