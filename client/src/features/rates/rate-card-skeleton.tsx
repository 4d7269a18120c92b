import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton';

/** Exactly as large as a card: what comes in its place moves nothing. */
export function RateCardSkeleton(): ReactNode {
  return (
    <li className="bank-card rc-wait" data-testid="rate-skeleton" aria-hidden="true">
      <div className="rc-h">
        <Skeleton className="h-12 w-12 shrink-0" />
        <div className="grow">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="mt-2 h-3 w-1/2" />
        </div>
      </div>
      {['first', 'second'].map((row) => (
        <div key={row} className={row === 'first' ? 'bank-rate' : 'bank-rate second'}>
          <span className="grow">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-4 w-3/4" />
          </span>
          <Skeleton className="h-9 w-20" />
        </div>
      ))}
      <Skeleton className="mt-auto h-12 w-full" />
    </li>
  );
}
