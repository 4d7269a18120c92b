import { useState, type ReactNode } from 'react';
import { FromBefore } from '../../../ui/late/from-before';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { DELIVERY_STATUSES, eventLabel } from '@brokerage/domain/integrations/webhook-events';
import { moment } from '../../../lib/moment';
import { Button } from '../../../ui/button';
import { NotLoaded } from '../../../ui/late/not-loaded';
import styles from './api-access.module.css?sheet';
import {
  useMyWebhookDeliveriesQuery,
  useResendWebhookDeliveryCommand,
  type MyWebhookDeliveriesQuery,
} from './webhooks.generated';

type Delivery = NonNullable<MyWebhookDeliveriesQuery['myWebhookDeliveries']>[number];

/** What became of an event, in words. */
function outcomeOf({ status, attempts, lastCode, nextAt }: Delivery): string {
  const answer = attempts === 0 ? undefined : lastCode === null ? 'no answer' : `answered ${lastCode}`;
  const next = attempts > 0 && nextAt ? `next try ${moment(nextAt)}` : undefined;
  return [DELIVERY_STATUSES[status], answer, next].filter(Boolean).join(' · ');
}

interface Props {
  webhookId: string;
  /** Nothing is sent while it is stopped. */
  stopped: boolean;
  /** How many tests were sent from here: each is asked for anew */
  tests: number;
}

/** The newest events of a webhook, asked for when they are opened. */
export function WebhookEvents({ tests, ...props }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.events} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Recent events</summary>
      {isOpen && <Events key={tests} {...props} />}
    </details>
  );
}

function Events({ webhookId, stopped }: Omit<Props, 'tests'>): ReactNode {
  const { data, error, refetch } = useMyWebhookDeliveriesQuery({
    variables: { webhookId },
    fetchPolicy: 'cache-and-network',
  });
  const [resend, resending] = useResendWebhookDeliveryCommand({
    failure: MESSAGES.requestFailed,
    refetchQueries: ['MyWebhookDeliveries'],
  });
  const [said, setSaid] = useState('');
  const events = data?.myWebhookDeliveries;
  if (!events && error) return <NotLoaded what="The events" retry={refetch} />;
  if (!events) return <p role="status">Loading</p>;

  async function again(id: string): Promise<void> {
    const { problem } = await resend({ id });
    setSaid(problem ?? 'It is on its way again. It takes up to a minute.');
  }

  return (
    <>
      <FromBefore failed={error !== undefined} retry={refetch} />
      {events.length === 0 ? (
        <p>No events yet. We keep them here for 30 days.</p>
      ) : (
        <ul>
          {events.map((event) => {
            const { id, type, status, createdAt } = event;
            const what = `${eventLabel(type)}, ${moment(createdAt)}`;
            return (
              <li key={id}>
                <div className={styles.about}>
                  {what}
                  <small className="num muted">{outcomeOf(event)}</small>
                </div>
                {status !== 'WAITING' && !stopped && (
                  <Button
                    look="outline"
                    small
                    off={resending}
                    aria-label={`Send again: ${what}`}
                    onClick={() => void again(id)}
                  >
                    Send again
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className="account-said">
        {said}
      </p>
    </>
  );
}
