import { RETENTION_PERIODS } from '@brokerage/domain/retention/periods';
import type { ReactNode } from 'react';

/** What is kept and for how long, from the table that the schedules delete by. */
export const RetentionPeriods = (): ReactNode => (
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
);
