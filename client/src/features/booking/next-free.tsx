import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { longDay } from '@brokerage/domain/booking/words';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { useTimes } from './use-times';

/** The next time that an agent is free. Its place is kept until the browser knows it; empty where nothing is free. */
export function NextFree({ agentId }: { agentId: string }): ReactNode {
  const { times, minutes } = useTimes(agentId);
  const [first] = times ?? [];
  return (
    <p role="status">
      {first && (
        <>
          <b>
            Next free: {longDay(new Date(first), OFFICE_ZONE)}, {formatTime(new Date(first), OFFICE_ZONE)}
          </b>
          <br />
          {minutes} minutes, by phone, free (Toronto time)
        </>
      )}
    </p>
  );
}
