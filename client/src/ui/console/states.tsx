import { Inbox, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from './button';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** Nothing to show, and what to do next. */
export function Empty({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <div className="state">
      <Inbox size={32} aria-hidden="true" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** What could not be had is asked for once more as soon as the browser is back online. */
function useOnceOnline(retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    const back = (): void => again();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
}

export function LoadFailed({ what, retry }: { what: string; retry: () => void }): ReactNode {
  useOnceOnline(retry);
  return (
    <div className="state state-bad" role="alert">
      <TriangleAlert size={32} aria-hidden="true" />
      <h2>{what} couldn’t be loaded</h2>
      <p>Check your connection and try again.</p>
      <Button onClick={retry}>
        <RotateCw size={16} aria-hidden="true" /> Try again
      </Button>
    </div>
  );
}

/** The same in a line: for a part of a panel, or beside the choice whose options it would have been. */
export function PartFailed({ what, retry }: { what: string; retry: () => void }): ReactNode {
  useOnceOnline(retry);
  return (
    <p className="problem" role="alert">
      {what} couldn’t be loaded.{' '}
      <Button small onClick={retry}>
        Try again
      </Button>
    </p>
  );
}

export function RowSkeletons({ rows = 8 }: { rows?: number }): ReactNode {
  return (
    <div className="row-bones" role="status">
      <span className="sr-text">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="bone row-bone" />
      ))}
    </div>
  );
}

/** What was asked for could not be loaded, and the page holds what was there before. */
export function NotCurrent({ retry }: { retry: () => void }): ReactNode {
  useOnceOnline(retry);
  return (
    <p className="not-current" role="status">
      <TriangleAlert size={16} aria-hidden="true" />
      <span>This may be out of date. What you asked for couldn’t be loaded.</span>
      <Button small onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
