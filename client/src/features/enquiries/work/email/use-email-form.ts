import { contactEffect, type ContactEffect } from '@brokerage/domain/enquiries/enquiry-contact';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { forgetIdempotencyKey, idempotencyKey } from '../../../../lib/idempotency';
import { useOnChange } from '../../../../lib/effects';
import { useUntouched } from '../../../../lib/use-untouched';
import { toast } from '../../../../ui/aria/toast';
import { rereading } from '../../../../ui/console/conflict';
import type { Written } from './templates';
import { useSendEnquiryEmailCommand } from './email.generated';
import type { EnquiryRowFragment } from '../../enquiries.generated';
import { addToFile } from '../../file-cache';
import { followUpChoices, type FollowUpChoice } from '../../follow-up';
import { useReread } from '../../use-reread';
import { useTextDraft } from '../../use-text-draft';

const NEW_DRAFT = 'What you typed since is kept as a new draft.';

export type Side = 'write' | 'preview';

export interface EmailFormProps {
  enquiry: EnquiryRowFragment;
  close: () => void;
  start?: Written;
}

export interface EmailForm {
  written: Written;
  setSubject: (subject: string) => void;
  setText: (text: string) => void;
  fields: { subject: RefObject<HTMLInputElement | null>; text: RefObject<HTMLTextAreaElement | null> };
  side: Side;
  setSide: (side: Side) => void;
  /** Puts a template in the place of what is written */
  fill: (written: Written) => void;
  /** Leads to a gap in the text */
  find: (gap: string) => void;
  now: Date;
  times: readonly FollowUpChoice[];
  follow: string;
  setFollow: (id: string) => void;
  followUpAt: Date | null;
  takes: boolean;
  setTakes: (takes: boolean) => void;
  effect: ContactEffect;
  errors: Record<string, string>;
  problem: string | undefined;
  busy: boolean;
  submit: (event?: SyntheticEvent) => Promise<void>;
}

type Sending = Pick<EmailForm, 'errors' | 'problem' | 'busy'> & {
  clear: () => void;
  /** Whether it is on its way, and whether a field is refused */
  send: (email: Written & { takesOwner: boolean; followUpAt: string | null }) => Promise<'sent' | 'refused' | 'failed'>;
};

/** Sends an email to who enquired: the same press is one email, whatever becomes of the answer. */
function useSending(enquiry: EnquiryRowFragment): Sending {
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const reread = useReread(enquiry.id);
  const [send, busy] = useSendEnquiryEmailCommand({
    fields: ['subject', 'text'],
    throttled: 'You have sent many emails this hour. Your text is kept. Please try again later.',
    update(cache, { data }) {
      const { contact: made, event, email } = data?.sendEnquiryEmail ?? {};
      if (!made || !email) return;
      addToFile(cache, enquiry.id, ({ contacts, events, emails }) =>
        emails.some((known) => known.id === email.id)
          ? {}
          : { contacts: [made, ...contacts], emails: [email, ...emails], ...(event && { events: [event, ...events] }) },
      );
    },
  });
  return {
    errors,
    problem,
    busy,
    clear: () => setErrors({}),
    async send(email) {
      const form = `enquiry-email:${enquiry.id}`;
      const input = { ...email, id: enquiry.id, key: idempotencyKey(form), expectedVersion: enquiry.version };
      const outcome = await rereading(send({ input }), reread);
      setErrors(outcome.errors);
      setProblem(outcome.problem);
      const codes = outcome.payload?.userErrors.map(({ code }) => code) ?? [];
      // the next press is another email, or this one on top of what somebody else did
      if (outcome.done || codes.includes('IDEMPOTENCY_MISMATCH')) forgetIdempotencyKey(form);
      if (outcome.done) return 'sent';
      return Object.keys(outcome.errors).length > 0 ? 'refused' : 'failed';
    },
  };
}

/** An email being written to who enquired, what is done with it, and how it is sent. */
export function useEmailForm({ enquiry, close, start }: EmailFormProps): EmailForm {
  const [now] = useState(() => new Date());
  const [subject, setSubject] = useTextDraft('email-subject', enquiry.id, start?.subject);
  const [text, setText] = useTextDraft('email-text', enquiry.id, start?.text);
  const [side, setSide] = useState<Side>('write');
  const [follow, setFollow] = useState('tomorrow');
  const [takes, setTakes] = useState(true);
  const fields = { subject: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) };
  /** A new one each time it is asked for, also for the same gap */
  const [sought, setSought] = useState<{ gap: string }>();
  useOnChange(() => {
    if (!sought) return;
    const field = [fields.subject.current, fields.text.current].find((each) => each?.value.includes(sought.gap));
    const at = field?.value.indexOf(sought.gap) ?? 0;
    field?.focus();
    field?.setSelectionRange(at, at + sought.gap.length);
  }, [sought]);
  const { send, clear, errors, problem, busy } = useSending(enquiry);
  const [isSameSubject, isSameText] = [useUntouched(subject), useUntouched(text)];

  const times = followUpChoices(now);
  const followUpAt = times.find((time) => time.id === follow)?.at ?? null;

  async function submit(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault();
    if (busy) return;
    const end = await send({ subject, text, takesOwner: takes, followUpAt: followUpAt?.toISOString() ?? null });
    if (end === 'refused') setSide('write');
    if (end !== 'sent') return;
    const isNewDraft = !isSameSubject(subject) || !isSameText(text);
    toast({ text: `Email to ${enquiry.fullName} is on its way${isNewDraft ? `. ${NEW_DRAFT}` : ''}` });
    // what was typed while it was sent is in no email: it is the next one, and stays
    if (isNewDraft) return;
    setSubject('');
    setText('');
    close();
  }

  return {
    ...{ setSubject, setText, fields, side, setSide, now, times, follow, setFollow, followUpAt, takes, setTakes },
    ...{ errors, problem, busy, submit },
    written: { subject, text },
    fill(written) {
      setSubject(written.subject);
      setText(written.text);
      clear();
      setSide('write');
    },
    find(gap) {
      setSide('write');
      setSought({ gap });
    },
    effect: contactEffect(
      {
        status: enquiry.status,
        isAnswered: enquiry.firstRespondedAt !== null,
        hasOwner: enquiry.assignedToId !== null,
      },
      { kind: 'EMAIL', outcome: 'SENT', takes },
    ),
  };
}
