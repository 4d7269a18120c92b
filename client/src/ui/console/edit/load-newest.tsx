import { useState, type ReactNode } from 'react';
import { toast } from '../../aria/toast';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';

interface Props {
  /** Something is typed that would leave the editor */
  isTyped: boolean;
  /** Gives whether it is there */
  load: () => Promise<boolean>;
}

/** After somebody else saved: their version comes in place of what is typed, so that is asked about first. */
export function LoadNewest({ isTyped, load }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const go = async (): Promise<void> => {
    if (!(await load()))
      toast({ text: 'The newest version couldn’t be loaded. What you typed is still here.', bad: true });
  };
  return (
    <>
      <Button onClick={() => (isTyped ? setAsking(true) : void go())}>Load the newest version</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Load their version?"
        confirmLabel="Load the newest version"
        onConfirm={go}
      >
        What you typed since your last save leaves the editor.
      </ConfirmDialog>
    </>
  );
}
