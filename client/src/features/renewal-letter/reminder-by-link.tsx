import type { RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import { BankEmail } from './bank-email';
import { LetterVerdict } from './letter-verdict';
import {
  useConfirmRenewalReminderCommand,
  useRenewalReminderByLinkQuery,
  useStopRenewalReminderCommand,
  type RenewalReminderByLinkQuery,
} from './renewal-letter.generated';
import styles, { href } from './renewal-letter.module.css?sheet';

type Reminder = NonNullable<RenewalReminderByLinkQuery['renewalReminder']>;

const COMMAND = { failure: MESSAGES.requestFailed };

const amount = (text: string | null): number | null => (text === null ? null : Number(text));

const letterIn = ({ letter }: Reminder): RenewalLetter => ({
  ...letter,
  balance: Number(letter.balance),
  rateType: letter.rateType === 'variable' ? 'variable' : 'fixed',
  payment: amount(letter.payment),
  dischargeFee: amount(letter.dischargeFee),
});

/** What the link of an email opens: the letter judged anew, begin the reminder, delete it. A mail program that opens links changes nothing. */
export function ReminderByLink({ token }: { token: string }): ReactNode {
  const { data, error, refetch } = useRenewalReminderByLinkQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const [stopped, setStopped] = useState(false);
  if (stopped) return <Stopped />;
  const reminder = data?.renewalReminder;
  if (reminder) return <Kept token={token} seen={reminder} onStopped={() => setStopped(true)} />;
  if (error) return <NotLoaded what="Your renewal reminder" retry={refetch} />;
  if (reminder === null)
    return (
      <div className="wrap stack-4">
        <PageStyles href={href} />
        <h2>This reminder has ended</h2>
        <p>It was deleted, your mortgage came due, or it wasn’t confirmed within 7 days. You can ask for a new one.</p>
        <p className="page-actions">
          <ButtonLink to={paths.renewalLetter} reloadDocument>
            Check a renewal letter
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <p className="wrap" role="status">
      Loading your renewal reminder…
    </p>
  );
}

function Stopped(): ReactNode {
  return (
    <div className="wrap stack-4" role="status">
      <PageStyles href={href} />
      <h2>Your reminder is deleted</h2>
      <p>We also deleted what you entered from your letter, and won’t email you about it again.</p>
    </div>
  );
}

function stateOf({ confirmed, sent, remindOn }: Reminder): { title: string; text: string } {
  if (!confirmed) return { title: 'Shall we remind you?', text: `We’d email you on ${formatDay(remindOn)}, once.` };
  return sent
    ? { title: 'Your letter, with today’s rates', text: 'You can hold a rate now.' }
    : { title: 'We’ll remind you', text: `We’ll email you on ${formatDay(remindOn)}, once.` };
}

function Kept({ token, seen, onStopped }: { token: string; seen: Reminder; onStopped: () => void }): ReactNode {
  const [confirm, confirming] = useConfirmRenewalReminderCommand(COMMAND);
  const [stop, stopping] = useStopRenewalReminderCommand(COMMAND);
  const [problem, setProblem] = useState<string>();
  const busy = confirming || stopping;
  const letter = letterIn(seen);
  const { title, text } = stateOf(seen);

  async function begin(): Promise<void> {
    setProblem((await confirm({ token })).problem);
  }
  async function end(): Promise<void> {
    const outcome = await stop({ token });
    setProblem(outcome.problem);
    if (outcome.done) onStopped();
  }

  return (
    <div className={`wrap ${styles.kept}`}>
      <PageStyles href={href} />
      <section className="stack-4">
        <h2>{title}</h2>
        <p role="status">
          Your mortgage comes due on {formatDay(letter.maturityDate)}. {text}
        </p>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <p className="page-actions">
          {!seen.confirmed && (
            <Button off={busy} onClick={() => void begin()}>
              Yes, remind me
            </Button>
          )}
          <Button look="outline" off={busy} onClick={() => void end()}>
            {seen.confirmed ? 'Delete my reminder' : 'No, delete it'}
          </Button>
        </p>
      </section>
      <section className={styles.verdict} aria-label="The verdict">
        <LetterVerdict letter={letter} verdict={seen.verdict} />
      </section>
      <BankEmail letter={letter} verdict={seen.verdict} />
    </div>
  );
}
