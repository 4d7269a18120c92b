import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { useClaimChecksQuery } from './settings.generated';

/** Claims that the last count refutes: they have left the site. */
export function ClaimChecks(): ReactNode {
  const { data } = useClaimChecksQuery({ fetchPolicy: 'no-cache' });
  return (data?.claimChecks ?? [])
    .filter(({ holds }) => !holds)
    .map(({ figure, text, on, says }) => (
      <p key={`${figure} ${text}`} className="notice" role="status">
        “{figure} {text}” no longer holds, and visitors don’t see it. {says} Counted on {formatDay(on)}. Change the
        claim, or leave it: it comes back once it holds again.
      </p>
    ));
}
