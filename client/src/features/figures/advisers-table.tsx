import { initialsOf } from '@brokerage/domain/text/initials';
import type { ReactNode } from 'react';
import type { FiguresQuery } from './figures.generated';
import styles from './figures.module.css?sheet';
import { lateOf, medianWords, percent, settled, shareOf } from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;

/** Leads by who looks after them now. */
export function AdvisersTable({ advisers }: Pick<Figures, 'advisers'>): ReactNode {
  return (
    <section className={`panel ${styles.panel}`} aria-label="By adviser">
      <div className="panel-head">
        <h2>By adviser</h2>
        <small className={styles.aside}>owner now</small>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Adviser</th>
            <th scope="col" className={styles.n}>
              Leads
            </th>
            <th scope="col" className={styles.n}>
              Median answer
            </th>
            <th scope="col" className={styles.n}>
              Within 1 h
            </th>
            <th scope="col" className={styles.n}>
              Late
            </th>
            <th scope="col" className={`${styles.n} ${styles.wideOnly}`}>
              Qualified
            </th>
            <th scope="col" className={`${styles.n} ${styles.wideOnly}`}>
              Converted
            </th>
          </tr>
        </thead>
        <tbody>
          {advisers.map(({ id, name, figures }, index) => {
            const late = lateOf(figures);
            const share = shareOf(figures.within1H, settled(figures));
            return (
              <tr key={id ?? ''}>
                <th scope="row">
                  <span
                    className={`avatar ${styles.face}`}
                    data-tint={id === null ? undefined : (index + 1) % 4}
                    aria-hidden="true"
                  >
                    {id === null ? '–' : initialsOf(name ?? '')}
                  </span>{' '}
                  {id === null ? 'Unassigned' : name}
                </th>
                <td className={`num ${styles.n}`}>{figures.leads}</td>
                <td className={`num ${styles.n}`}>{medianWords(figures.medianSeconds)}</td>
                <td className={`num ${styles.n}`}>
                  {share > 0 && (
                    <i
                      className={styles.inline}
                      style={{ width: `calc(var(--bar-room) * ${share})` }}
                      aria-hidden="true"
                    />
                  )}
                  {percent(figures.within1H, settled(figures))}
                </td>
                <td className={`num ${styles.n} ${late > 0 ? styles.bad : ''}`}>{late}</td>
                <td className={`num ${styles.n} ${styles.wideOnly}`}>{figures.qualified}</td>
                <td className={`num ${styles.n} ${styles.wideOnly}`}>{figures.converted}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
