import { Mail, Phone, Users, Voicemail, type LucideIcon } from 'lucide-react';
import { CONTACT_KINDS, outcomesOf, type ContactKindName } from '@brokerage/domain/enquiries/enquiry-contact';
import { enquiryStatusLabel, LOST_REASONS } from '@brokerage/domain/enquiries/enquiry-status';
import type { ReactNode } from 'react';
import { WhenInput } from '../../../../ui/when/when-input';
import styles from './log-contact.module.css?sheet';
import { Options } from './options';
import type { Contact } from './use-contact';
import type { ContactDraft } from './use-draft';

const LONGEST = 4_000;
const ICON: Record<ContactKindName, LucideIcon> = { CALL: Phone, VOICEMAIL: Voicemail, EMAIL: Mail, MEETING: Users };

interface Props {
  contact: Contact;
}

/** How somebody was reached, and what came of it. */
export function KindAndOutcome({ contact: { id, draft, change } }: Props): ReactNode {
  const { kind, outcome } = draft;
  return (
    <>
      <Options
        name={`${id}-kind`}
        legend="How"
        look="kinds"
        value={kind}
        onChange={(value) => change({ kind: value as ContactKindName })}
        options={CONTACT_KINDS.map(({ value, label }, index) => {
          const Icon = ICON[value];
          return { value, label, shortcut: String(index + 1), face: <Icon size={17} aria-hidden="true" /> };
        })}
      />
      <Options
        name={`${id}-outcome`}
        legend="Outcome"
        value={outcome}
        onChange={(value) => change({ outcome: value as ContactDraft['outcome'] })}
        options={outcomesOf(kind).map(({ value, label, answers }) => ({
          ...{ value, label },
          more: answers ? undefined : 'clock keeps running',
        }))}
      />
    </>
  );
}

export function Note({ contact, onTyped }: Props & { onTyped: (typed: boolean) => void }): ReactNode {
  const { id, draft, change } = contact;
  return (
    <div className={styles.set}>
      <label htmlFor={`${id}-note`}>Note</label>
      <textarea
        id={`${id}-note`}
        className="a-input"
        rows={3}
        maxLength={LONGEST}
        value={draft.note}
        onChange={({ target }) => {
          change({ note: target.value });
          onTyped(target.value.trim() !== '');
        }}
      />
    </div>
  );
}

/** The status the enquiry has after it; a lost one says why. */
export function MoveTo({ contact: { id, draft, change, reading } }: Props): ReactNode {
  const { usual, status, moves, isLost } = reading;
  return (
    <>
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
          value={draft.lostReason}
          onChange={(value) => change({ lostReason: value as ContactDraft['lostReason'] })}
          options={LOST_REASONS}
        />
      )}
    </>
  );
}

/** When to come back to them, and when the contact took place. */
export function Times({ contact: { id, draft, change, reading } }: Props): ReactNode {
  const { isLost, times, chosen, began, today } = reading;
  const { follow, picked } = draft;
  return (
    <>
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
    </>
  );
}
