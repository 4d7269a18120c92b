import { contactEffect } from '@brokerage/domain/enquiries/enquiry-contact';
import { LONGEST_EMAIL_SUBJECT, LONGEST_EMAIL_TEXT } from '@brokerage/domain/enquiries/written-email';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { forgetIdempotencyKey, idempotencyKey } from '../../../../lib/idempotency';
import { useOnChange } from '../../../../lib/effects';
import { useSession } from '../../../../lib/session';
import { SegmentedControl } from '../../../../ui/aria/segmented-control';
import { toast } from '../../../../ui/aria/toast';
import { Button } from '../../../../ui/console/button';
import { ContactEffects } from '../contact/effects';
import { EmailTemplates, type Written } from './templates';
import { useSendEnquiryEmailCommand } from './email.generated';
import type { EnquiryRowFragment } from '../../enquiries.generated';
import { useEnquiryByIdQuery } from '../../enquiry.generated';
import { addToFile } from '../../file-cache';
import { followUpChoices } from '../../follow-up';
import contact from '../contact/log-contact.module.css?sheet';
import { Options } from '../contact/options';
import { useTextDraft } from '../../use-text-draft';
import styles from './write-email.module.css?sheet';
import { WrittenPreview } from './preview';

const SIDES = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

interface Props {
  enquiry: EnquiryRowFragment;
  close: () => void;
  start?: Written;
}

export function EmailForm({ enquiry, close, start }: Props): ReactNode {
  const id = useId();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const [subject, setSubject] = useTextDraft('email-subject', enquiry.id, start?.subject);
  const [text, setText] = useTextDraft('email-text', enquiry.id, start?.text);
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const [follow, setFollow] = useState('tomorrow');
  const [takes, setTakes] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
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
  const { refetch } = useEnquiryByIdQuery({ variables: { id: enquiry.id }, fetchPolicy: 'cache-only' });
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

  const times = followUpChoices(now);
  const followUpAt = times.find((time) => time.id === follow)?.at ?? null;
  const effect = contactEffect(
    { status: enquiry.status, isAnswered: enquiry.firstRespondedAt !== null, hasOwner: enquiry.assignedToId !== null },
    { kind: 'EMAIL', outcome: 'SENT', takes },
  );

  async function submit(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault();
    if (busy) return;
    const form = `enquiry-email:${enquiry.id}`;
    const input = {
      ...{ id: enquiry.id, subject, text, key: idempotencyKey(form), takesOwner: takes },
      ...{ followUpAt: followUpAt?.toISOString() ?? null, expectedVersion: enquiry.version },
    };
    const outcome = await send({ input });
    setErrors(outcome.errors);
    setProblem(outcome.problem);
    const codes = outcome.payload?.userErrors.map(({ code }) => code) ?? [];
    // the next press is another email, or this one on top of what somebody else did
    if (outcome.done || codes.includes('IDEMPOTENCY_MISMATCH')) forgetIdempotencyKey(form);
    if (codes.includes('CONFLICT')) await refetch().catch(() => undefined);
    if (Object.keys(outcome.errors).length > 0) setSide('write');
    if (!outcome.done) return;
    setSubject('');
    setText('');
    toast({ text: `Email to ${enquiry.fullName} is on its way` });
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form className={contact.grid} onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} noValidate>
      <div className={contact.fields}>
        <EmailTemplates
          enquiryId={enquiry.id}
          written={{ subject, text }}
          write={(written) => {
            setSubject(written.subject);
            setText(written.text);
            setErrors({});
            setSide('write');
          }}
          find={(gap) => {
            setSide('write');
            setSought({ gap });
          }}
        >
          <SegmentedControl label="Show" options={SIDES} value={side} onChange={setSide} />
        </EmailTemplates>
        {side === 'preview' ? (
          <WrittenPreview id={enquiry.id} subject={subject} text={text} />
        ) : (
          <>
            <div className={contact.set}>
              <label htmlFor={`${id}-subject`}>Subject</label>
              <input
                ref={fields.subject}
                id={`${id}-subject`}
                className="a-input"
                maxLength={LONGEST_EMAIL_SUBJECT}
                aria-invalid={errors['subject'] ? true : undefined}
                aria-describedby={`${id}-subject-problem`}
                value={subject}
                onChange={({ target }) => setSubject(target.value)}
              />
              <p className="problem" id={`${id}-subject-problem`}>
                {errors['subject']}
              </p>
            </div>
            <div className={contact.set}>
              <label htmlFor={`${id}-text`}>Text</label>
              <textarea
                ref={fields.text}
                id={`${id}-text`}
                className={`a-input ${styles.text}`}
                rows={11}
                maxLength={LONGEST_EMAIL_TEXT}
                aria-invalid={errors['text'] ? true : undefined}
                aria-describedby={`${id}-hint ${id}-text-problem`}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <p className="muted" id={`${id}-hint`}>
                A blank line starts a new paragraph. Web addresses become links.
              </p>
              <p className="problem" id={`${id}-text-problem`}>
                {errors['text']}
              </p>
            </div>
          </>
        )}
        <Options
          name={`${id}-follow`}
          legend="Follow up"
          value={followUpAt ? follow : 'none'}
          onChange={setFollow}
          options={[...times.map((time) => ({ value: time.id, label: time.label })), { value: 'none', label: 'None' }]}
        />
      </div>
      <div className={contact.side}>
        <h3>Sending does all of this</h3>
        <ContactEffects
          {...{ enquiry, effect, followUpAt, takes, at: now, kind: 'EMAIL', lostReason: undefined, hasNote: false }}
          name={user?.name ?? 'you'}
          onTakes={setTakes}
        />
        <p className={styles.refusal}>
          If their mail server refuses it, the clock runs again and the office is notified.
        </p>
        <div className={contact.foot}>
          <p className="problem" role="alert">
            {problem}
          </p>
          <Button type="submit" look="main" disabled={busy}>
            Send email
            <kbd className={contact.shortcut} aria-hidden="true">
              Ctrl ↵
            </kbd>
          </Button>
          <Button onClick={close}>Close, keep the draft</Button>
        </div>
      </div>
    </form>
  );
}
