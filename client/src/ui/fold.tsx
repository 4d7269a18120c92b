import { useEffect, useId, useState, type ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  title: string;
  /** Shown above it on wide screens too */
  heading?: boolean;
  children: ReactNode;
}

/**
 * On a phone, what few look for is behind a button once the page works. On wide screens, on paper and without scripts it is
 * there; so it is for a link that leads into it.
 */
export function Fold({ title, heading = false, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  useEffect(() => setOpen(false), []);
  return (
    <div className="fold">
      {heading && <h2>{title}</h2>}
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title} <Icon name={isOpen ? 'close' : 'plus'} />
      </button>
      <div id={id} className={isOpen ? undefined : 'folded'}>
        {children}
      </div>
    </div>
  );
}
