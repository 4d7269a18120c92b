import type { ReactNode, SyntheticEvent } from 'react';
import { Dialog } from '../../../ui/aria/dialog';
import { Button } from '../../../ui/console/button';
import styles from './editor.module.css?sheet';

interface Props {
  title: string;
  close: () => void;
  /** What the button says that takes it */
  takes: string;
  take: () => unknown;
  problem: string;
  busy?: boolean;
  children: ReactNode;
}

/** Something that goes into the post: its fields, what is wrong with them, and the way out. */
export function DialogForm({ title, close, takes, take, problem, busy = false, children }: Props): ReactNode {
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy) take();
  }
  return (
    <Dialog isOpen onClose={close} title={title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="a-dialog-foot">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="main" off={busy}>
            {takes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
