import type { ReactNode } from 'react';

/** What stands where a page is about to be; quiet at first, so that a quick page does not flicker. */
export function Loading(): ReactNode {
  return (
    <div className="wrap sec loading" role="status">
      <span className="sr-text">Loading</span>
      <span className="bone bone-head bone-two-thirds" />
      <span className="bone bone-line mt-6" />
      <span className="bone bone-line bone-most mt-3" />
    </div>
  );
}
