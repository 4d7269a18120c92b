import { Inbox, RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useAgain } from '../late/use-again';
import { Button } from './button';

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

/** What could not be had is asked for by a press, and once more as soon as the browser is back online. */
function useAsked(retry: () => unknown): ReturnType<typeof useAgain> {
  const again = useAgain(retry);
  const ask = useEffectEvent(again.onClick);
  useEffect(() => {
    const back = (): void => ask();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return again;
}

export function LoadFailed({ what, retry }: { what: string; retry: () => unknown }): ReactNode {
  const { children, ...again } = useAsked(retry);
  return (
    <div className="state state-bad" role="alert">
      <TriangleAlert size={32} aria-hidden="true" />
      <h2>{what} couldn’t be loaded</h2>
      <p>Check your connection and try again.</p>
      <Button {...again}>
        <RotateCw size={16} aria-hidden="true" /> {children}
      </Button>
    </div>
  );
}

/** The same in a line: for a part of a panel, or beside the choice whose options it would have been. */
export function PartFailed({ what, retry }: { what: string; retry: () => unknown }): ReactNode {
  const again = useAsked(retry);
  return (
    <p className="problem" role="alert">
      {what} couldn’t be loaded. <Button small {...again} />
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
export function NotCurrent({ retry }: { retry: () => unknown }): ReactNode {
  const again = useAsked(retry);
  return (
    <p className="not-current" role="status">
      <TriangleAlert size={16} aria-hidden="true" />
      <span>This may be out of date. What you asked for couldn’t be loaded.</span>
      <Button small {...again} />
    </p>
  );
}
