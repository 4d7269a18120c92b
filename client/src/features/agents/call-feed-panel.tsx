import { useState, type ReactNode } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { Control } from '../../ui/console/edit/control';
import styles from './agents.module.css?sheet';
import { useCallFeedQuery, useChangeCallFeedCommand } from './call-feed.generated';

/** The address from which an adviser's own calendar reads their calls. */
export function CallFeedPanel({ agentId }: { agentId: string }): ReactNode {
  const { data } = useCallFeedQuery({ variables: { agentId }, fetchPolicy: 'no-cache' });
  const [change, busy] = useChangeCallFeedCommand();
  const [changed, setChanged] = useState<string | null>();
  const url = changed === undefined ? data?.callFeed : changed;

  async function set(open: boolean): Promise<void> {
    const { done, payload, problem } = await change({ agentId, open });
    if (!done) return void toast({ text: problem ?? 'That didn’t work. Please try again.', bad: true });
    setChanged(payload?.url ?? null);
    toast({ text: open ? 'The new address works now' : 'The calendar is stopped' });
  }
  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    toast({ text: 'Address copied' });
  }

  return (
    <section className="panel panel-pad" aria-labelledby="call-feed-title">
      <h2 id="call-feed-title">Calls in their own calendar</h2>
      <div className={styles.fields}>
        {url && (
          <Control
            name="callFeedUrl"
            label="Calendar address"
            hint="Anyone who has it can read who they call and when."
          >
            {(aria) => (
              <input {...aria} className="a-input" readOnly value={url} onFocus={({ target }) => target.select()} />
            )}
          </Control>
        )}
        <div className={styles.row}>
          {url && (
            <Button small onClick={() => void copy(url)}>
              Copy
            </Button>
          )}
          <Button small disabled={busy || data === undefined} onClick={() => void set(true)}>
            {url ? 'Make a new address' : 'Make an address'}
          </Button>
          {url && (
            <Button small disabled={busy} onClick={() => void set(false)}>
              Stop
            </Button>
          )}
        </div>
        <p className="muted">
          {url
            ? 'Add it to a calendar as a subscription. A new address ends this one.'
            : 'Their calendar can subscribe to their calls, by an address that only they have.'}
        </p>
      </div>
    </section>
  );
}
