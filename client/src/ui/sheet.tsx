import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';
import { PageStyles } from './page-styles';
import styles from './sheet.css?url';

interface Props {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that slides in. A modal dialog of the browser: the focus stays inside, Escape closes, the page behind is inert. */
export function Sheet({ label, open, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape for the keyboard
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {open && (
        // a sheet that comes with a press must not hide the page until it is there
        <Suspense>
          <PageStyles href={styles} />
        </Suspense>
      )}
      <div className="sheet-in">
        <button type="button" className="sheet-close" aria-label="Close menu" onClick={onClose}>
          <Icon name="close" size={26} />
        </button>
        {children}
      </div>
    </dialog>
  );
}
