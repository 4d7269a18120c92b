import { PROGRAM_NAMES } from '@brokerage/domain/programs/words';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { consolePaths } from '../../lib/console-paths';
import { counted } from '../../lib/counted';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { LoadFailed, NotCurrent } from '../../ui/console/states';
import { useFitChangesQuery, useSettleFitChangeCommand, type FitChangeFragment } from './changes.generated';
import styles from './changes.module.css?sheet';

const LIST = new Intl.ListFormat('en-CA');
const POLL_MS = 60_000;

const namesOf = (lenders: readonly string[], programs: FitChangeFragment['programsGained']): string =>
  LIST.format([...lenders, ...programs.map((program) => PROGRAM_NAMES[program])]);

function Line({ change, settle, busy }: { change: FitChangeFragment; settle: () => void; busy: boolean }): ReactNode {
  const { applicationId, applicationNumber, fullName, at } = change;
  const gained = namesOf(change.lendersGained, change.programsGained);
  const lost = namesOf(change.lendersLost, change.programsLost);
  return (
    <li>
      <div>
        <Link to={consolePaths.lenderFit(applicationId)}>
          <b>{fullName}</b> {applicationNumber}
        </Link>
        {gained && (
          <p className={styles.gained}>
            <TrendingUp size={16} aria-hidden="true" />
            <span>Gains {gained}</span>
          </p>
        )}
        {lost && (
          <p className={styles.lost}>
            <TrendingDown size={16} aria-hidden="true" />
            <span>Loses {lost}</span>
          </p>
        )}
        <small className="muted">{moment(at)}</small>
      </div>
      <Button small off={busy} onClick={settle}>
        Done<span className="sr-text"> with {fullName}</span>
      </Button>
    </li>
  );
}

/** Open files that a new policy or table changed. Nothing is shown where none did. */
export function FitChanges(): ReactNode {
  const { data, error, refetch } = useFitChangesQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const [settle, busy] = useSettleFitChangeCommand({ say: toast });
  const changes = data?.fitChanges;
  if (!changes && error) return <LoadFailed what="The list of changed files" retry={refetch} />;
  if (!changes || changes.totalItems === 0) return null;
  const { totalItems, items } = changes;
  const done = async (id: string): Promise<void> => {
    const outcome = await settle({ id });
    if (outcome.done) await refetch();
  };
  return (
    <section className={`panel panel-pad ${styles.changes}`} aria-labelledby="fit-changes">
      <h2 id="fit-changes">Files that changed</h2>
      <p className="muted">
        A policy or a table took effect, so we checked open files again.{' '}
        {counted(totalItems, 'file gains or loses', 'files gain or lose')} a lender or a program.
      </p>
      {error && <NotCurrent retry={refetch} />}
      <ul>
        {items.map((change) => (
          <Line key={change.id} change={change} busy={busy} settle={() => void done(change.id)} />
        ))}
      </ul>
    </section>
  );
}
