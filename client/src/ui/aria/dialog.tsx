import { X } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button, Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Loading } from '../loading';

interface Props {
  isOpen: boolean;
  /** Asked for by Escape, the cross or a press beside the dialog; by such a press not once something is typed in it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at the foot, the one that does it last. */
  actions?: ReactNode;
  /** `wide` for reviews and previews. */
  size?: 'normal' | 'wide';
  /** An `alertdialog` asks for an answer: a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
}

const FRAMES = 60;

/**
 * React Aria gives the focus back once, in the frame after the dialog went. On a busy machine the page behind is still inert
 * then, and the focus is nobody's: it is given again until it stays, or somebody took it elsewhere.
 */
function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // before the dialog takes it
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    const to = opener.current;
    if (isOpen || !(to instanceof HTMLElement)) return undefined;
    opener.current = null;
    let left = FRAMES;
    let frame = requestAnimationFrame(function again() {
      const at = document.activeElement;
      const isNobodys = at === null || at === document.body;
      if (!isNobodys && !at.closest('.a-scrim')) return;
      if (isNobodys && to.isConnected) to.focus();
      if ((left -= 1) > 0) frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}

/** A modal dialog that keeps the focus inside and gives it back; on a phone it stands at the bottom of the screen. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'normal',
  role = 'dialog',
}: Props): ReactNode {
  useFocusBack(isOpen);
  /** A stray press beside a form must not take what was typed into it */
  const isTyped = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) isTyped.current = false;
  }, [isOpen]);
  return (
    <ModalOverlay
      className="a-scrim"
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      shouldCloseOnInteractOutside={() => !isTyped.current}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={`a-modal a-modal-${size}`}>
        <AriaDialog role={role} className="a-dialog">
          <div className="a-dialog-head">
            <Heading slot="title">{title}</Heading>
            <Button slot="close" className="a-icon" aria-label="Close">
              <X size={20} aria-hidden="true" />
            </Button>
          </div>
          <div className="a-dialog-body" onInput={() => (isTyped.current = true)}>
            {/* a sheet that comes with what is in it would hide the page behind until it is there */}
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </div>
          {actions && <div className="a-dialog-foot">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
