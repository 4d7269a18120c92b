import { initialsOf } from '@brokerage/domain/text/initials';
import type { ReactNode } from 'react';
import { Chart } from '../../../ui/chart/chart';
import type { AuditItemFragment } from '../../audit/audit.generated';
import { Said } from '../../../ui/console/audit/said';
import { useDeskActivityQuery, useDeskTrendQuery, useDeskWatchesQuery } from '../desk.generated';
import { PartFailed } from '../../../ui/console/states';
import { useNow } from '../../../ui/console/use-now';
import { officeToday } from '../../../lib/office-today';
import { momentOf } from '../when';

const percent = (value: number): string => `${value.toFixed(2)}%`;
const POLL_MS = 30_000;

export function TrendCard(): ReactNode {
  const { data, error, refetch } = useDeskTrendQuery({ fetchPolicy: 'cache-and-network' });
  const points = data?.rateTrend;
  return (
    <section className="panel side-card" aria-labelledby="trend-title">
      <h2 id="trend-title">Best 5-year fixed</h2>
      {!points && !error && <div className="bone trend-bone" />}
      {!points && error && <PartFailed what="The chart" retry={refetch} />}
      {points && (
        <Chart
          title="Best 5-year fixed"
          titleHidden
          description="Solid line: the best rate. Dashed line: the average of all lenders."
          series={[
            { name: 'Best', points: points.map(({ on, best }) => ({ on, value: best })) },
            { name: 'Average', dashed: true, points: points.map(({ on, average }) => ({ on, value: average })) },
          ]}
          until={officeToday()}
          format={percent}
        />
      )}
    </section>
  );
}

/** What visitors do not see until it is published */
const DRAFTS: ReadonlySet<string> = new Set([
  'rate.change',
  'rate.add',
  'rate.bulk',
  'rate.import',
  'rate.restore',
  'bank.change',
  'bank.logo',
]);

function ActivityItem({ item, now }: { item: AuditItemFragment; now: Date }): ReactNode {
  const name = item.actorName ?? 'The system';
  return (
    <li>
      <span className="avatar" data-tint={(name.length + 1) % 3} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p>
        <Said event={item} />
        <small>
          {momentOf(item.at, now)}
          {DRAFTS.has(item.action) && <span>, draft</span>}
        </small>
      </p>
    </li>
  );
}

export function ActivityCard(): ReactNode {
  const { data, error } = useDeskActivityQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const now = useNow();
  const items = data?.deskActivity;
  return (
    <section className="panel side-card" aria-labelledby="activity-title">
      <h2 id="activity-title">Activity</h2>
      {!items && !error && <div className="bone activity-bone" />}
      {!items && error && <p className="muted">The activity couldn’t be loaded.</p>}
      {items?.length === 0 && <p className="muted">No activity yet. Your changes will show up here.</p>}
      {items && items.length > 0 && (
        <ul className="activity">
          {items.map((item) => (
            <ActivityItem key={item.id} item={item} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

const people = (count: number): string => `${count.toLocaleString('en-CA')} ${count === 1 ? 'person' : 'people'}`;

/** Who waits for what is published. Without an answer there is nothing to say. */
export function WatchesCard(): ReactNode {
  const { data } = useDeskWatchesQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const counts = data?.rateWatchCounts;
  if (!counts) return null;
  const { watching, unconfirmed, told } = counts;
  return (
    <section className="panel side-card" aria-labelledby="watches-title">
      <h2 id="watches-title">Rate watches</h2>
      <p>
        {people(watching)} agreed to be told when their watch is met
        {unconfirmed > 0 && <span>, {people(unconfirmed)} didn’t confirm yet</span>}.
      </p>
      <p className="muted">The last publication told {people(told)}.</p>
    </section>
  );
}
