import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const preference = window.matchMedia(QUERY);
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
}

/** Whether the person's device asks for dark: the console follows it, the public site stays light. */
export const useDark = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
