import type { ReactNode } from 'react';

export function Card({
  title,
  className = '',
  children,
}: {
  title?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={`card-box ${className}`}>
      {title !== undefined && <h2 className="card-title">{title}</h2>}
      {children}
    </div>
  );
}
