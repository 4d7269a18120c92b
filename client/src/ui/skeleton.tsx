import type { ReactNode } from 'react';

/** A grey bar where text or a figure is about to be; hidden from screen readers, which are told once by their region. */
export function Skeleton({ className }: { className: string }): ReactNode {
  return <span aria-hidden="true" className={`bone ${className}`} />;
}
