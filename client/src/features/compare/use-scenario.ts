import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readScenario, withChange, type Change, type Scenario } from './scenario';

export interface Choosing {
  scenario: Scenario;
  /** A step of its own, which Back takes back; `quietly` in place of the step before, as while typing. */
  change: (change: Change, quietly?: boolean) => void;
}

/** The router changes the address in a transition; a box that was ticked must not wait for it. */
export function useScenario(): Choosing {
  const [search, setSearch] = useSearchParams();
  const [shown, show] = useOptimistic(search);
  return {
    scenario: readScenario(shown),
    change(change, quietly = false) {
      startTransition(() => {
        const next = withChange(shown, change);
        show(next);
        setSearch(next, { replace: quietly });
      });
    },
  };
}
