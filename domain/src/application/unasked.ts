import { fieldProblem } from '../forms/field-problem.js';
import type { Answers, Group, Part, Section } from './parts.js';
import { EVERY_PART } from './sections.js';
import type { Problem } from './standing.js';
import { keptIn, questionsIn, rootScope } from './walk.js';

const stated = (name: string, label: string): Group['fields'][number] => ({ name, kind: 'money', label });

/**
 * What integrators send of a household's income as figures, in dollars a year, without the work it comes from (customer spec
 * §3). It counts and is shown, and our own form does not ask for it. The office's pages read it from here, so that the form's
 * do not carry it.
 */
const STATED_INCOME: Group = {
  kind: 'group',
  at: 'financial',
  title: 'Stated income',
  when: () => undefined,
  fields: [
    stated('annualIncome', 'Yearly income'),
    stated('additionalIncome', 'Other yearly income'),
    stated('householdIncome', 'Yearly household income'),
  ],
};

/** A section with what counts in it though nobody is asked. */
export const partsReadIn = ({ name, parts }: Pick<Section, 'name' | 'parts'>): readonly Part[] =>
  name === 'money' ? [...parts, STATED_INCOME] : parts;

/** All that counts of an application, asked for or not. */
export const EVERY_PART_READ: readonly Part[] = [...EVERY_PART, STATED_INCOME];

/**
 * What is wrong with answers that count though nobody was asked for them: an integrator sends them all the same, and what is
 * kept is checked. `applicationProblems` says what is wrong with the others.
 */
export function unaskedProblems(answers: Answers): Problem[] {
  const scope = rootScope(answers);
  const asked = new Set(questionsIn(EVERY_PART_READ, scope).map(({ path }) => path.join('.')));
  return keptIn(EVERY_PART_READ, scope).flatMap(({ field, value, path, scope: { texts } }) => {
    if (value === undefined || value === null || value === '' || asked.has(path.join('.'))) return [];
    const message = fieldProblem(field, value, texts);
    return message === undefined ? [] : [{ place: path, message }];
  });
}
