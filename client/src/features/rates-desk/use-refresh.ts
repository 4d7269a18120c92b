import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';

/** What is worked out from all rates, and changes with any of them. */
const AROUND: ReadonlySet<string> = new Set(['DeskSummary', 'DeskPreview', 'DeskActivity']);
const EVERYTHING: ReadonlySet<string> = new Set([...AROUND, 'DeskRates', 'DeskPending', 'Publications', 'DeskTrend']);

/**
 * Reads again what the page shows. After one cell was saved the list itself stays as it is: sorted by rate, the row would
 * jump away from under the cursor.
 */
export function useRefresh(): (what: 'around' | 'everything') => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (what) => {
      const names = what === 'around' ? AROUND : EVERYTHING;
      await client
        .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => names.has(queryName ?? '') })
        .catch(() => undefined); // each list says itself that it is not current
    },
    [client],
  );
}
