import type { ReactNode } from 'react';
import styles from './figures.module.css?sheet';
import type { VisitRowsFragment } from './site-figures.generated';
import { countWords } from './site-words';
import { leadsChange } from './words';

/** Rows of one kind, each with a bar, a number and what it was before. */
export function VisitRows({
  title,
  first,
  counts,
  rows,
  nameOf,
  empty,
}: {
  title: string;
  /** What the first column names */
  first: string;
  counts: string;
  rows: readonly VisitRowsFragment[];
  nameOf: (key: string) => string;
  empty: string;
}): ReactNode {
  const most = Math.max(1, ...rows.map(({ now }) => now));
  return (
    <section className={`panel ${styles.panel}`} aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{counts}</th>
              <th scope="col" className={styles.n}>
                Before
              </th>
              <th scope="col" className={`${styles.n} ${styles.wideOnly}`}>
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, now, before }) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                <td className="num">
                  {now > 0 && (
                    <i
                      className={styles.inline}
                      style={{ width: `calc(var(--bar-room) * ${now / most})` }}
                      aria-hidden="true"
                    />
                  )}
                  {countWords(now)}
                </td>
                <td className={`num ${styles.n}`}>{countWords(before)}</td>
                <td className={`${styles.n} ${styles.wideOnly}`}>{leadsChange(now, before).words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
