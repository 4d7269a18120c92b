import { groupDigits } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import { C, circle, path, rect, repeat, stroke } from '../../illustrations/kit';
import { Promise24 } from '../../ui/landing/promise';
import { LeadCard } from '../../ui/landing/lead-card';
import { ADD_BACKS, LINES, NET_INCOME, READINGS } from './sample';
import styles from './story.module.css?sheet';

const plain = (amount: number): string => groupDigits(String(amount));
const REAL = plain(READINGS.addedBack.income);
/** The paper of the tax office has none to see. */
const COLUMNS = ['Line', 'Item', 'Amount in dollars', 'How a broker reads it'];
const WOOD = '#b98a4a';
const CREAM = '#f2ead9';

const mug = [
  `<ellipse cx="120" cy="206" rx="104" ry="14" fill="${WOOD}"/>`,
  circle(110, 120, 84, CREAM),
  circle(110, 120, 66, C.wh),
  circle(110, 120, 54, C.la8),
  `<circle cx="110" cy="120" r="54" fill="none" stroke="#e9dcc0" stroke-width="6"/>`,
  stroke('M60 104a54 54 0 0 1 60-36', '#a87636', 5),
  stroke('M190 92h26a28 28 0 0 1 0 56h-26', CREAM, 15),
].join('');

const keyColour = (row: number, column: number): string =>
  column === 3 ? C.la4 : row === 3 && column === 0 ? C.ba5 : '#e0f0e9';
const calculator = [
  rect(6, 8, 158, 212, WOOD, 'rx="12"'),
  rect(0, 0, 158, 212, C.sp8, 'rx="12"'),
  rect(0, 0, 50, 212, C.sp7, 'rx="12"'),
  rect(16, 18, 126, 42, C.sp2, 'rx="5"'),
  `<text x="132" y="49" text-anchor="end" font-family="Bricolage Grotesque" font-weight="700" font-size="29" fill="${C.sp9}">${REAL}</text>`,
  repeat(4, (row) =>
    repeat(4, (column) => rect(16 + column * 33, 76 + row * 32, 26, 24, keyColour(row, column), 'rx="5"')),
  ),
].join('');

const receipt =
  path('M0 0h112v190l-14-9-14 9-14-9-14 9-14-9-14 9-14-9-14 9z', C.wh) +
  rect(16, 18, 52, 8, C.ba6) +
  repeat(
    5,
    (row) => rect(16, 44 + row * 18, [52, 40, 58, 46, 36][row] ?? 40, 5, C.lk2) + rect(76, 44 + row * 18, 20, 5, C.lk3),
  ) +
  rect(16, 140, 80, 9, C.sp9);

const STILL =
  mug +
  `<g transform="translate(300 20) rotate(5)">${calculator}</g><g transform="translate(500 34) rotate(-7)">${receipt}</g>`;

/** The desk: the statement as a broker reads it, and the form on a clipboard. */
export function Desk({ form }: { form: ReactNode }): ReactNode {
  return (
    <div className={styles.desk}>
      <div className={`wrap ${styles.deskIn}`}>
        <div>
          <article
            className={styles.sheet}
            aria-label="A sample statement of business activities, as a broker reads it"
          >
            <header>
              <b>Statement of business activities</b>
              <span>Sample · 2025</span>
            </header>
            <table className="num">
              <thead>
                <tr>
                  {COLUMNS.map((name) => (
                    <th key={name} scope="col">
                      <span className="sr-text">{name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {LINES.map(({ line, label, amount, back }) => (
                  <tr key={line} className={back && styles.marked}>
                    <td className={styles.line}>{line}</td>
                    <th scope="row">
                      <span>{label}</span>
                    </th>
                    <td className={styles.sum}>
                      <span>{plain(amount)}</span>
                    </td>
                    <td className={styles.note}>
                      {back && (
                        <>
                          {back}: <b>back in</b>.
                        </>
                      )}
                    </td>
                  </tr>
                ))}
                <tr className={styles.net}>
                  <td className={styles.line}>9946</td>
                  <th scope="row">Net income</th>
                  <td className={styles.sum}>{plain(NET_INCOME)}</td>
                  <td className={styles.note}>Where a bank stops reading.</td>
                </tr>
              </tbody>
            </table>
            <p className={styles.real}>
              <span>
                What this business really leaves for a mortgage: {[NET_INCOME, ...ADD_BACKS].map(plain).join(' + ')}
              </span>
              <b className="num">${REAL}</b>
            </p>
          </article>
          <svg
            className={styles.still}
            viewBox="0 0 680 250"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: STILL }}
          />
        </div>
        <div className={styles.clip}>
          <svg viewBox="0 0 148 76" aria-hidden="true">
            <rect x="8" y="30" width="132" height="42" rx="8" fill="#5c6c67" />
            <rect x="8" y="30" width="132" height="14" rx="7" fill="#8a9a9e" />
            <path d="M48 34V22a26 26 0 0 1 52 0v12" fill="none" stroke="#5c6c67" strokeWidth="12" />
            <circle cx="74" cy="20" r="7" fill="#d8a55a" />
          </svg>
          <LeadCard>{form}</LeadCard>
          <Promise24 />
        </div>
      </div>
    </div>
  );
}
