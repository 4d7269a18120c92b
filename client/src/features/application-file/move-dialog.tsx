import { findTransition, isExit, needsReason } from '@brokerage/domain/application/application-lifecycle';
import { OFFICE_STATUS_LABELS, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import { TriangleAlert } from 'lucide-react';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import styles from './application-file.module.css?sheet';
import { EmailPreview } from './email-preview';
import { changeFile } from './file-cache';
import { FundedFields, NO_TERM, termOf } from './funded-fields';
import { useTransitionApplicationCommand, useTransitionPreviewQuery } from './transition.generated';
import { nameOf, statusOf, verbOf, type File } from './words';

const LONGEST = 2_000;
/** The email of the first tells of the papers too; the second says how long the file is kept */
const AFTER: Partial<Record<ApplicationStatus, string[]>> = {
  documents_requested: ['FileDocuments'],
  funded: ['FileRetention'],
};

interface Props {
  file: File;
  /** Where to; undefined: nothing is asked */
  to: ApplicationStatus | undefined;
  close: () => void;
  /** Reads the whole file again, which the audit log counts as opening it */
  reload: () => Promise<unknown>;
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

function Question({ file, to, close, reload }: Props & { to: ApplicationStatus }): ReactNode {
  const id = useId();
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const [funded, setFunded] = useState(NO_TERM);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [move, busy] = useTransitionApplicationCommand({
    fields: ['note', 'visibleNote', 'fundedOn', 'termYears'],
    say: (said) => !said.bad && toast(said),
    refetchQueries: AFTER[to] ?? [],
    update(cache, { data }) {
      const { move: made, status, version } = data?.transitionApplication ?? {};
      if (!made || !status || version == null) return;
      changeFile(cache, file.id, ({ moves, assignedTo }) => ({
        status,
        version,
        moves: [made, ...moves],
        assignedTo: assignedTo ?? made.actorName,
      }));
    },
  });
  const preview = useTransitionPreviewQuery({
    variables: { id: file.id, to: nameOf(to), hasMessage: message.trim() !== '' },
    fetchPolicy: 'no-cache',
  });
  const shown = (preview.data ?? preview.previousData)?.transitionPreview;
  const missing = shown?.missingConsents ?? [];
  const transition = findTransition(statusOf(file.status), to, 'office');
  const kind = file.kind === 'BASIC' ? 'basic' : 'comprehensive';
  const required = transition !== undefined && needsReason(transition, kind);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const { id: application, version } = file;
    const texts = { note: reason || null, visibleNote: message || null, funded: termOf(funded) };
    const asked = { id: application, to: nameOf(to), ...texts, version };
    const outcome = await move(asked, `Moved to ${OFFICE_STATUS_LABELS[to]}`);
    setErrors(outcome.errors);
    if (outcome.done) {
      close();
      return;
    }
    setProblem(outcome.problem);
    const isLate = outcome.payload?.userErrors.some(({ code }) => code === 'CONFLICT');
    if (isLate) await reload().catch(() => undefined); // the page shows its own out-of-date notice
  }

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
        <div className="a-field">
          <label htmlFor={`${id}-reason`}>{required ? 'Reason' : 'Reason (optional)'}</label>
          <span slot="description" id={`${id}-reason-hint`}>
            {transition?.needsCreditConsents && kind === 'basic'
              ? 'Say how and when the applicant agreed to a credit check. The basic form doesn’t ask for it.'
              : 'Only the office reads it.'}
          </span>
          <textarea
            id={`${id}-reason`}
            className="a-input"
            rows={3}
            maxLength={LONGEST}
            required={required}
            aria-invalid={errors['note'] ? true : undefined}
            aria-describedby={`${id}-reason-hint ${id}-reason-problem`}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="problem" id={`${id}-reason-problem`} role="alert">
            {errors['note']}
          </p>
        </div>
        <div className="a-field">
          <label htmlFor={`${id}-message`}>Message to the applicant (optional)</label>
          <span slot="description" id={`${id}-message-hint`}>
            They read it in their account, never in an email.
          </span>
          <textarea
            id={`${id}-message`}
            className="a-input"
            rows={3}
            maxLength={LONGEST}
            aria-describedby={`${id}-message-hint`}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </div>
        {to === 'funded' && <FundedFields value={funded} errors={errors} change={setFunded} />}
      </div>
      <EmailPreview email={shown?.email} state={shown ? 'here' : preview.error ? 'failed' : 'loading'} />
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look={isExit(to) ? 'danger' : 'main'} disabled={busy || missing.length > 0}>
          {verbOf(statusOf(file.status), to)}
        </Button>
      </div>
    </form>
  );
}
