import { readAt } from '@brokerage/domain/forms/field-input';
import type { Answers, Part, Section, SectionName } from '@brokerage/domain/application/parts';
import { SECTIONS, sectionsFor } from '@brokerage/domain/application/sections';
import { applies, questionsIn, rootScope, rowsIn, type Scope } from '@brokerage/domain/application/walk';
import { answerInWords } from '@brokerage/domain/application/words';
import { rowInWords } from './row-words';

/** A line of the check page: one answer, an address, or a row of a list. */
export interface CheckLine {
  /** The same for every person: 'employment.current.employer' */
  key: string;
  label: string;
  value: string;
  section: SectionName;
  /** The answer that Change leads to */
  place: string;
}

/** What reads best in one line */
const TOGETHER: readonly (readonly [at: RegExp, label: string])[] = [
  [/(^|\.)address$/, 'Address'],
  [/(^|\.)previousAddress$/, 'Previous address'],
  [/^employment\.previous$/, 'Previous job'],
];

function linesOf(section: SectionName, parts: readonly Part[], scope: Scope): CheckLine[] {
  const depth = scope.path.length;
  return parts.flatMap((part): CheckLine[] => {
    if (applies(part, scope) !== true) return [];
    const key = part.at.replace(/^applicant(\.|$)/, '');
    if (part.kind === 'rows') {
      const rows = rowsIn(part, scope).map((row) => {
        const { title, detail } = rowInWords(part, row);
        return { words: [title || 'No name yet', detail].filter(Boolean).join(', '), row };
      });
      return rows.map(({ words, row }, index) => ({
        key: `${key}.${index}`,
        label: index === 0 ? part.title : '',
        value: words,
        section,
        place: questionsIn(part.parts, row)[0]?.path.join('.') ?? row.path.join('.'),
      }));
    }
    const lines = questionsIn([part], scope).map(({ field, path, value }) => ({
      key: path
        .slice(depth)
        .join('.')
        .replace(/^applicant\./, ''),
      label: field.label,
      value: answerInWords(field, value),
      isNeeded: (field.needed ?? field.required) !== undefined,
      section,
      place: path.join('.'),
    }));
    const label = TOGETHER.find(([at]) => at.test(part.at))?.[1];
    const [first] = lines;
    // what nobody has to answer and nobody did says nothing
    if (!label || !first) return lines.filter(({ value, isNeeded }) => value || isNeeded);
    const words = lines.map(({ value }) => value).filter(Boolean);
    return [{ ...first, key, label, value: words.join(', ') }];
  });
}

export interface PersonLines {
  name: string;
  role: string;
  lines: CheckLine[];
}

const nameOf = (answers: unknown, fallback: string): string => {
  const name = readAt(answers, ['fullName']);
  return typeof name === 'string' && name ? name : fallback;
};

/** What each person answered about themselves; the applicant first. */
export function people(answers: Answers): PersonLines[] {
  const root = rootScope(answers);
  const own = SECTIONS.filter(({ name }) => ['plans', 'work', 'questions'].includes(name));
  const applicant = own
    .flatMap((section) => linesOf(section.name, section.parts, root))
    .filter((line) => !isPlan(line));
  const others = SECTIONS.find(({ name }) => name === 'people')?.parts.find((part) => part.kind === 'rows');
  const rows = others?.kind === 'rows' && applies(others, root) === true ? rowsIn(others, root) : [];
  return [
    { name: nameOf(answers['applicant'], 'You'), role: 'You', lines: applicant },
    ...rows.map((row, index) => ({
      name: nameOf(row.answers, `Person ${index + 2}`),
      role: 'Co-applicant',
      lines: others?.kind === 'rows' ? linesOf('people', others.parts, row) : [],
    })),
  ];
}

/** What the mortgage is for, which is about nobody. */
const isPlan = ({ key }: CheckLine): boolean => key === 'mortgageType' || key === 'product';
export const plansOf = (answers: Answers): CheckLine[] =>
  linesOf('plans', SECTIONS.find(({ name }) => name === 'plans')?.parts ?? [], rootScope(answers)).filter(isPlan);

/** The answers of a section that are about no person. */
export const ofSection = (section: Section, answers: Answers): CheckLine[] =>
  linesOf(section.name, section.parts, rootScope(answers));

/** The sections about the home and the money. */
export const otherSections = (answers: Answers): Section[] =>
  sectionsFor(answers).filter(({ name }) => !['plans', 'work', 'people', 'questions', 'check'].includes(name));

/** Which of a section's lines a key belongs to. */
export const isWork = ({ key }: CheckLine): boolean => /^(employment|jobs|otherIncome|occupation)/.test(key);
export const isDeclaration = ({ key }: CheckLine): boolean => key.startsWith('declarations');
