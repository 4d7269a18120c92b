import { useSyncExternalStore } from 'react';

/** Room for the list and a file beside it */
const WIDE = '(min-width: 1200px)';

function subscribeToWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
