import { useEffect, useState, type ReactNode } from 'react';
import { usePageLoading } from '../../lib/navigation';

const PATIENCE_MS = 150;

/**
 * Shown only when a page takes its time: a bar that flashes for a quick page would make it feel slow. It listens by
 * itself: nothing else on the page has to be rendered again for it.
 */
export function ProgressBar(): ReactNode {
  const active = usePageLoading();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late ? <div className="progress" role="progressbar" aria-label="Loading the page" /> : null;
}
