import { useAddressState } from '../../lib/address-state';
import { readScenario, withChange, type Change, type Scenario } from './scenario';

export interface Choosing {
  scenario: Scenario;
  /** A step of its own, which Back takes back; `quietly` in place of the step before, as while typing. */
  change: (change: Change, quietly?: boolean) => void;
}

export function useScenario(): Choosing {
  const { search, write } = useAddressState();
  return {
    scenario: readScenario(search),
    change: (change, quietly = false) => write((now) => withChange(now, change), !quietly),
  };
}
