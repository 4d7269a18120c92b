import type { ReactNode } from 'react';

/** A table wider or longer than its room: the keyboard scrolls it too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="calc-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
