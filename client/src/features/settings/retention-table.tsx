import { RETENTION_PERIODS, type RetentionPeriod } from '@brokerage/domain/retention/periods';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { PartFailed } from '../../ui/console/states';
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
  const { data, error, refetch } = useRetentionRunsQuery({ fetchPolicy: 'no-cache' });
  return (
    <section className="panel panel-pad" aria-label="Retention">
      {error && <PartFailed what="What the schedules last did" retry={refetch} />}
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
      <p className="muted">One schedule may cover several lines. They then show the same last run.</p>
    </section>
  );
}
