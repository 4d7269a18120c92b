import { fieldProblem } from '../forms/field-problem.js';
import { formatAmount } from '../forms/dollars.js';
import type { Answers, Part, Rows, Section, SectionName } from './parts.js';
import { SECTIONS, sectionsFor } from './sections.js';
import { sourcesOf } from './sources.js';
import { applies, placeIn, questionsIn, rootScope, rowsIn, type Question, type Scope } from './walk.js';

/** Something to say about an answer. */
export interface Problem {
  /** Where the answer stands in the application: ['coApplicants', '0', 'fullName'] */
  place: readonly string[];
  message: string;
}

/** An answer that is not there yet. */
export interface Missing extends Problem {
  /** What it is called: 'Employer' */
  label: string;
}

export type SectionState = 'done' | 'in_progress' | 'needs_a_look' | 'not_started';

export interface SectionStanding {
  section: Section;
  state: SectionState;
  problems: Problem[];
  missing: Missing[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '');

const answered = ({ field, value }: Question): boolean =>
  field.kind === 'flag' ? value !== undefined && value !== '' : !isEmpty(value);

const placeOfFirst = (rows: Rows, { path }: Scope): string[] => [...path, ...placeIn(rows.at)];

/** The lists in which nothing stands though something should. */
function emptyLists(parts: readonly Part[], scope: Scope): Missing[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'rows' || applies(part, scope) !== true) return [];
    const rows = rowsIn(part, scope);
    if (rows.length > 0) return rows.flatMap((row) => emptyLists(part.parts, row));
    return part.needed === undefined
      ? []
      : [{ place: placeOfFirst(part, scope), message: part.needed, label: part.title }];
  });
}

/** More rows than anybody has. */
function fullLists(parts: readonly Part[], scope: Scope): Problem[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'rows' || applies(part, scope) !== true) return [];
    const rows = rowsIn(part, scope);
    const inside = rows.flatMap((row) => fullLists(part.parts, row));
    return rows.length > part.most
      ? [{ place: placeOfFirst(part, scope), message: `Enter at most ${part.most}` }, ...inside]
      : inside;
  });
}

/** The sources add up to the down payment, where all of them have an amount. */
function unexplained(answers: Answers): Problem[] {
  const sources = sourcesOf(answers);
  if (!sources || sources.sum === sources.whole) return [];
  const { sum, whole } = sources;
  const [of, added] = [formatAmount(whole / 100), formatAmount(sum / 100)];
  const gap = formatAmount(Math.abs(whole - sum) / 100);
  return [
    {
      place: ['property', 'downPaymentSources'],
      message:
        sum < whole
          ? `${gap} still to explain: your sources add up to ${added} of ${of}`
          : `${gap} too much: your sources add up to ${added}, and your down payment is ${of}`,
    },
  ];
}

const isAsked = ({ parts }: Section, scope: Scope): boolean => parts.some((part) => applies(part, scope) === true);

const ofSection: Partial<Record<SectionName, (answers: Answers) => Problem[]>> = { 'down-payment': unexplained };

function problemsOf(section: Section, scope: Scope): Problem[] {
  const wrong = questionsIn(section.parts, scope).flatMap(({ field, value, path, scope: { texts } }) => {
    const message = fieldProblem(field, value, texts);
    return message === undefined || (isEmpty(value) && field.required !== undefined) ? [] : [{ place: path, message }];
  });
  // answers of a section that went with another answer are in the form still, and nobody is asked about them
  const whole = isAsked(section, scope) ? ofSection[section.name]?.(scope.answers) : undefined;
  return [...wrong, ...fullLists(section.parts, scope), ...(whole ?? [])];
}

function missingOf(section: Section, scope: Scope): Missing[] {
  const open = questionsIn(section.parts, scope).flatMap((question): Missing[] => {
    const { field, path } = question;
    const message = field.needed ?? (typeof field.required === 'string' ? field.required : undefined);
    if (message === undefined || answered(question)) return [];
    return [{ place: path, message, label: field.short ?? field.label }];
  });
  return [...open, ...emptyLists(section.parts, scope)];
}

function stateOf(
  questions: readonly Question[],
  problems: readonly Problem[],
  missing: readonly Missing[],
): SectionState {
  if (problems.length > 0) return 'needs_a_look';
  if (missing.length === 0) return 'done';
  return questions.some(answered) ? 'in_progress' : 'not_started';
}

/** How a section stands. `problems` are answers that are wrong; `missing` are those that are not there. */
export function sectionStanding(section: Section, answers: Answers): SectionStanding {
  const scope = rootScope(answers);
  const [problems, missing] = [problemsOf(section, scope), missingOf(section, scope)];
  // what is asked may depend on an answer of another section: nothing was done yet
  const state = isAsked(section, scope) ? stateOf(questionsIn(section.parts, scope), problems, missing) : 'not_started';
  return { section, problems, missing, state };
}

/** How every section stands that applies to these answers. */
export const standings = (answers: Answers): SectionStanding[] =>
  sectionsFor(answers).map((section) => sectionStanding(section, answers));

/**
 * Everything for which an application is refused: wrong answers, and what nobody can send without (who, how to reach
 * them, what for, consent). What is merely missing is asked for later.
 */
export function applicationProblems(answers: Answers): Problem[] {
  const scope = rootScope(answers);
  return SECTIONS.flatMap((section) => refusalsOf(section, scope));
}

function refusalsOf(section: Section, scope: Scope): Problem[] {
  const absent = questionsIn(section.parts, scope).flatMap(({ field, value, path }) =>
    typeof field.required === 'string' && isEmpty(value) ? [{ place: path, message: field.required }] : [],
  );
  return [...absent, ...problemsOf(section, scope)];
}

/** Whether nothing but the consents, which are given when it is sent, keeps an application from being sent. */
export function mayBeSent(answers: Answers): boolean {
  const scope = rootScope(answers);
  return SECTIONS.every((section) => section.name === 'check' || refusalsOf(section, scope).length === 0);
}
