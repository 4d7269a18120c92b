import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { Button } from '../../ui/button';
import styles from './withdraw.module.css?sheet';
import { useWithdrawApplicationCommand } from './withdraw.generated';

const LONGEST = 2_000;

interface Props {
  id: string;
  applicationNumber: string;
  /** Called once it is withdrawn and the list is loaded again */
  onDone: () => void;
}

/** Withdraws an application, after a word on what happens then. */
export function Withdraw(props: Props): ReactNode {
  const [asked, setAsked] = useState(false);
  useKeptInput<boolean>(`withdraw-open:${props.id}`, () => asked || undefined, setAsked);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !asked) opener.current?.focus();
    wasAsked.current = asked;
  }, [asked]);
  if (asked) return <Question {...props} keep={() => setAsked(false)} />;
  return (
    <div className={styles.foot}>
      <button ref={opener} type="button" className={styles.opener} onClick={() => setAsked(true)}>
        Withdraw this application<span className="sr-text"> {props.applicationNumber}</span>
      </button>
    </div>
  );
}

function Question({ id, applicationNumber, onDone, keep }: Props & { keep: () => void }): ReactNode {
  const field = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [reason, setReason] = useState('');
  useKeptInput<string>(`withdraw:${id}`, () => reason || undefined, setReason);
  const [problem, setProblem] = useState<string>();
  const [withdraw, busy] = useWithdrawApplicationCommand({
    failure: MESSAGES.requestFailed,
    refetchQueries: ['MyApplications'],
  });
  useEffect(() => title.current?.focus(), []);
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const outcome = await withdraw({ id, reason: reason.trim() || null });
    setProblem(outcome.problem);
    if (outcome.done) onDone();
  }
  return (
    <form className={styles.question} data-hydrated="yes" onSubmit={(event) => void submit(event)}>
      <h4 ref={title} tabIndex={-1}>
        Withdraw {applicationNumber}?
      </h4>
      <ul>
        <li>We stop working on it, and your broker hears about it right away.</li>
        <li>If a lender has it, your broker closes it there.</li>
        <li>You can’t undo this. You can apply again at any time.</li>
      </ul>
      <div className="field">
        <label htmlFor={field}>Why? (optional)</label>
        <p className="field-hint" id={`${field}-hint`}>
          Only our office reads it.
        </p>
        <textarea
          id={field}
          className="input"
          rows={2}
          maxLength={LONGEST}
          aria-describedby={`${field}-hint`}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button type="submit" look="brand" small off={busy}>
          Withdraw my application
        </Button>
        <Button look="outline" small onClick={keep}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
