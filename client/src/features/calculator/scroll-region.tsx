import type { ReactNode } from 'react';

/** A table wider or longer than its room: the keyboard scrolls it too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className="calc-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
