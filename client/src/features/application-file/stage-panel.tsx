import { transitionsFrom, isExit, isFinal } from '@brokerage/domain/application/application-lifecycle';
import { OFFICE_STATUS_LABELS, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../ui/aria/action-menu';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { officeDay } from '../../ui/console/office-clock';
import { useKeptOpen } from '../../ui/console/use-typed';
import styles from './application-file.module.css?sheet';
import { MoveDialog } from './move-dialog';
import { fileStages, type FileStage } from './stages';
import { isMissing, type Paper } from './papers';
import { answerAt, statusOf, verbOf, type File } from './words';

const SAID: Record<FileStage['state'], string> = {
  done: 'Done',
  now: 'Current step',
  ahead: 'Not yet',
  ended: 'Ended here',
};

function Steps({ file }: { file: File }): ReactNode {
  const moves = file.moves.map(({ from, to, at }) => ({ from: from ? statusOf(from) : null, to: statusOf(to), at }));
  const stages = fileStages({ status: statusOf(file.status), submittedAt: file.submittedAt, moves });
  return (
    <ol className={styles.steps} aria-label="Progress">
      {stages.map(({ status, state, at }) => (
        <li key={status} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <small className="num">{at ? <time dateTime={at}>{officeDay(at)}</time> : '\u00a0'}</small>
          <span>{OFFICE_STATUS_LABELS[status]}</span>
          <span className="sr-text">{SAID[state]}</span>
        </li>
      ))}
    </ol>
  );
}

function Moves({ file, reload }: { file: File; reload: () => Promise<unknown> }): ReactNode {
  const [asked, setAsked] = useKeptOpen<ApplicationStatus>('move-open');
  const from = statusOf(file.status);
  const listed = transitionsFrom(from, 'office').map(({ to }) => to);
  const [next] = listed.filter((to) => !isExit(to)).slice(-1);
  if (isFinal(from)) return <p className="muted">This file is closed. Nothing more can be moved.</p>;
  return (
    <div className={styles.acts}>
      <ActionMenu
        label="Move this application"
        className={styles.menu}
        actions={listed.map((to) => ({
          id: to,
          label: `${verbOf(from, to)}…`,
          danger: isExit(to),
          run: () => setAsked(to),
        }))}
      >
        Move <ChevronDown size={16} aria-hidden="true" />
      </ActionMenu>
      {next && (
        <Button look="gold" onClick={() => setAsked(next)}>
          {verbOf(from, next)}…
        </Button>
      )}
      <MoveDialog key={asked} file={file} to={asked} close={() => setAsked(undefined)} reload={reload} />
    </div>
  );
}

const documents = (count: number): string => (count === 1 ? 'One document' : `${count} documents`);

function Facts({ file, papers }: Omit<Props, 'reload'>): ReactNode {
  const { assignedTo, firstRespondedAt, firstResponseDueAt, people, missingConsents } = file;
  const closing = answerAt(file, 'property.closingDate');
  const missing = papers?.filter(isMissing).length ?? 0;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Looked after by</dt>
        <dd>{assignedTo ?? 'Unassigned'}</dd>
      </div>
      <div>
        <dt>First answer</dt>
        <dd>
          {firstRespondedAt
            ? moment(firstRespondedAt)
            : firstResponseDueAt
              ? `Due ${moment(firstResponseDueAt)}`
              : 'Unknown'}
        </dd>
      </div>
      {file.kind === 'COMPREHENSIVE' && (
        <div>
          <dt>Credit-check consents</dt>
          <dd>
            {people.length - missingConsents.length} of {people.length}
          </dd>
        </div>
      )}
      {missing > 0 && (
        <div>
          <dt>Waiting for</dt>
          <dd>{documents(missing)}</dd>
        </div>
      )}
      {closing && (
        <div>
          <dt>Closing</dt>
          <dd>{closing}</dd>
        </div>
      )}
    </dl>
  );
}

interface Props {
  file: File;
  /** Not there until they have loaded */
  papers: readonly Paper[] | undefined;
  reload: () => Promise<unknown>;
}

/** How far a file has come, where it can go, who has it, and what it waits for. */
export function StagePanel({ file, papers, reload }: Props): ReactNode {
  return (
    <section className={`panel ${styles.stage}`} aria-label="Stage">
      <Steps file={file} />
      <Moves file={file} reload={reload} />
      <Facts file={file} papers={papers} />
    </section>
  );
}
