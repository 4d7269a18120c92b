import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Chapter, Specimen } from './specimen';

type Open = 'dialog' | 'wide' | 'confirm' | 'named';

const OPENERS: readonly [Open, string][] = [
  ['dialog', 'Dialog'],
  ['wide', 'Wide dialog'],
  ['confirm', 'Confirm'],
  ['named', 'Confirm by name'],
];

function Dialogs({ open, close }: { open: Open | undefined; close: () => void }): ReactNode {
  return (
    <>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Edit rate"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="main" onClick={close}>
              Save rate
            </Button>
          </>
        }
      >
        <label className="a-field">
          <span>Rate</span>
          <input className="a-input num" defaultValue="3.94" inputMode="decimal" />
        </label>
      </Dialog>
      <Dialog isOpen={open === 'wide'} onClose={close} title="Review 3 changes" size="wide">
        <p>A wide dialog is for what is compared or previewed.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title="Archive 3 rates?"
        confirmLabel="Archive 3 rates"
        onConfirm={close}
      >
        They leave the site at once and stay in the history.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'named'}
        onClose={close}
        title="Delete Northgate?"
        name="Northgate"
        confirmLabel="Delete lender"
        onConfirm={close}
      >
        Its rates and its history go with it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

export function ConsoleOverlays(): ReactNode {
  const [open, setOpen] = useState<Open>();
  return (
    <Chapter id="overlays" title="Dialogs and messages">
      <Specimen name="Dialog, ConfirmDialog" state="at the foot of the screen on a phone">
        <div className="sp-row">
          {OPENERS.map(([which, label]) => (
            <Button key={which} onClick={() => setOpen(which)}>
              {label}
            </Button>
          ))}
        </div>
        <Dialogs open={open} close={() => setOpen(undefined)} />
      </Specimen>
      <Specimen name="toast" state="eight seconds, longer while one is in it">
        <div className="sp-row">
          <Button onClick={() => toast({ text: 'Rate saved' })}>Said</Button>
          <Button onClick={() => toast({ text: '3 rates archived', undo: () => void toast({ text: 'Taken back' }) })}>
            With Undo
          </Button>
          <Button onClick={() => toast({ text: 'The rate could not be saved. Try again.', bad: true })}>Failed</Button>
        </div>
      </Specimen>
    </Chapter>
  );
}
