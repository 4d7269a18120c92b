import type { FigurePeriod } from '@brokerage/domain/enquiries/enquiry-steps';
import type { ReactNode } from 'react';
import styles from './figures.module.css?sheet';
import { scaleOf } from './scale';
import { medianWords, pointLabel } from './words';

const HOUR_S = 3_600;
const WIDTH = 1000;
const HEIGHT = 100;

/** The median by day or week. A time without answers is a gap. */
export function MedianLine({
  points,
  weeks,
}: {
  points: readonly { on: string; medianSeconds: number | null }[];
  weeks: FigurePeriod;
}): ReactNode {
  const known = points.flatMap(({ medianSeconds }, index) =>
    medianSeconds === null ? [] : [{ index, seconds: medianSeconds }],
  );
  const last = known.at(-1);
  if (!last) return null;
  const inHours = known.some(({ seconds }) => seconds > 2 * HOUR_S);
  const unit = inHours ? HOUR_S : 60;
  const { top, ticks } = scaleOf(Math.max(...known.map(({ seconds }) => seconds / unit)), 3);
  const x = (index: number): number => (points.length === 1 ? WIDTH / 2 : (index / (points.length - 1)) * WIDTH);
  const y = (seconds: number): number => HEIGHT - (seconds / unit / top) * HEIGHT;
  const path = known
    .map(({ index, seconds }, at) => `${known[at - 1]?.index === index - 1 ? 'L' : 'M'}${x(index)},${y(seconds)}`)
    .join('');
  return (
    <div className={styles.median}>
      <h3>
        Median, {inHours ? 'hours' : 'minutes'} <span>by {weeks === 1 ? 'day' : 'week'}</span>
      </h3>
      <div
        className={styles.linePlot}
        role="img"
        aria-label={`Median time to the first answer, last ${medianWords(last.seconds)}. The table has each number.`}
      >
        {ticks.map((tick) => (
          <span key={tick} className={`num ${styles.grid}`} style={{ bottom: `${(tick / top) * 100}%` }}>
            {tick}
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
        {known.map(({ index, seconds }) => (
          <i
            key={index}
            className={index === last.index ? `${styles.dot} ${styles.lastDot}` : styles.dot}
            style={{ left: `${(x(index) / WIDTH) * 100}%`, top: `${y(seconds)}%` }}
          />
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{pointLabel(points[0]?.on ?? '', weeks)}</span>
        {points.length > 1 && <span>{pointLabel(points.at(-1)?.on ?? '', weeks)}</span>}
      </p>
    </div>
  );
}
