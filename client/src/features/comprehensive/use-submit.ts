import { use, useRef, useState } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import { SECTIONS } from '@brokerage/domain/application/sections';
import type { Problem } from '@brokerage/domain/application/standing';
import { toSend } from '@brokerage/domain/application/to-send';
import { questionsIn, rootScope } from '@brokerage/domain/application/walk';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { markSent, type SentApplication } from '../../lib/sent';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import { readAt } from '@brokerage/domain/forms/field-input';
import { dropCopy, FORM_ID } from './draft';
import { DraftContext } from './draft-context';
import { useSubmitComprehensiveApplicationCommand } from './submit-comprehensive-application.generated';

const KEPT = 'Nothing you typed is lost.';
const AGAIN = `${KEPT} Please send it again in a moment.`;

const nameOf = (place: readonly string[]): string => place.filter((part) => part !== 'application').join('.');

/** The documents each person is asked for. Their rules come along only when something is sent. */
async function documentsFor(answers: Answers): Promise<SentApplication['documents']> {
  try {
    const { documentsNeeded } = await import('./documents-needed');
    return documentsNeeded(answers);
  } catch {
    // a deployment or a dead network: the list is in the email too
    return [];
  }
}

export interface Submission {
  /** Whether the application was stored */
  send: (answers: Answers) => Promise<boolean>;
  sending: boolean;
  /** What to say when nothing was stored, and what the person can do */
  failure: { title: string; more: string; again?: true } | undefined;
  /** What the server refused, as long as the answer is the one it refused */
  refusals: readonly Problem[];
}

const alreadySent = (number: string): Submission['failure'] => ({
  title: `Already sent: ${number}`,
  more: 'Change an answer to start another application.',
});

/** Sends the application, once at a time; the same draft sent again, here or from another tab, is one application. */
export function useSubmitApplication(answers: Answers): Submission {
  const scope = rootScope(answers);
  // each question, and the lists and rows around it: the server refuses those as well
  const fields = SECTIONS.flatMap(({ parts }) => questionsIn(parts, scope)).flatMap(({ path }) =>
    path.map((_, depth) => path.slice(0, depth + 1).join('.')),
  );
  const [submit] = useSubmitComprehensiveApplicationCommand({
    fields,
    nameOf,
    failure: MESSAGES.applicationFailed,
    attributed: true,
  });
  const draft = use(DraftContext);
  const [failure, setFailure] = useState<Submission['failure']>();
  const [refused, setRefused] = useState<readonly (Problem & { value: unknown })[]>([]);
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  /** Sent once without an answer: the same key leads to the same application */
  const tried = useRef(false);

  async function sendOnce(given: Answers): Promise<boolean> {
    setFailure(undefined);
    const { differs, sentAs, id } = await draft.flush();
    if (differs) return false;
    if (sentAs && !tried.current) {
      setFailure(alreadySent(sentAs));
      return false;
    }
    tried.current = true;
    const { application } = toSend(given);
    const { payload, problem, errors } = await submit({ application, idempotencyKey: idempotencyKey(FORM_ID, id) });
    if (payload?.application) {
      const { applicationNumber } = payload.application;
      const documents = await documentsFor(given);
      const sentAt = new Date().toISOString();
      markSent(FORM_ID, { applicationNumber, sentAt, documents });
      dropCopy();
      await draft.forget({ applicationNumber, at: sentAt });
      forgetIdempotencyKey(FORM_ID);
      return true;
    }
    const isSpent = payload?.userErrors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH') === true;
    if (isSpent) {
      // the key was spent on other answers, here or in another tab: what is sent next is a new application
      forgetIdempotencyKey(FORM_ID);
      idempotencyKey(FORM_ID);
      tried.current = false;
      const other = await draft.flush();
      if (other.sentAs) {
        setFailure(alreadySent(other.sentAs));
        return false;
      }
    }
    setRefused(
      Object.entries(errors).map(([name, message]) => {
        const place = name.split('.');
        return { place, message, value: readAt(given, place) };
      }),
    );
    const title = (payload ? undefined : problem) ?? MESSAGES.applicationFailed;
    // what is refused is to be changed first: its list takes the focus, and sent again it would be refused again
    if (Object.keys(errors).length > 0) setFailure({ title, more: KEPT });
    else if (payload && !isSpent) setFailure({ title, more: [problem, KEPT].join(' ') });
    else setFailure({ title, more: AGAIN, again: true });
    return false;
  }

  return {
    sending,
    failure,
    refusals: refused.filter(({ place, value }) => readAt(answers, place) === value),
    send: async (given) => {
      if (underWay.current) return false;
      underWay.current = true;
      setSending(true);
      return sendOnce(given).finally(() => {
        underWay.current = false;
        setSending(false);
      });
    },
  };
}
