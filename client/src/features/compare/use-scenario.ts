import { useMemo, useSyncExternalStore } from 'react';
import { useAddressState } from '../../lib/address-state';
import { keptText, subscribe } from '../../lib/scenario/kept-scenario';
import { keptMortgage } from '../../lib/scenario/kept-mortgage';
import { readScenario, withChange, type Change, type Scenario } from './scenario';

export interface Choosing {
  scenario: Scenario;
  /** A step of its own, which Back takes back; `quietly` in place of the step before, as while typing. */
  change: (change: Change, quietly?: boolean) => void;
}

/** What is compared. The mortgage of the scenario above stands where the address names none. */
export function useScenario(): Choosing {
  const { search, write } = useAddressState();
  const kept = useSyncExternalStore(subscribe, keptText, () => '');
  const usual = useMemo(() => keptMortgage(kept), [kept]);
  return {
    scenario: readScenario(search, usual),
    change: (change, quietly = false) => write((now) => withChange(now, change, usual), !quietly),
  };
}
