import { fieldProblem } from '../forms/field-problem.js';
import { parseMoney, readNumber } from '../forms/money.js';
import { withoutSins } from '../forms/sin.js';
import type { Answers, ApplicationField } from './parts.js';
import { pruneApplication } from './prune-application.js';
import { EVERY_PART_READ } from './unasked.js';
import { keptIn, rootScope, type Question } from './walk.js';
import { answerInWords } from './words.js';
import { isObject } from '../data/objects.js';

/**
 * What has a place of its own beside the answers and is put right there: who sent it and how to reach them, where
 * invitations went, what the mortgage is for, the province, and the consents.
 */
const ELSEWHERE: readonly RegExp[] = [
  /^(mortgageType|hasCoApplicants|consents\..*)$/,
  /^(applicant|coApplicants\.\d+)\.(fullName|email)$/,
  /^applicant\.phone$/,
  /^property\.(address\.)?province$/,
];

export const isCorrectable = (place: readonly string[]): boolean =>
  !ELSEWHERE.some((elsewhere) => elsewhere.test(place.join('.')));

/** An answer as its control shows it: '86400', 'yes', 'salary,bonus'. */
export function textOfAnswer({ kind }: ApplicationField, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : kind === 'flag' ? 'no' : '';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function valueOf({ kind }: ApplicationField, text: string): unknown {
  switch (kind) {
    case 'flag':
    case 'consent':
      return text === 'yes';
    case 'choices':
      return text.split(',');
    case 'money': {
      const parsed = parseMoney(text);
      return 'cents' in parsed ? parsed.cents / 100 : text;
    }
    case 'number':
    case 'percent': {
      const read = readNumber(text);
      return 'plain' in read ? Number(read.plain) : text;
    }
    default:
      return text;
  }
}

/** The same tree with another value at a place; undefined takes it away. */
const putAt = (tree: Answers, [head = '', ...rest]: readonly string[], value: unknown): Answers => ({
  ...tree,
  [head]: putInside(tree[head], rest, value),
});

function putInside(tree: unknown, place: readonly string[], value: unknown): unknown {
  const [head, ...rest] = place;
  if (head === undefined) return value;
  if (!Array.isArray(tree)) return putAt(isObject(tree) ? tree : {}, place, value);
  return tree.map((item: unknown, index) => (String(index) === head ? putInside(item, rest, value) : item));
}

export interface Corrected {
  readonly application: Answers;
  /** What is asked */
  readonly label: string;
  /** In words; '' where there was or is no answer */
  readonly was: string;
  readonly now: string;
}

const RULES_OUT = 'Other answers depend on this one and would be lost. Ask the applicant to send a new application.';

const questionAt = (answers: Answers, place: string): Question | undefined =>
  keptIn(EVERY_PART_READ, rootScope(answers)).find(({ path }) => path.join('.') === place);

/**
 * An application with one answer put right, as it would have been sent: pruned, and without social insurance numbers.
 * '' takes the answer out. What would rule out another answer is refused, so that nothing the applicant gave is lost.
 * Undefined where no such question counts, or where it is put right elsewhere.
 */
export function correctAnswer(
  answers: Answers,
  place: string,
  typed: string,
): Corrected | { problem: string } | undefined {
  const question = questionAt(answers, place);
  if (!question || !isCorrectable(question.path)) return undefined;
  const { field, path, scope } = question;
  const text = typed.trim();
  const problem = text === '' ? undefined : fieldProblem(field, text, scope.texts);
  if (problem !== undefined) return { problem };
  const changed = putAt(answers, path, text === '' ? undefined : valueOf(field, text));
  const pruned = pruneApplication(changed);
  if (pruned.removed.length > 0) return { problem: RULES_OUT };
  const application = withoutSins(pruned.application);
  const now = questionAt(application, place)?.value;
  return {
    application,
    label: field.label,
    was: answerInWords(field, question.value),
    now: answerInWords(field, now),
  };
}
