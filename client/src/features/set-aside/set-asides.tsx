import type { ReactNode } from 'react';
import { moment } from '../../ui/console/moment';
import { useSetAsidesQuery } from './set-asides.generated';

const POLL_MS = 30_000;

/** What background work could not handle; nothing is shown while all is well. */
export function SetAsides(): ReactNode {
  const { data } = useSetAsidesQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const rows = data?.setAsides ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="panel panel-pad" aria-labelledby="set-asides-title">
      <h2 id="set-asides-title">Set aside by background work</h2>
      <p>We couldn’t process these. Everything else continued. Tell whoever maintains the software.</p>
      <ul>
        {rows.map(({ work, rowId, code, times, lastAt }) => (
          <li key={`${work} ${rowId}`}>
            <b>{work}</b>
            {rowId && <span>{` ${rowId}`}</span>}: error {code}, {times === 1 ? 'once' : `${times} times`}, last on{' '}
            {moment(lastAt)}
          </li>
        ))}
      </ul>
    </section>
  );
}
