import { formatAmount } from '../forms/dollars.js';
import { MONTH_NAMES } from '../forms/months.js';
import { parseMoney } from '../forms/money.js';
import { formatPhone } from '../forms/phone-format.js';
import type { Answers, ApplicationField, Section } from './parts.js';
import { sectionsFor } from './sections.js';
import { partsReadIn } from './unasked.js';
import { keptIn, rootScope, type Question } from './walk.js';

const monthName = (month: string | undefined): string => MONTH_NAMES[Number(month) - 1] ?? '';

function dayInWords(text: string): string {
  const [year, month, day] = text.split('-');
  const name = monthName(month);
  if (!name || !year) return text;
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

function inWords(field: ApplicationField, text: string): string {
  switch (field.kind) {
    case 'money': {
      const parsed = parseMoney(text);
      return 'cents' in parsed ? formatAmount(parsed.cents / 100) : text;
    }
    case 'choice':
    case 'choices':
      return text
        .split(',')
        .map((chosen) => field.choices.find(({ value }) => value === chosen)?.label ?? chosen)
        .join(', ');
    case 'date':
    case 'month':
      return dayInWords(text);
    case 'phone':
      return formatPhone(text);
    case 'percent':
      return `${text}%`;
    default:
      return text;
  }
}

/** An answer as people read it: '$86,400', 'September 2024'. Empty where there is none. */
export function answerInWords(field: ApplicationField, value: unknown): string {
  if (typeof value === 'boolean') {
    if (value) return 'Yes';
    return field.kind === 'flag' ? 'No' : '';
  }
  const text = Array.isArray(value)
    ? value.join(',')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value).trim()
      : '';
  return text === '' ? '' : inWords(field, text);
}

export interface LabelledAnswer {
  place: readonly string[];
  label: string;
  value: string;
}

export interface LabelledSection {
  section: Section;
  /** The answers under each heading; a row of a list is a heading of its own */
  groups: { title: string; answers: LabelledAnswer[] }[];
}

/** A row is called by the name that was typed in it, else by its number: 'Ada Roy', 'Debt 2'. */
function rowName({ scope, rows }: Question): string {
  if (!rows) return '';
  const { noun, namedBy } = rows;
  const isTyped = rows.parts.some(
    (part) => part.kind === 'group' && part.fields.some(({ name, kind }) => name === namedBy && kind === 'text'),
  );
  const typed = isTyped ? scope.answers[namedBy] : undefined;
  if (typeof typed === 'string' && typed.trim()) return typed.trim();
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${Number(scope.path.at(-1)) + 1}`;
}

/** What stands over a question's group: the row it is in, and the group's own title. */
export const headingOf = (question: Question): string =>
  [rowName(question), question.group.title].filter(Boolean).join(': ');

/** The same for every question of one group. */
export const groupOf = ({ group, scope }: Question): string => [...scope.path, group.at, group.title].join('.');

/** The application as people read it: what was answered and counts, section by section. The consents are no part of it. */
export function labelledSections(answers: Answers): LabelledSection[] {
  return sectionsFor(answers)
    .filter(({ name }) => name !== 'check')
    .map((section) => {
      const groups = new Map<string, LabelledSection['groups'][number]>();
      for (const question of keptIn(partsReadIn(section), rootScope(answers))) {
        const value = answerInWords(question.field, question.value);
        if (value === '') continue;
        const key = groupOf(question);
        const group = groups.get(key) ?? { title: headingOf(question), answers: [] };
        group.answers.push({ place: question.path, label: question.field.label, value });
        groups.set(key, group);
      }
      return { section, groups: [...groups.values()] };
    });
}
