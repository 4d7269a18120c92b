import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One or two sentences beside the heading. */
  lead?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, lead, id, className = '', children }: Props): ReactNode {
  return (
    <section className={`sec ${className}`} id={id}>
      <div className="wrap">
        <div className="sec-h">
          <h2>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
