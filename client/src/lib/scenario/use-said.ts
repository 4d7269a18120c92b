import { useMemo, useSyncExternalStore } from 'react';
import { keptText, readKept, subscribe } from './kept-scenario';
import type { Change } from './scenario';

/** What was said in this tab; nothing while the server's page stands. */
export function useSaid(): Change {
  const kept = useSyncExternalStore(subscribe, keptText, () => '');
  return useMemo(() => readKept(kept), [kept]);
}
