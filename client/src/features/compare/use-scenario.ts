import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readScenario, withChange, type Change, type Scenario } from './scenario';

export interface Choosing {
  scenario: Scenario;
  /** A step of its own, which Back takes back; `quietly` in place of the step before, as while typing. */
  change: (change: Change, quietly?: boolean) => void;
}

/**
 * The router changes the address in a transition: a box that was ticked must not wait for it, and a change made meanwhile
 * must not lose the one before.
 */
export function useScenario(): Choosing {
  const [search, setSearch] = useSearchParams();
  const [shown, show] = useOptimistic(search);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  return {
    scenario: readScenario(shown),
    change(change, quietly = false) {
      const next = withChange(latest.current, change);
      latest.current = next;
      startTransition(() => {
        show(next);
        setSearch(next, { replace: quietly });
      });
    },
  };
}
