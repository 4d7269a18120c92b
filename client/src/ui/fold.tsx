import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const holds = (hash: string): boolean => hash !== '' && body.current?.querySelector(hash) != null;
    setOpen(holds(window.location.hash));
    const follow = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      // before the browser goes there: it finds nothing in what is not shown
      if (link && holds(link.hash)) flushSync(() => setOpen(true));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return (
    <div className="fold">
      {heading && <h2>{title}</h2>}
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title} <Icon name={isOpen ? 'close' : 'plus'} />
      </button>
      <div ref={body} id={id} className={isOpen ? undefined : 'folded'}>
        {children}
      </div>
    </div>
  );
}
