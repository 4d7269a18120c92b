import type { ReactNode } from 'react';
import { Chart } from '../../ui/chart/chart';
import { formatRate } from '../../lib/format';
import { useDeskActivityQuery, useDeskTrendQuery, type DeskActivityQuery } from './desk.generated';
import { useNow } from './use-now';
import { momentOf, today } from './when';

const percent = (value: number): string => `${formatRate(value)}%`;
const POLL_MS = 30_000;

export function TrendCard(): ReactNode {
  const { data, error } = useDeskTrendQuery({ fetchPolicy: 'cache-and-network' });
  const points = data?.rateTrend;
  return (
    <section className="panel side-card" aria-labelledby="trend-title">
      <h2 id="trend-title">Best 5-year fixed</h2>
      {!points && !error && <div className="bone trend-bone" />}
      {!points && error && <p className="muted">The rates of the year could not be loaded.</p>}
      {points && (
        <Chart
          title="Best 5-year fixed"
          titleHidden
          description="Solid: ours. Dashed: average posted rate of the lenders you track."
          series={[
            { name: 'Best', points: points.map(({ on, best }) => ({ on, value: best })) },
            { name: 'Average', dashed: true, points: points.map(({ on, average }) => ({ on, value: average })) },
          ]}
          until={today()}
          format={percent}
        />
      )}
    </section>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

/** 'set Northgate Bank 5-year fixed to 3.94%': the verb, the thing, and the rest. */
function parts(text: string): [string, string, string] {
  const found = /^(\S+) (.+?)((?: to | at | from |, ).*)?$/.exec(text);
  return found ? [found[1] ?? '', found[2] ?? '', found[3] ?? ''] : [text, '', ''];
}

type Item = NonNullable<DeskActivityQuery['deskActivity']>[number];

function ActivityItem({ item: { actorName, text, at, published }, now }: { item: Item; now: Date }): ReactNode {
  const [verb, thing, rest] = parts(text);
  return (
    <li>
      <span className={`avatar avatar-${(actorName.length % 3) + 1}`} aria-hidden="true">
        {initials(actorName)}
      </span>
      <p>
        {actorName.split(' ')[0]} {verb} <b>{thing}</b>
        {rest}
        <small>
          {momentOf(at, now)}
          {!published && ', not published'}
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
      {!items && error && <p className="muted">What was done could not be loaded.</p>}
      {items?.length === 0 && <p className="muted">Nothing was done yet. What you change appears here.</p>}
      <ul className="activity">
        {items?.map((item) => (
          <ActivityItem key={item.id} item={item} now={now} />
        ))}
      </ul>
    </section>
  );
}
