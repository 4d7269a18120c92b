import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';

interface Props {
  label: string;
  /** The button's face. */
  face: ReactNode;
  /** The content, which may close the popover itself. */
  children: (close: () => void) => ReactNode;
  title: string;
  className?: string;
  onOpen?: () => void;
}

/** A button with a small non-modal panel beside it: notifications, a legend, details of a figure. */
export function PopoverButton({ label, face, children, title, className = 'a-icon', onOpen }: Props): ReactNode {
  return (
    <DialogTrigger onOpenChange={(open) => open && onOpen?.()}>
      <Button className={className} aria-label={label}>
        {face}
      </Button>
      <Popover className="a-pop a-pop-panel" placement="bottom end">
        <Dialog className="a-panel" aria-label={title}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
