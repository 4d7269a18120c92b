import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import { NotLoaded } from '../../ui/late/not-loaded';
import {
  useConfirmRateWatchCommand,
  useRateWatchByLinkQuery,
  useStopRateWatchCommand,
  type WatchSeenFragment,
} from './rate-watch.generated';
import styles, { href } from './rate-watch.module.css?sheet';
import { WatchAnswer } from './watch-answer';

const COMMAND = { failure: MESSAGES.requestFailed };

/** What the link of an email opens: see the watch, begin it, stop it. A mail program that opens links changes nothing. */
export function WatchByLink({ token }: { token: string }): ReactNode {
  const { data, error, refetch } = useRateWatchByLinkQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const [stopped, setStopped] = useState(false);
  if (stopped) return <Stopped />;
  const watch = data?.rateWatch;
  if (watch) return <Watched token={token} seen={watch} onStopped={() => setStopped(true)} />;
  if (error) return <NotLoaded what="Your rate watch" retry={refetch} />;
  if (watch === null)
    return (
      <div className={styles.one}>
        <PageStyles href={href} />
        <h2>This rate watch has ended</h2>
        <p>It was stopped, it expired, or it wasn’t confirmed within 7 days. You can ask for a new one.</p>
        <p className="page-actions">
          <ButtonLink to={paths.rateWatch} reloadDocument>
            Watch rates for me
          </ButtonLink>
        </p>
      </div>
    );
  return <p role="status">Loading your rate watch…</p>;
}

function Stopped(): ReactNode {
  return (
    <div className={styles.one} role="status">
      <PageStyles href={href} />
      <h2>Your rate watch has stopped</h2>
      <p>We deleted it and won’t email you about it again.</p>
    </div>
  );
}

function Watched({
  token,
  seen,
  onStopped,
}: {
  token: string;
  seen: WatchSeenFragment;
  onStopped: () => void;
}): ReactNode {
  const [confirm, confirming] = useConfirmRateWatchCommand(COMMAND);
  const [stop, stopping] = useStopRateWatchCommand(COMMAND);
  const [problem, setProblem] = useState<string>();
  const busy = confirming || stopping;

  async function begin(): Promise<void> {
    setProblem((await confirm({ token })).problem);
  }
  async function end(): Promise<void> {
    const outcome = await stop({ token });
    setProblem(outcome.problem);
    if (outcome.done) onStopped();
  }

  return (
    <div className={styles.one}>
      <PageStyles href={href} />
      <h2>{seen.confirmed ? 'We’re watching this for you' : 'Shall we watch this for you?'}</h2>
      <p role="status">
        {seen.words}.{' '}
        {seen.confirmed
          ? `We check each time rates are published until ${formatDay(seen.endsOn)}, and email you when the answer changes.`
          : 'Nothing is watched yet.'}
      </p>
      <div className={styles.card}>
        <WatchAnswer answer={seen.answer} />
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="page-actions">
        {!seen.confirmed && (
          <Button off={busy} onClick={() => void begin()}>
            Yes, watch it for me
          </Button>
        )}
        <Button look="outline" off={busy} onClick={() => void end()}>
          {seen.confirmed ? 'Stop watching' : 'No, delete it'}
        </Button>
      </p>
    </div>
  );
}
