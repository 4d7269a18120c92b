import { isOneLine, ONE_LINE } from '@brokerage/domain/forms/one-line';
import { maskSins } from '@brokerage/domain/forms/sin';
import { LONGEST_EMAIL_SUBJECT, LONGEST_EMAIL_TEXT } from '@brokerage/domain/enquiries/written-email';
import type { Problem } from '../../../../kernel/domain-error.js';
import type { Words } from './open-email.js';

/** The subject and the text of an email as they are kept, with every problem together, for the form. */
export function wordsProblems(asked: Words): { words: Words; problems: Problem[] } {
  const [subject, text] = [asked.subject.trim(), asked.text.trim()];
  const problems: Problem[] = [
    problemOf('subject', subject, LONGEST_EMAIL_SUBJECT, 'Write a subject.'),
    ...(isOneLine(subject) ? [] : [{ code: 'INVALID', message: ONE_LINE, field: ['subject'] } satisfies Problem]),
    problemOf('text', text, LONGEST_EMAIL_TEXT, 'Write the email first.'),
  ].filter((problem) => problem !== undefined);
  return { words: { subject, text }, problems };
}

function problemOf(field: keyof Words, words: string, longest: number, missing: string): Problem | undefined {
  if (words === '') return { code: 'REQUIRED', message: missing, field: [field] };
  if (words.length > longest) {
    const message = `Keep it to ${longest.toLocaleString('en-CA')} characters or fewer.`;
    return { code: 'INVALID', message, field: [field] };
  }
  if (maskSins(words) !== words) {
    return { code: 'INVALID', message: 'Take out the Social Insurance Number. Email is not private.', field: [field] };
  }
  return undefined;
}
