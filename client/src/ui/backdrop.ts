import { useEffect, type RefObject } from 'react';

/** A press on the backdrop of a dialog is a press on the dialog itself. Escape does the same for the keyboard. */
export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('click', ({ target }) => target === element && element.close());
  }, [dialog]);
}
