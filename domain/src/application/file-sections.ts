import type { Answers, Part, SectionName } from './parts.js';
import { sectionsFor } from './sections.js';
import { partsReadIn } from './unasked.js';
import { keptIn, questionsIn, rootScope, type Question } from './walk.js';
import { answerInWords, groupOf, headingOf } from './words.js';

/** A question and its answer in words; '' where it is missing. */
export interface FileAnswer {
  readonly question: Question;
  readonly value: string;
}

export interface FileRow {
  readonly label: string;
  /** One; beside each other one of each person, null where somebody was not asked */
  readonly answers: readonly (FileAnswer | null)[];
}

export interface FileGroup {
  readonly title: string;
  /** Whether two people stand side by side */
  readonly isPair: boolean;
  readonly rows: readonly FileRow[];
}

export interface FileSection {
  readonly name: SectionName;
  readonly title: string;
  readonly groups: readonly FileGroup[];
}

/** What two people are asked alike, and where it stands on the office's page. */
type Topic = 'plans' | 'work' | 'questions';
const TOPICS: Readonly<Record<Topic, string>> = {
  plans: 'People',
  work: 'Work and income',
  questions: 'Declarations',
};
const OF_PEOPLE: readonly SectionName[] = ['plans', 'work', 'people', 'questions'];
/** Asked of the application, not of a person */
const OF_THE_FILE: readonly string[] = ['mortgageType', 'product'];

/**
 * What counts of a section: its answers, and what is still needed beside them. A group in which nothing was answered
 * stays away.
 */
function shownIn(answers: Answers, parts: readonly Part[]): FileAnswer[] {
  const scope = rootScope(answers);
  const asked = new Set(questionsIn(parts, scope).map(({ path }) => path.join('.')));
  const all = keptIn(parts, scope).map((question) => ({
    question,
    value: answerInWords(question.field, question.value),
  }));
  const begun = new Set(all.filter(({ value }) => value !== '').map(({ question }) => groupOf(question)));
  const isOpen = (question: Question): boolean =>
    question.field.needed !== undefined && asked.has(question.path.join('.')) && begun.has(groupOf(question));
  return all.filter(({ question, value }) => value !== '' || isOpen(question));
}

const alone = (answer: FileAnswer): FileRow => ({ label: answer.question.field.label, answers: [answer] });

function inGroups(shown: readonly FileAnswer[]): FileGroup[] {
  const groups = new Map<string, { title: string; isPair: false; rows: FileRow[] }>();
  for (const answer of shown) {
    const key = groupOf(answer.question);
    const group = groups.get(key) ?? { title: headingOf(answer.question), isPair: false, rows: [] };
    group.rows.push(alone(answer));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Where an answer stands in its person: 'employment.current.employer'. */
const ownPlace = (place: readonly string[]): string =>
  (place[0] === 'coApplicants' ? place.slice(2) : place[0] === 'applicant' ? place.slice(1) : place).join('.');

function topicOf(place: string): Topic {
  if (place.startsWith('declarations.')) return 'questions';
  return /^(employment|jobs|otherIncome|occupation)(\.|$)/.test(place) ? 'work' : 'plans';
}

/** A list of a person's own, such as their second jobs */
const isRow = ({ rows }: Question): boolean => rows !== undefined && rows.at !== 'coApplicants';

function headOf({ question }: FileAnswer): { key: string; title: string } {
  const { group, scope } = question;
  if (isRow(question)) {
    const number = Number(scope.path.at(-1)) + 1;
    const noun = question.rows?.noun ?? '';
    return {
      key: ownPlace(scope.path),
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${number}`,
    };
  }
  const at = ownPlace([...scope.path, ...(group.at === '' ? [] : group.at.split('.'))]);
  // who somebody is reads best as one list; each branch of their work is a group
  return at.startsWith('employment.') ? { key: at, title: group.title ?? '' } : { key: '', title: '' };
}

interface PairRow {
  label: string;
  answers: (FileAnswer | null)[];
}

/** Two people's answers on one topic, question by question. */
function sideBySide(topic: Topic, shown: readonly FileAnswer[]): FileGroup[] {
  const groups = new Map<string, { title: string; rows: Map<string, PairRow> }>();
  for (const answer of shown) {
    const { path, field } = answer.question;
    const place = ownPlace(path);
    if (topicOf(place) !== topic) continue;
    const { key, title } = headOf(answer);
    const group = groups.get(key) ?? { title, rows: new Map<string, PairRow>() };
    const row = group.rows.get(place) ?? { label: field.label, answers: [null, null] };
    row.answers[path[0] === 'coApplicants' ? 1 : 0] = answer;
    group.rows.set(place, row);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ title, rows }) => ({ title, isPair: true, rows: [...rows.values()] }));
}

const isPair = ({ hasCoApplicants, coApplicants }: Answers): boolean =>
  hasCoApplicants === true && Array.isArray(coApplicants) && coApplicants.length === 1;

/**
 * The application as the office reads it, section by section. Two people stand side by side; alone or with more, each
 * has a part of their own. The consents are no part of it.
 */
export function fileSections(answers: Answers): FileSection[] {
  const sections = sectionsFor(answers).filter(({ name }) => name !== 'check');
  const single = (name: SectionName, title: string, shown: readonly FileAnswer[]): FileSection => ({
    name,
    title,
    groups: inGroups(shown),
  });
  const others = sections.map((section) => single(section.name, section.title, shownIn(answers, partsReadIn(section))));
  if (!isPair(answers)) return others.filter(({ groups }) => groups.length > 0);
  const ofPeople = sections
    .filter(({ name }) => OF_PEOPLE.includes(name))
    .flatMap(({ parts }) => shownIn(answers, parts))
    .filter(({ question: { path } }) => path[0] !== 'hasCoApplicants');
  const ofFile = ofPeople.filter(({ question: { path } }) => OF_THE_FILE.includes(path[0] ?? ''));
  const people = ofPeople.filter((answer) => !ofFile.includes(answer));
  const paired = (name: Topic): FileSection => ({
    name,
    title: TOPICS[name],
    groups: [...(name === 'plans' ? inGroups(ofFile) : []), ...sideBySide(name, people)],
  });
  return [
    paired('plans'),
    paired('work'),
    ...others.filter(({ name }) => !OF_PEOPLE.includes(name)),
    paired('questions'),
  ].filter(({ groups }) => groups.length > 0);
}
