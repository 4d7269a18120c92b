import { Inbox, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from './button';
import type { ReactNode } from 'react';

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

export function LoadFailed({ what, retry }: { what: string; retry: () => void }): ReactNode {
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

/** Shown when a refresh failed and the page holds older data. It keeps trying. */
export function NotCurrent(): ReactNode {
  return (
    <p className="not-current" role="status">
      <TriangleAlert size={16} aria-hidden="true" /> This may be out of date. We can’t reach the server and will keep
      trying.
    </p>
  );
}
