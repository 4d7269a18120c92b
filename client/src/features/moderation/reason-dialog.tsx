import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { Button } from '../../ui/console/button';
import { useTyped } from '../../ui/console/use-typed';

interface Props {
  title: string;
  /** Who will read the reason */
  label: string;
  confirmLabel: string;
  /** Undefined where it was done; otherwise what to tell the person. */
  send: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks why, and stays open with what was typed until the server has taken it. */
export function ReasonDialog({ title, label, confirmLabel, send, onClose, children }: Props): ReactNode {
  const id = useId();
  // what it is about stands in the title
  const [reason, setReason] = useTyped(`reason:${title}`, '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (reason.trim() === '') {
      setProblem('Write a reason first.');
      return;
    }
    setBusy(true);
    const failed = await send(reason);
    setBusy(false);
    if (failed === undefined) onClose();
    else setProblem(failed);
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {children}
        <div className="a-field">
          <label htmlFor={id}>{label}</label>
          <textarea
            id={id}
            className="a-input"
            rows={4}
            maxLength={BLOG_LIMITS.reason}
            value={reason}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        </div>
        <div className="a-dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" off={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
