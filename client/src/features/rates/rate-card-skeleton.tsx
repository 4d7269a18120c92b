import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton';

/** Exactly as large as a card: what comes in its place moves nothing. */
export function RateCardSkeleton(): ReactNode {
  return (
    <li className="bank-card rc-wait" data-testid="rate-skeleton" aria-hidden="true">
      <div className="rc-h">
        <Skeleton className="bone-logo" />
        <div className="grow">
          <Skeleton className="bone-fine bone-most" />
          <Skeleton className="bone-small bone-half mt-2" />
        </div>
      </div>
      {['first', 'second'].map((row) => (
        <div key={row} className={row === 'first' ? 'bank-rate' : 'bank-rate second'}>
          <span className="grow">
            <Skeleton className="bone-fine bone-half" />
            <Skeleton className="bone-fine bone-most mt-2" />
          </span>
          <Skeleton className="bone-rate" />
        </div>
      ))}
      <Skeleton className="bone-field mt-auto" />
    </li>
  );
}
