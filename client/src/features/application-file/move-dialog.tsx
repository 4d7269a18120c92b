import { findTransition, isExit, needsReason } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { Button } from '../../ui/console/button';
import styles from './application-file.module.css?sheet';
import { EmailPreview } from './email-preview';
import { FundedFields } from './funded-fields';
import { useTransitionPreviewQuery } from './transition.generated';
import { useMove, type Move, type MoveProps } from './use-move';
import { nameOf, statusOf, verbOf } from './words';

const LONGEST = 2_000;

interface Props extends Omit<MoveProps, 'to'> {
  /** Where to; undefined: nothing is asked */
  to: ApplicationStatus | undefined;
}

/** Asks for what goes with a transition and shows the email before it is sent. */
export function MoveDialog({ file, to, close, reload }: Props): ReactNode {
  const title = to ? verbOf(statusOf(file.status), to) : '';
  return (
    <Dialog isOpen={to !== undefined} onClose={close} title={title} size="wide">
      {to && <Question file={file} to={to} close={close} reload={reload} />}
    </Dialog>
  );
}

function Question(props: MoveProps): ReactNode {
  const { file, to, close } = props;
  const move = useMove(props);
  const { answers, change, errors, problem, busy, submit } = move;
  const preview = useTransitionPreviewQuery({
    variables: { id: file.id, to: nameOf(to), hasMessage: answers.message.trim() !== '' },
    fetchPolicy: 'no-cache',
  });
  const shown = (preview.data ?? preview.previousData)?.transitionPreview;
  const missing = shown?.missingConsents ?? [];
  return (
    <form className={styles.move} onSubmit={(event) => void submit(event)}>
      <div className="stack-4">
        {missing.length > 0 && (
          <div className={styles.missing} role="alert">
            <TriangleAlert size={18} aria-hidden="true" />
            <p>
              <b>No lender sees this file yet.</b> The consent to a credit check is missing from {missing.join(', ')}.
            </p>
          </div>
        )}
        <Reason file={file} to={to} move={move} />
        <Message move={move} />
        {to === 'funded' && (
          <FundedFields value={answers.funded} errors={errors} change={(funded) => change({ funded })} />
        )}
      </div>
      <EmailPreview shown={shown ?? undefined} state={shown ? 'here' : preview.error ? 'failed' : 'loading'} />
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look={isExit(to) ? 'danger' : 'main'} disabled={missing.length > 0} off={busy}>
          {verbOf(statusOf(file.status), to)}
        </Button>
      </div>
    </form>
  );
}

/** Why, for the office alone; some transitions need it. */
function Reason({ file, to, move }: Pick<MoveProps, 'file' | 'to'> & { move: Move }): ReactNode {
  const id = useId();
  const transition = findTransition(statusOf(file.status), to, 'office');
  const kind = file.kind === 'BASIC' ? 'basic' : 'comprehensive';
  const required = transition !== undefined && needsReason(transition, kind);
  const error = move.errors['note'];
  return (
    <div className="a-field">
      <label htmlFor={id}>{required ? 'Reason' : 'Reason (optional)'}</label>
      <span slot="description" id={`${id}-hint`}>
        {transition?.needsCreditConsents && kind === 'basic'
          ? 'Say how and when the applicant agreed to a credit check. The basic form doesn’t ask for it.'
          : 'Only the office reads it.'}
      </span>
      <textarea
        id={id}
        className="a-input"
        rows={3}
        maxLength={LONGEST}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        value={move.answers.reason}
        onChange={({ target }) => move.change({ reason: target.value })}
      />
      <p className="problem" id={`${id}-problem`} role="alert">
        {error}
      </p>
    </div>
  );
}

function Message({ move }: { move: Move }): ReactNode {
  const id = useId();
  return (
    <div className="a-field">
      <label htmlFor={id}>Message to the applicant (optional)</label>
      <span slot="description" id={`${id}-hint`}>
        They read it in their account, never in an email.
      </span>
      <textarea
        id={id}
        className="a-input"
        rows={3}
        maxLength={LONGEST}
        aria-describedby={`${id}-hint`}
        value={move.answers.message}
        onChange={({ target }) => move.change({ message: target.value })}
      />
    </div>
  );
}
