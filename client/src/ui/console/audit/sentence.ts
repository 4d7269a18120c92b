import { consolePaths } from '../../../lib/console-paths';
import type { AuditAction } from './audit-action';
import { PHRASES, plainPhrase } from './phrases';
import { capital } from './values';

/** 'changed {} 3-year fixed 5.04% → 4.87%', split where the subject's name goes. */
export interface Sentence {
  lead: string;
  subject?: { text: string; to?: string };
  rest: string;
}

const NAMELESS: Readonly<Record<string, string>> = {
  user: 'a former user',
  enquiry: 'someone',
  application: 'someone',
  bank: 'a deleted lender',
  rate: 'a deleted lender’s',
};

function linkOf({ subjectType, subjectId, subjectName }: AuditAction): string | undefined {
  if (!subjectId || !subjectName) return undefined;
  if (subjectType === 'enquiry') return consolePaths.enquiry(subjectId);
  if (subjectType === 'application') return consolePaths.application(subjectId);
  if (subjectType === 'user') return `${consolePaths.people}?id=${subjectId}`;
  if (subjectType === 'bank') return `${consolePaths.lenders}?q=${encodeURIComponent(subjectName)}`;
  if (subjectType === 'rate') return `${consolePaths.rates}?q=${encodeURIComponent(subjectName)}`;
  return subjectType === 'mail_message' ? consolePaths.mail : undefined;
}

function phraseOf(event: AuditAction): string {
  const { action, subjectName, after } = event;
  const summary = after?.['summary'];
  // rows from before sentences were left to the reader; one rate has all it takes to be worded anew
  if (typeof summary === 'string' && !(action === 'rate.change' && subjectName)) return summary;
  const phrase = PHRASES[action] ?? plainPhrase(event);
  return typeof phrase === 'string' ? phrase : phrase(event);
}

/** Who does these has followed a link, and need not be signed in. */
const SIGNED_OUT: Readonly<Record<string, string>> = {
  'lender_choice.choose': 'A client',
  'co_applicant.answer': 'A co-applicant',
  'co_applicant.invite': 'An applicant',
  'career.disown': 'An applicant',
};

/** Who did it, where it is no account that is known by name. */
export const namelessActor = ({ action, actorId }: AuditAction): string =>
  actorId ? 'A former user' : (SIGNED_OUT[action] ?? 'The system');

/** What someone did, in words that follow their name. */
export function sentenceOf(event: AuditAction): Sentence {
  const [lead = '', rest] = phraseOf(event).split('{}');
  if (rest === undefined) return { lead, rest: '' };
  const to = linkOf(event);
  const text = event.subjectName ?? NAMELESS[event.subjectType] ?? 'a deleted record';
  return { lead, subject: { text, ...(to !== undefined && { to }) }, rest };
}

/** The same as one text, starting with a capital where nobody is named. */
export function plainSentence(event: AuditAction, actorName?: string): string {
  const { lead, subject, rest } = sentenceOf(event);
  const text = `${lead}${subject?.text ?? ''}${rest}`.trim();
  return actorName === undefined ? capital(text) : `${actorName} ${text}`;
}
