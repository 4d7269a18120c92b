import type { ReactNode } from 'react';
import { ChartPanel } from './chart-panel';
import styles from './figures.module.css?sheet';
import { scaleOf } from './scale';
import type { SiteFiguresQuery } from './site-figures.generated';
import { countWords } from './site-words';
import { dayLabel } from './words';

type Figures = NonNullable<SiteFiguresQuery['siteFigures']>;

/** More columns than this have no room for a number above and a day below each. */
const MOST_LABELLED = 7;
const LABELS_OF_MANY = 6;

/** Bars of visits by day. */
export function VisitsChart({ figures: { points, now } }: { figures: Pick<Figures, 'points' | 'now'> }): ReactNode {
  const { top, ticks } = scaleOf(Math.max(1, ...points.map(({ visits }) => visits)));
  const many = points.length > MOST_LABELLED;
  const every = Math.ceil(points.length / LABELS_OF_MANY);
  const isLabelled = (index: number): boolean => !many || (points.length - 1 - index) % every === 0;
  return (
    <ChartPanel
      title="Visits by day"
      columns={['Day', 'Visits', 'Pages opened', 'Applications sent']}
      rows={points.map(({ on, visits, views, sent }) => [dayLabel(on), visits, views, sent])}
      chart={
        <div
          className={many ? `${styles.plot} ${styles.dense}` : styles.plot}
          role="img"
          aria-label={`Visits by day: ${countWords(now.visits)} in ${points.length} days. The table has each number.`}
        >
          {ticks.map((tick) => (
            <span key={tick} className={`num ${styles.grid}`} style={{ bottom: `${(tick / top) * 100}%` }}>
              {tick}
            </span>
          ))}
          {points.map(({ on, visits }, index) => (
            <div key={on} className={styles.column}>
              {!many && <b className="num">{visits > 0 && visits}</b>}
              <div className={styles.bar} style={{ height: `${(visits / top) * 100}%` }}>
                <i className={styles.second} style={{ flexGrow: 1 }} />
              </div>
              {isLabelled(index) && <span>{dayLabel(on)}</span>}
            </div>
          ))}
        </div>
      }
    />
  );
}
