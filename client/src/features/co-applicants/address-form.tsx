import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { EMAIL_ERROR, isEmail } from '@brokerage/domain/forms/email';
import { withoutUnseen } from '@brokerage/domain/text/pasted';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { unless } from '../../ui/unless';
import { useInviteCoApplicantCommand } from './invite.generated';
import styles from './people.module.css?sheet';

interface Props {
  id: string;
  fullName: string;
  /** Called with what to say; '' where nothing was changed */
  onDone: (said: string) => void;
}

/** Another address for somebody's invitation. Links that went to the former one end with it. */
export function AddressForm({ id, fullName, onDone }: Props): ReactNode {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [invite, busy] = useInviteCoApplicantCommand({ fields: ['email'], failure: MESSAGES.requestFailed });
  useEffect(() => input.current?.focus(), []);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = withoutUnseen(email).trim();
    const wrong = typed === '' ? 'Enter their email address' : isEmail(typed) ? undefined : EMAIL_ERROR;
    setProblem(wrong);
    if (wrong) {
      input.current?.focus();
      return;
    }
    const outcome = await invite({ id, email: typed });
    setProblem(outcome.errors['email'] ?? outcome.problem);
    if (outcome.done) onDone(`We emailed ${fullName}. Earlier links to another address no longer work.`);
  }

  return (
    <form className={styles.address} data-hydrated="yes" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={field}>Email address of {fullName}</label>
      <input
        ref={input}
        id={field}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${field}-problem`}
        onChange={({ target }) => setEmail(target.value)}
      />
      <p id={`${field}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <button type="submit" {...unless(busy)}>
          Send the invitation
        </button>
        <button type="button" onClick={() => onDone('')}>
          Cancel
        </button>
      </div>
    </form>
  );
}
