import { Mail, Phone, Users, Voicemail, type LucideIcon } from 'lucide-react';
import {
  CONTACT_KINDS,
  contactEffect,
  outcomesOf,
  type ContactKindName,
} from '@brokerage/domain/enquiries/enquiry-contact';
import { enquiryChoices, enquiryStatusLabel, LOST_REASONS } from '@brokerage/domain/enquiries/enquiry-status';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useSession } from '../../../../lib/session';
import { instantOfText, officeTextOf } from '../../../../ui/console/office-moment';
import { toast } from '../../../../ui/aria/toast';
import { Button } from '../../../../ui/console/button';
import { WhenInput } from '../../../../ui/when/when-input';
import { whenProblem } from '../../../../ui/when/when-text';
import { ContactEffects } from './effects';
import type { EnquiryFacts } from '../../on-desk';
import { askAgainChoices, followUpChoices } from '../../follow-up';
import styles from './log-contact.module.css?sheet';
import { Options } from './options';
import { useContactDraft } from './use-draft';
import { useRecordContact } from '../../use-work';

const LONGEST = 4_000;
const OFFERED = ['CONTACTED', 'WAITING', 'QUALIFIED', 'LOST'] as const;
const ICON: Record<ContactKindName, LucideIcon> = { CALL: Phone, VOICEMAIL: Voicemail, EMAIL: Mail, MEETING: Users };

interface Props {
  enquiry: EnquiryFacts;
  onTyped: (typed: boolean) => void;
  close: () => void;
}

export function ContactForm({ enquiry, onTyped, close }: Props): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const { draft, change } = useContactDraft();
  const { kind, outcome, note, lostReason, takes, follow, picked } = draft;
  const [problem, setProblem] = useState<string>();
  const [record, busy] = useRecordContact(enquiry.id);

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  const before = {
    status: enquiry.status,
    isAnswered: enquiry.firstRespondedAt !== null,
    hasOwner: enquiry.assignedToId !== null,
  };
  const usual = contactEffect(before, { kind, outcome, takes }).status;
  const status = draft.status ?? usual;
  const effect = contactEffect(before, { kind, outcome, takes, status: draft.status });
  const listed = enquiryChoices(enquiry.status);
  const moves = [...new Set([usual, ...OFFERED.filter((choice) => listed.includes(choice))])];
  const isLost = status === 'LOST';
  const times = isLost ? askAgainChoices(now) : followUpChoices(now);
  const chosen = times.find((time) => time.id === follow)?.at ?? null;
  const followUpAt = follow === 'pick' ? (instantOfText(picked) ?? null) : chosen;
  const at = instantOfText(draft.at) ?? now;
  const [began, today] = [officeTextOf(enquiry.createdAt), officeTextOf(now)];

  async function save(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault();
    if (busy) return;
    if (isLost && !lostReason) {
      setProblem('Choose why it was lost.');
      form.current?.querySelector<HTMLInputElement>(`input[name='${id}-reason']`)?.focus();
      return;
    }
    // a time that cannot be read must not be taken for none
    const unread =
      (follow === 'pick' && whenProblem('moment', picked, { min: today })) ||
      whenProblem('moment', draft.at, { min: began, max: today });
    setProblem(unread || undefined);
    if (unread) return;
    const asked = {
      ...{ id: enquiry.id, kind, outcome, takesOwner: takes, expectedVersion: enquiry.version },
      note: note.trim() || null,
      at: draft.at ? at.toISOString() : null,
      status: draft.status ?? null,
      lostReason: isLost ? lostReason : null,
      followUpAt: followUpAt?.toISOString() ?? null,
    };
    const { done, problem: refused, errors } = await record({ input: asked });
    if (!done) {
      setProblem(refused ?? Object.values(errors)[0]);
      return;
    }
    toast({ text: `Contact with ${enquiry.fullName} saved` });
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
      return;
    }
    const types = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    const pressed = CONTACT_KINDS[Number(event.key) - 1];
    if (!pressed || (types && !isRadio) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    change({ kind: pressed.value });
  }

  return (
    <form ref={form} className={styles.grid} onSubmit={(event) => void save(event)} onKeyDown={onKeyDown}>
      <div className={styles.fields}>
        <Options
          name={`${id}-kind`}
          legend="How"
          look="kinds"
          value={kind}
          onChange={(value) => change({ kind: value as typeof kind })}
          options={CONTACT_KINDS.map(({ value, label }, index) => {
            const Icon = ICON[value];
            return { value, label, shortcut: String(index + 1), face: <Icon size={17} aria-hidden="true" /> };
          })}
        />
        <Options
          name={`${id}-outcome`}
          legend="Outcome"
          value={outcome}
          onChange={(value) => change({ outcome: value as typeof outcome })}
          options={outcomesOf(kind).map(({ value, label, answers }) => ({
            ...{ value, label },
            more: answers ? undefined : 'clock keeps running',
          }))}
        />
        <div className={styles.set}>
          <label htmlFor={`${id}-note`}>Note</label>
          <textarea
            id={`${id}-note`}
            className="a-input"
            rows={3}
            maxLength={LONGEST}
            value={note}
            onChange={({ target }) => {
              change({ note: target.value });
              onTyped(target.value.trim() !== '');
            }}
          />
        </div>
        <Options
          name={`${id}-status`}
          legend="Move to"
          value={status}
          onChange={(value) => change({ status: value === usual ? undefined : (value as typeof status) })}
          options={moves.map((value) => ({ value, label: enquiryStatusLabel(value), danger: value === 'LOST' }))}
        />
        {isLost && (
          <Options
            name={`${id}-reason`}
            legend="Why was it lost?"
            aside="Asked every time"
            look="reason"
            value={lostReason}
            onChange={(value) => change({ lostReason: value as typeof lostReason })}
            options={LOST_REASONS}
          />
        )}
        <Options
          name={`${id}-follow`}
          legend={isLost ? 'Ask again' : 'Follow up'}
          value={chosen || follow === 'pick' ? follow : 'none'}
          onChange={(value) => change({ follow: value })}
          options={[
            ...times.map((time) => ({ value: time.id, label: time.label })),
            { value: 'pick', label: 'Pick a time' },
            { value: 'none', label: isLost ? 'Never' : 'None' },
          ]}
        />
        {follow === 'pick' && (
          <div className={styles.when}>
            <label htmlFor={`${id}-picked`}>Day and time</label>
            <WhenInput
              id={`${id}-picked`}
              kind="moment"
              min={today}
              value={picked}
              onChange={(text) => change({ picked: text })}
            />
          </div>
        )}
        <div className={styles.when}>
          <label htmlFor={`${id}-at`}>When it took place</label>
          <WhenInput
            id={`${id}-at`}
            kind="moment"
            min={began}
            max={today}
            value={draft.at || today}
            onChange={(text) => change({ at: text })}
          />
        </div>
      </div>
      <div className={styles.side}>
        <h3>Saving does all of this</h3>
        <ContactEffects
          {...{ enquiry, effect, kind, at, lostReason, followUpAt, takes }}
          name={user?.name ?? 'you'}
          hasNote={note.trim() !== ''}
          onTakes={(value) => change({ takes: value })}
        />
        <div className={styles.foot}>
          <p className="problem" role="alert">
            {problem}
          </p>
          <Button type="submit" look="main" disabled={busy}>
            Save contact
            <kbd className={styles.shortcut} aria-hidden="true">
              Ctrl ↵
            </kbd>
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </div>
    </form>
  );
}
