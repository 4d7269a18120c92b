import type { ReactNode } from 'react';

/** The name of a view, with one sentence and one thing to do. */
export function ViewHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }): ReactNode {
  return (
    <div className="account-view-head">
      <div>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  );
}
