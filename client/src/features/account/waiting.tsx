import type { ReactNode } from 'react';

/** Where cards are about to be. */
export function Waiting(): ReactNode {
  return (
    <div role="status" className="card-box stack-4">
      <span className="sr-text">Loading</span>
      <span aria-hidden="true" className="bone bone-title" />
      <span aria-hidden="true" className="bone bone-line bone-two-thirds" />
      <span aria-hidden="true" className="bone bone-tall" />
    </div>
  );
}
