import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What it is for, beside what one can do. */
  lead?: ReactNode;
  /** Cannot be taken back. */
  dangerous?: boolean;
  children: ReactNode;
}

/** A part of a view: what it is on the left, what one does there on the right. */
export function Section({ title, lead, dangerous = false, children }: Props): ReactNode {
  return (
    <section className={`card-box account-section${dangerous ? ' account-danger' : ''}`}>
      <div className="account-section-head">
        <h3 className="card-title">{title}</h3>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <div className="account-section-main">{children}</div>
    </section>
  );
}
