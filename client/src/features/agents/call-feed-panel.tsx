import { useState, type ReactNode } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { Control } from '../../ui/console/edit/control';
import { LoadFailed } from '../../ui/console/states';
import { copyText } from '../../ui/use-copy';
import styles from './agents.module.css?sheet';
import { useCallFeedQuery, useChangeCallFeedCommand } from './call-feed.generated';

interface Props {
  /** undefined: not known yet; null: there is none */
  url: string | null | undefined;
  busy: boolean;
  /** Whose calls they are, and what is said where there is no address */
  words: { title: string; none: string; hint: string };
  /** Makes a new address, or stops the one there is */
  change: (open: boolean) => Promise<void>;
}

/** An address from which a calendar of one's own reads the calls. */
export function CallFeed({ url, busy, words, change }: Props): ReactNode {
  async function copy(text: string): Promise<void> {
    toast(
      (await copyText(text))
        ? { text: 'Address copied' }
        : { text: 'Your browser did not copy it. Select the address instead.', bad: true },
    );
  }

  return (
    <section className="panel panel-pad" aria-labelledby="call-feed-title">
      <h2 id="call-feed-title">{words.title}</h2>
      <div className="editor-fields">
        {url && (
          <Control name="callFeedUrl" label="Calendar address" hint={words.hint}>
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
          <Button small off={busy || url === undefined} onClick={() => void change(true)}>
            {url ? 'Make a new address' : 'Make an address'}
          </Button>
          {url && (
            <Button small off={busy} onClick={() => void change(false)}>
              Stop
            </Button>
          )}
        </div>
        <p className="muted">
          {url ? 'Add it to a calendar as a subscription. A new address ends this one.' : words.none}
        </p>
      </div>
    </section>
  );
}

const THEIRS = {
  title: 'Calls in their own calendar',
  hint: 'Anyone who has it can read who they call and when.',
  none: 'Their calendar can subscribe to their calls, by an address that only they have.',
};

/** What to say of a change of the address. */
export const feedChanged = (done: boolean, open: boolean, problem: string | undefined): void =>
  void toast(
    done
      ? { text: open ? 'The new address works now' : 'The calendar is stopped' }
      : { text: problem ?? 'That didn’t work. Please try again.', bad: true },
  );

/** The address from which an adviser's own calendar reads their calls, for the office. */
export function CallFeedPanel({ agentId }: { agentId: string }): ReactNode {
  const { data, error, refetch } = useCallFeedQuery({ variables: { agentId }, fetchPolicy: 'no-cache' });
  const [run, busy] = useChangeCallFeedCommand();
  const [changed, setChanged] = useState<string | null>();
  const url = changed === undefined ? data?.callFeed : changed;

  async function change(open: boolean): Promise<void> {
    const { done, payload, problem } = await run({ agentId, open });
    if (done) setChanged(payload?.url ?? null);
    feedChanged(done, open, problem);
  }
  if (!data && error)
    return (
      <div className="panel">
        <LoadFailed what="The calendar address" retry={refetch} />
      </div>
    );
  return <CallFeed url={url} busy={busy} words={THEIRS} change={change} />;
}
