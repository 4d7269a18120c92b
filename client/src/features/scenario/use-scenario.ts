import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAddressState } from '../../lib/address-state';
import { useInBrowser } from '../../lib/in-browser';
import { keepSaid, keptText, readKept, subscribe } from '../../lib/scenario/kept-scenario';
import { EXAMPLE, inAddress, withChange, type Change, type Scenario } from '../../lib/scenario/scenario';

export interface Choosing {
  scenario: Scenario;
  /** Nobody has said anything yet: what is shown is an example. */
  isExample: boolean;
  change: (change: Change) => void;
}

/** The scenario: what the address says, over what was said in this tab, over the example. The server knows the example alone. */
export function useScenario(): Choosing {
  const inBrowser = useInBrowser();
  const kept = useSyncExternalStore(subscribe, keptText, () => '');
  const { search, write } = useAddressState();
  const said = useMemo(() => (inBrowser ? { ...readKept(kept), ...inAddress(search) } : {}), [inBrowser, kept, search]);
  const scenario = useMemo(() => ({ ...EXAMPLE, ...said }), [said]);
  const change = useCallback(
    (more: Change) => {
      keepSaid(more);
      write((now) => withChange(now, more));
    },
    [write],
  );
  return { scenario, isExample: kept === '' && Object.keys(said).length === 0, change };
}
