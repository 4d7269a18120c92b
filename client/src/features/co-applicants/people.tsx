import { CircleCheck, CircleX, Clock, MailWarning, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import {
  CO_APPLICANT_STATES,
  mayBeInvited,
  mayBeReaddressed,
  type CoApplicantState,
} from '@brokerage/domain/application/co-applicants';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { moment } from '../../lib/moment';
import { unless } from '../../ui/unless';
import { AddressForm } from './address-form';
import { useInviteCoApplicantCommand } from './invite.generated';
import styles from './people.module.css?sheet';

export interface Person {
  id: string;
  fullName: string;
  state: CoApplicantState;
  invitedAt?: string | null;
  openedAt?: string | null;
  answeredAt?: string | null;
}

interface Props {
  people: readonly Person[];
  /** Whether invitations may go: not about an application that is over */
  open: boolean;
}

const MARKS: Readonly<Record<CoApplicantState, LucideIcon>> = {
  NOT_INVITED: MailWarning,
  INVITED: Clock,
  UNREACHABLE: MailWarning,
  OPENED: Clock,
  AGREED_IN_PART: Clock,
  AGREED: CircleCheck,
  DECLINED: CircleX,
};

/** Each person on an application besides the applicant: where their consent stands, since when, and the next invitation. */
export function People({ people, open }: Props): ReactNode {
  return (
    <>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <OnePerson person={person} open={open} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Each person answers with the link in their own email. Others on the application don’t see the address.
      </p>
    </>
  );
}

function OnePerson({ person, open }: { person: Person; open: boolean }): ReactNode {
  const { id, fullName, state } = person;
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState('');
  const [invite, busy] = useInviteCoApplicantCommand({ failure: MESSAGES.requestFailed });
  const name = useRef<HTMLElement>(null);
  const Mark = MARKS[state];
  const known = state !== 'NOT_INVITED';

  async function again(): Promise<void> {
    if (busy) return;
    setSaid('');
    const { problem } = await invite({ id });
    setSaid(problem ?? `We emailed ${fullName} again.`);
  }

  return (
    <div className={styles.person} data-state={state}>
      <Mark size={22} aria-hidden="true" />
      <div>
        <p>
          <b ref={name} tabIndex={-1}>
            {fullName}
          </b>
          <span>{CO_APPLICANT_STATES[state]}</span>
        </p>
        <Trail person={person} />
        {open && mayBeInvited(state) && !asks && (
          <div className={styles.actions}>
            {known && (
              <button type="button" {...unless(busy, () => void again())}>
                Email again<span className="sr-text"> {fullName}</span>
              </button>
            )}
            {mayBeReaddressed(state) && (
              <button type="button" onClick={() => setAsks(true)}>
                {known ? 'Correct the address' : 'Add their email address'}
                <span className="sr-text"> {fullName}</span>
              </button>
            )}
          </div>
        )}
        {asks && (
          <AddressForm
            id={id}
            fullName={fullName}
            onDone={(text) => {
              setAsks(false);
              setSaid(text);
              name.current?.focus();
            }}
          />
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}

const STEPS = [
  ['invitedAt', 'Invited'],
  ['openedAt', 'Opened'],
  ['answeredAt', 'Answered'],
] as const;

function Trail({ person }: { person: Person }): ReactNode {
  const steps = STEPS.flatMap(([key, label]) => {
    const at = person[key];
    return at ? [{ label, at }] : [];
  });
  if (steps.length === 0) return null;
  return (
    <ol className={styles.trail}>
      {steps.map(({ label, at }) => (
        <li key={label}>
          {label}{' '}
          <time dateTime={at} className="num">
            {moment(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
