import { Webhook as WebhookMark } from 'lucide-react';
import { FromBefore } from '../../../ui/late/from-before';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { WEBHOOK_EVENTS } from '@brokerage/domain/integrations/webhook-events';
import { moment } from '../../../lib/moment';
import { Button } from '../../../ui/button';
import { NotLoaded } from '../../../ui/late/not-loaded';
import styles from './api-access.module.css?sheet';
import { Question } from './question';
import { WebhookEvents } from './webhook-events';
import {
  useDeleteWebhookCommand,
  useMyWebhooksQuery,
  useStartWebhookCommand,
  useTestWebhookCommand,
  type MyWebhooksQuery,
} from './webhooks.generated';

type Webhook = NonNullable<MyWebhooksQuery['myWebhooks']>[number];

const FAILING = { failure: MESSAGES.requestFailed, refetchQueries: ['MyWebhooks'] };

/** How the last event went, in words. */
function lastOf({ lastAt, lastCode, lastDelivered }: Webhook): string {
  if (!lastAt) return 'Nothing sent yet';
  const how = lastDelivered ? 'taken' : lastCode === null ? 'no answer' : `answered ${lastCode}`;
  return `Last sent ${moment(lastAt)}, ${how}`;
}

/** The webhooks there are, and how the last event of each went. */
export function WebhookList(): ReactNode {
  const { data, error, refetch } = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteWebhookCommand(FAILING);
  const [start, starting] = useStartWebhookCommand(FAILING);
  const [test, testing] = useTestWebhookCommand({ failure: MESSAGES.requestFailed });
  const [said, setSaid] = useState('');
  const webhooks = data?.myWebhooks;
  if (!webhooks && error) return <NotLoaded what="Your webhooks" retry={refetch} />;
  if (!webhooks) {
    return (
      <div role="status">
        <span className="sr-text">Loading</span>
        <span aria-hidden="true" className="bone block h-12 w-full" />
      </div>
    );
  }
  const say = async (run: Promise<{ problem: string | undefined }>, done: string): Promise<void> => {
    const { problem } = await run;
    setSaid(problem ?? done);
  };
  return (
    <>
      <FromBefore failed={error !== undefined} retry={refetch} />
      {webhooks.length === 0 ? (
        <p>No webhooks yet. Once you create one, you’ll see here how the last event went.</p>
      ) : (
        <ul className={styles.tokens}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              busy={starting || testing}
              remove={() => say(remove({ id: webhook.id }), `We send nothing more to ${webhook.url}.`)}
              start={() => say(start({ id: webhook.id }), 'Started. It gets the next event.')}
              test={() => say(test({ id: webhook.id }), 'A test event is on its way. It takes up to a minute.')}
            />
          ))}
        </ul>
      )}
      <p role="status" className="account-said">
        {said}
      </p>
    </>
  );
}

interface RowProps {
  webhook: Webhook;
  /** Something was pressed, and its answer is on its way */
  busy: boolean;
  remove: () => Promise<void>;
  start: () => Promise<void>;
  test: () => Promise<void>;
}

function WebhookRow({ webhook, busy, remove, start, test }: RowProps): ReactNode {
  const { url, events, stoppedAt } = webhook;
  const [isAsked, setAsked] = useState(false);
  const [tests, setTests] = useState(0);
  async function sendTest(): Promise<void> {
    await test();
    setTests((count) => count + 1);
  }
  return (
    <li>
      <i aria-hidden="true">
        <WebhookMark size={20} />
      </i>
      <div className={styles.about}>
        <b>{url}</b> {stoppedAt && <span className={styles.expired}>stopped</span>}
        <small>{events.map((event) => WEBHOOK_EVENTS[event].label).join(' · ')}</small>
        <small className="num muted">{lastOf(webhook)}</small>
      </div>
      {isAsked ? (
        <Question title={`Delete ${url}?`} action="Delete this webhook" confirm={remove} keep={() => setAsked(false)}>
          We send nothing more to it, and its secret is gone. You can’t undo this, but you can make a new webhook.
        </Question>
      ) : (
        <div className={styles.actions}>
          {stoppedAt ? (
            <Button look="outline" small off={busy} aria-label={`Start ${url} again`} onClick={() => void start()}>
              Start again
            </Button>
          ) : (
            <Button
              look="outline"
              small
              off={busy}
              aria-label={`Send a test event to ${url}`}
              onClick={() => void sendTest()}
            >
              Send a test
            </Button>
          )}
          <Button look="outline" small aria-label={`Delete ${url}`} onClick={() => setAsked(true)}>
            Delete
          </Button>
        </div>
      )}
      <WebhookEvents webhookId={webhook.id} stopped={stoppedAt !== null} tests={tests} />
    </li>
  );
}
