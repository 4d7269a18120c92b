import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';

/** Queries computed from all rates, which change with any of them. */
const AROUND: ReadonlySet<string> = new Set(['DeskSummary', 'DeskPreview', 'DeskActivity']);
const EVERYTHING: ReadonlySet<string> = new Set([
  ...AROUND,
  'DeskRates',
  'DeskPending',
  'DeskLenders',
  'Publications',
  'DeskTrend',
]);

/**
 * Refetches what the page shows. Saving one cell leaves the list alone: sorted by rate, the row would jump away from
 * under the cursor.
 */
export function useRefresh(): (what: 'around' | 'everything') => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (what) => {
      const names = what === 'around' ? AROUND : EVERYTHING;
      await client
        .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => names.has(queryName ?? '') })
        .catch(() => undefined); // each list shows its own out-of-date notice
    },
    [client],
  );
}
