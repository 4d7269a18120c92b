import { RETENTION_PERIODS, type RetentionPeriod } from '@brokerage/domain/retention/periods';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { useRetentionRunsQuery, type RetentionRunsQuery } from './settings.generated';
import styles from './settings.module.css?sheet';

type Runs = NonNullable<RetentionRunsQuery['retentionRuns']>;

function lastRun({ carriedOut }: RetentionPeriod, runs: Runs | undefined): string {
  if (carriedOut.by === 'browser') return 'Not known here';
  const run = runs?.find(({ schedule }) => schedule === carriedOut.schedule);
  if (!run) return '';
  return run.lastAt === null ? 'Nothing was due yet' : `${formatDay(run.lastAt)}: ${run.removed} deleted`;
}

const COLUMNS = ['How long', 'Deleted by', 'Last time'] as const;

/** The table that the privacy page prints and the schedules read, with what each schedule last did. */
export function RetentionTable(): ReactNode {
  const { data, error } = useRetentionRunsQuery({ fetchPolicy: 'no-cache' });
  return (
    <section className="panel panel-pad" aria-label="Retention">
      {error && (
        <p className="problem" role="alert">
          What the schedules last did could not be fetched.
        </p>
      )}
      <table className={styles.periods}>
        <thead>
          <tr>
            <th scope="col">What</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RETENTION_PERIODS.map((kept) => (
            <tr key={kept.what}>
              <th scope="row">{kept.what}</th>
              <td data-label={COLUMNS[0]}>{kept.period}</td>
              <td data-label={COLUMNS[1]}>
                {kept.carriedOut.by === 'browser'
                  ? 'The visitor’s browser'
                  : `The schedule “${kept.carriedOut.schedule}”`}
              </td>
              <td data-label={COLUMNS[2]}>{lastRun(kept, data?.retentionRuns ?? undefined)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">A schedule may carry out several lines. Its last time is the same in all of them.</p>
    </section>
  );
}
