import type { ReactNode } from 'react';

/** What stands where a page is about to be; quiet at first, so that a quick page does not flicker. */
export function Loading(): ReactNode {
  return (
    <div className="wrap sec loading" role="status">
      <span className="sr-text">Loading</span>
      <span className="bone block h-10 w-2/3 max-w-md" />
      <span className="bone mt-6 block h-5 w-full max-w-2xl" />
      <span className="bone mt-3 block h-5 w-5/6 max-w-xl" />
    </div>
  );
}
