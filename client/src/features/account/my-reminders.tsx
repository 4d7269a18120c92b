import { useState, type ReactNode } from 'react';
import { FromBefore } from '../../ui/late/from-before';
import { Link } from '../../ui/link';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { NotLoaded } from '../../ui/late/not-loaded';
import {
  MyRenewalRemindersDocument,
  useMyRenewalRemindersQuery,
  useStopMyRenewalReminderCommand,
  type MyRenewalRemindersQuery,
} from './my-reminders.generated';
import { Section } from './section';
import { Waiting } from './waiting';

type Reminder = NonNullable<MyRenewalRemindersQuery['myRenewalReminders']>[number];

/** The renewal reminders that were asked for from this account. */
export function MyReminders(): ReactNode {
  return (
    <Section
      title="Renewal reminders"
      lead={
        <>
          One email, 120 days before a mortgage comes due. <Link to={paths.renewalLetter}>Check a renewal letter</Link>
        </>
      }
    >
      <Reminders />
    </Section>
  );
}

const titleOf = ({ letter: { lender, maturityDate } }: Reminder): string =>
  `${lender ?? 'Mortgage'}, due ${formatDay(maturityDate)}`;

function stateOf({ confirmed, sent, remindOn }: Reminder): string {
  if (!confirmed) return 'Not set yet: confirm it with the link in its email.';
  return sent ? 'We emailed you.' : `We’ll email you on ${formatDay(remindOn)}.`;
}

function Reminders(): ReactNode {
  const { data, error, refetch } = useMyRenewalRemindersQuery({ fetchPolicy: 'cache-and-network' });
  const [stop, stopping] = useStopMyRenewalReminderCommand({
    failure: MESSAGES.requestFailed,
    refetchQueries: [MyRenewalRemindersDocument],
  });
  const [said, setSaid] = useState('');
  const reminders = data?.myRenewalReminders;
  if (!reminders && error) return <NotLoaded what="Your renewal reminders" retry={refetch} />;
  if (!reminders) return <Waiting />;

  async function end(id: string): Promise<void> {
    const { problem } = await stop({ id });
    setSaid(problem ?? 'We deleted this reminder and what you entered from the letter.');
  }

  return (
    <>
      <FromBefore failed={error !== undefined} retry={refetch} />
      {reminders.length === 0 && <p>You have no renewal reminder from this account.</p>}
      {reminders.map((reminder) => (
        <div key={reminder.id} className="auth-actions">
          <p>
            {titleOf(reminder)}. {stateOf(reminder)}
          </p>
          <Button
            look="outline"
            small
            off={stopping}
            aria-label={`Delete the reminder: ${titleOf(reminder)}`}
            onClick={() => void end(reminder.id)}
          >
            Delete
          </Button>
        </div>
      ))}
      <p role="status" className="account-said">
        {said}
      </p>
    </>
  );
}
