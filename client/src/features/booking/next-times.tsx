import { longDay, zoneName } from '@brokerage/domain/booking/words';
import { AgainLink } from '../../ui/late/again-link';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { formatTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { wishCall, type CallWish } from './call-wish';
import { useTimes, useZone } from './use-times';

const SHOWN = 3;

interface Props {
  person: CallWish['person'];
  /** A time was pressed, and its page opens */
  onLeave: () => void;
}

/**
 * The next times that are free for a call. Each opens the booking with that time and what the person already told us. It
 * stands in the conversation and takes its looks from there.
 */
export function NextTimes({ person, onLeave }: Props): ReactNode {
  const { times, minutes, failed, again } = useTimes(null, person.topic || null);
  const [zone] = useZone();
  const [first] = times ?? [];
  const to = (startsAt: string | undefined, label: string): ReactNode => (
    <Link
      key={startsAt ?? ''}
      to={`${paths.contact}#book`}
      onClick={() => {
        wishCall({ startsAt, person });
        onLeave();
      }}
    >
      {label}
    </Link>
  );
  return (
    <section className="chat-found" aria-labelledby="next-times">
      <h3 id="next-times">Book a call</h3>
      {!times && !failed && <p role="status">Loading the free times…</p>}
      {failed && (
        <div role="alert">
          <p>We can’t show our free times right now.</p>
          <AgainLink retry={again} />
        </div>
      )}
      {times?.length === 0 && <p>No time for a call is free right now. A broker will still reply within 24 hours.</p>}
      {first !== undefined && (
        <>
          <p>
            {minutes} minutes, by phone, free. Times are in {zoneName(new Date(first), zone)}.
          </p>
          <div className="chat-options">
            {times?.slice(0, SHOWN).map((time) => {
              const at = new Date(time);
              return to(time, `${longDay(at, zone).replace(/, \d{4}$/, '')}, ${formatTime(at, zone)}`);
            })}
            {to(undefined, 'All free times')}
          </div>
        </>
      )}
    </section>
  );
}
