import { RETENTION_PERIODS } from '@brokerage/domain/retention/periods';
import type { ReactNode } from 'react';
import { PageStyles } from '../page-styles';
import styles from '../sections.css?url';

/** What is kept and for how long, from the table that the schedules delete by. */
export const RetentionPeriods = (): ReactNode => (
  <>
    <PageStyles href={styles} />
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {RETENTION_PERIODS.map(({ what, period }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className="num">{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
