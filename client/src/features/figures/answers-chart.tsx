import type { FigurePeriod } from '@brokerage/domain/enquiries/enquiry-steps';
import type { ReactNode } from 'react';
import { ChartPanel } from './chart-panel';
import type { FiguresQuery, LeadsFragment } from './figures.generated';
import styles from './figures.module.css?sheet';
import { MedianLine } from './median-line';
import { lateOf, medianWords, percent, pointLabel, settled, shareOf } from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;

const SHARES: readonly { name: string; of: (figures: LeadsFragment) => number; late?: true }[] = [
  { name: 'Within 5 min', of: ({ within5Min }) => within5Min },
  { name: 'Within 1 h', of: ({ within1H }) => within1H },
  { name: 'Within 24 h', of: ({ within24H }) => within24H },
  { name: 'Over 24 h', of: lateOf, late: true },
];

/** How long the first answer took: shares, and the median over time. */
export function AnswersChart({
  figures: { now, before, points },
  weeks,
}: {
  figures: Pick<Figures, 'now' | 'before' | 'points'>;
  weeks: FigurePeriod;
}): ReactNode {
  const all = settled(now);
  const wide = (share: number): string => `${(share * 100).toFixed(2)}%`;
  const left = now.waiting > 0 ? ` ${now.waiting} still in time are left out.` : '';
  return (
    <ChartPanel
      title="Time to first answer"
      note={`Share of ${all} ${all === 1 ? 'lead' : 'leads'}.${left} The mark is the period before.`}
      columns={['First answer', 'Leads', 'Share', 'Before']}
      rows={[
        ...SHARES.map(({ name, of }) => [
          name,
          of(now),
          percent(of(now), all, 1),
          percent(of(before), settled(before), 1),
        ]),
        ...points.map(({ on, leads, medianSeconds }) => [
          `Median, ${weeks === 1 ? '' : 'week of '}${pointLabel(on, weeks)}`,
          leads,
          medianWords(medianSeconds),
          '',
        ]),
      ]}
      chart={
        <>
          <ul className={styles.shares}>
            {SHARES.map(({ name, of, late }) => (
              <li key={name} className={late && of(now) > 0 ? styles.late : undefined}>
                <span>{name}</span>
                <span className={styles.track} aria-hidden="true">
                  <i style={{ width: wide(shareOf(of(now), all)) }} />
                  {settled(before) > 0 && !late && <em style={{ left: wide(shareOf(of(before), settled(before))) }} />}
                </span>
                <b className="num">{percent(of(now), all, name === 'Within 24 h' || late ? 1 : 0)}</b>
              </li>
            ))}
          </ul>
          <MedianLine points={points} weeks={weeks} />
        </>
      }
    />
  );
}
