import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from './button';
import { Dialog } from '../aria/dialog';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and to what. */
  children: ReactNode;
  /** The verb with its object: "Archive 3 rates". */
  confirmLabel: string;
  /** Where it is not just given up */
  cancelLabel?: string;
  /** Where given, the thing's own name must be typed: for what cannot be undone. */
  name?: string;
  onConfirm: () => void | Promise<void>;
}

/** Asks before something is lost; with `name`, by having the thing's name typed rather than by "Are you sure?". */
export function ConfirmDialog(props: Props): ReactNode {
  const { isOpen, onClose, title } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} role="alertdialog">
      <Question {...props} />
    </Dialog>
  );
}

/** Mounted with the dialog, so that nothing typed before is still there when it is asked again. */
function Question({ children, confirmLabel, cancelLabel = 'Cancel', name, onConfirm, onClose }: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const matches = name === undefined || typed.trim() === name;
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (!matches || busy) return;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
    onClose();
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className="a-question">{children}</div>
      {name !== undefined && (
        <label className="a-field">
          <span>
            Type <b>{name}</b> to confirm
          </span>
          <input
            className="a-input"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
      <div className="a-dialog-foot">
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button type="submit" look="danger" disabled={!matches} off={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
