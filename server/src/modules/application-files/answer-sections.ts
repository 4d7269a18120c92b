import { isCorrectable, textOfAnswer } from '@brokerage/domain/application/correct-answer';
import { fileSections, type FileAnswer as Read } from '@brokerage/domain/application/file-sections';
import type { Answers } from '@brokerage/domain/application/parts';
import type { ChangeSince } from '../answer-changes/public.js';
import type { PeopleOnFile } from '../lifecycle/public.js';
import type { Answer } from '../enquiries/public.js';
import type { AnswerGroup, AnswerSection, FileAnswer } from './application-file.types.js';

/** Everybody on a comprehensive application; the applicant is known by the name the record has, if nothing else. */
export const namesOn = ({ applicant, coApplicants = [] }: PeopleOnFile, fullName: string): string[] => [
  applicant?.fullName ?? fullName,
  ...coApplicants.map((person, index) => person.fullName ?? `Co-applicant ${index + 1}`),
];

/** A basic application has one part, and its answers are put right nowhere. */
export const basicSections = (answers: readonly Answer[]): AnswerSection[] => [
  {
    name: 'application',
    title: 'Application',
    groups: [
      {
        title: '',
        people: [],
        rows: answers.map(({ label, value }) => ({
          label,
          answers: [{ place: label, value, control: null, change: null }],
        })),
      },
    ],
  },
];

function answerOf({ question: { field, path, value: raw }, value }: Read, change: ChangeSince | null): FileAnswer {
  const choices = field.kind === 'choice' || field.kind === 'choices' ? field.choices : [];
  return {
    place: path.join('.'),
    value,
    control: isCorrectable(path)
      ? {
          kind: field.kind,
          text: textOfAnswer(field, raw),
          choices: choices.map((choice) => ({ value: choice.value, label: choice.label })),
        }
      : null,
    change,
  };
}

/** The sections of a comprehensive application as the office reads them. */
export function answerSections(
  answers: Answers & PeopleOnFile,
  fullName: string,
  changes: ReadonlyMap<string, ChangeSince>,
): AnswerSection[] {
  const people = namesOn(answers, fullName);
  return fileSections(answers).map(({ name, title, groups }) => ({
    name,
    title,
    groups: groups.map((group) => {
      const rows = group.rows.map(({ label, answers: read }) => ({
        label,
        answers: read.map((one) => one && answerOf(one, changes.get(one.question.path.join('.')) ?? null)),
      }));
      if (!group.isPair) return { title: group.title, people: [], rows };
      return ofOne({ title: group.title, people, rows });
    }),
  }));
}

/** What counts for one of the two alone needs no second column. */
function ofOne(group: AnswerGroup): AnswerGroup {
  const { title, people, rows } = group;
  const whose = people.findIndex((_, index) => rows.every(({ answers }) => answers[1 - index] === null));
  if (whose < 0 || title === '') return group;
  return {
    title: `${people[whose]}: ${title}`,
    people: [],
    rows: rows.map(({ label, answers }) => ({ label, answers: answers.slice(whose, whose + 1) })),
  };
}
