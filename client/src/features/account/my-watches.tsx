import { useState, type ReactNode } from 'react';
import { FromBefore } from '../../ui/late/from-before';
import { Link } from '../../ui/link';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { NotLoaded } from '../../ui/late/not-loaded';
import { MyRateWatchesDocument, useMyRateWatchesQuery, useStopMyRateWatchCommand } from './my-watches.generated';
import { Section } from './section';
import { Waiting } from './waiting';

/** The rate watches that were asked for from this account. */
export function MyWatches(): ReactNode {
  return (
    <Section
      title="Rate watches"
      lead={
        <>
          We email you when one is met. <Link to={paths.rateWatch}>Watch rates for me</Link>
        </>
      }
    >
      <Watches />
    </Section>
  );
}

function Watches(): ReactNode {
  const { data, error, refetch } = useMyRateWatchesQuery({ fetchPolicy: 'cache-and-network' });
  const [stop, stopping] = useStopMyRateWatchCommand({
    failure: MESSAGES.requestFailed,
    refetchQueries: [MyRateWatchesDocument],
  });
  const [said, setSaid] = useState('');
  const watches = data?.myRateWatches;
  if (!watches && error) return <NotLoaded what="Your rate watches" retry={refetch} />;
  if (!watches) return <Waiting />;

  async function end(id: string): Promise<void> {
    const { problem } = await stop({ id });
    setSaid(problem ?? 'We deleted this rate watch and won’t email you about it again.');
  }

  return (
    <>
      <FromBefore failed={error !== undefined} retry={refetch} />
      {watches.length === 0 && <p>You have no rate watch from this account.</p>}
      {watches.map(({ id, words, confirmed, endsOn }) => (
        <div key={id} className="auth-actions">
          <p>
            {words}.{' '}
            {confirmed ? `Until ${formatDay(endsOn)}.` : 'Not watched yet: confirm it with the link in its email.'}
          </p>
          <Button
            look="outline"
            small
            off={stopping}
            aria-label={`Stop watching: ${words}`}
            onClick={() => void end(id)}
          >
            Stop watching
          </Button>
        </div>
      ))}
      <p role="status" className="account-said">
        {said}
      </p>
    </>
  );
}
