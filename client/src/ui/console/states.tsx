import { Inbox, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Nothing to show, and what to do about it. */
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
      <h2>{what} could not be loaded</h2>
      <p>The connection or the server is away for the moment.</p>
      <button type="button" className="b b2" onClick={retry}>
        <RotateCw size={16} aria-hidden="true" /> Try again
      </button>
    </div>
  );
}

export function RowSkeletons({ rows = 8 }: { rows?: number }): ReactNode {
  return (
    <div className="row-bones" role="status">
      <span className="vh">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="bone row-bone" />
      ))}
    </div>
  );
}

/** What is shown was read earlier; reading it again failed, and is tried again. */
export function NotCurrent(): ReactNode {
  return (
    <p className="not-current" role="status">
      <TriangleAlert size={16} aria-hidden="true" /> Not up to date: the connection or the server is away. Trying again.
    </p>
  );
}
