import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  label: ReactNode;
  /** Changes when the page changed: an open list closes. */
  closeOn: string;
  align?: 'left' | 'right';
  children: ReactNode;
}

/** A button that shows a list of links. Escape closes it and gives the focus back; leaving it closes it too. */
export function Disclosure({ label, closeOn, align = 'left', children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const [closedOn, setClosedOn] = useState(closeOn);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  if (closedOn !== closeOn) {
    setClosedOn(closeOn);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers belong to the button and links inside
    <div className="menu" ref={box} onKeyDown={onKeyDown} onBlur={onBlur} data-open={open || undefined}>
      <button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label} <Icon name="chevron-down" className="chevron" size={16} strokeWidth={2.2} />
      </button>
      <div className={`drop drop-${align}`} id={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
