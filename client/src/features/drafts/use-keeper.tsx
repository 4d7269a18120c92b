import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Keeps a draft, and hands the form what it needs of it. It shows nothing itself. */
type Keeper<Shared> = ComponentType<{ publish: (shared: Shared) => void }>;

interface Kept<Shared> {
  /** Undefined until the keeper is there */
  shared: Shared | undefined;
  keeper: ReactNode;
  hasFailed: boolean;
}

/**
 * What keeps a draft comes when there is one to keep, and is no part of the page before. Offline it is asked for again when
 * the connection is back. `load` has to stay the same function.
 */
export function useKeeper<Shared>(load: () => Promise<Keeper<Shared>>, isWanted: boolean): Kept<Shared> {
  const [Keep, setKeep] = useState<Keeper<Shared>>();
  const [hasFailed, setFailed] = useState(false);
  const [shared, publish] = useState<Shared>();
  useEffect(() => {
    if (Keep || !isWanted) return undefined;
    let isOver = false;
    const ask = (): void =>
      void load().then(
        (loaded) => isOver || setKeep(() => loaded),
        () => isOver || setFailed(true),
      );
    ask();
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      window.removeEventListener('online', ask);
    };
  }, [Keep, isWanted, load]);
  return { shared, keeper: Keep && <Keep publish={publish} />, hasFailed: hasFailed && !Keep };
}
