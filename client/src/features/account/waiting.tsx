import type { ReactNode } from 'react';

/** Where cards are about to be. */
export function Waiting(): ReactNode {
  return (
    <div role="status" className="card-box account-waiting">
      <span className="sr-text">Loading</span>
      <span aria-hidden="true" className="bone block h-7 w-1/3" />
      <span aria-hidden="true" className="bone block h-5 w-2/3" />
      <span aria-hidden="true" className="bone block h-20 w-full" />
    </div>
  );
}
