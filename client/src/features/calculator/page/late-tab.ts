import type { ComponentType } from 'react';
import { SCENARIO_KEY, tabKeeps } from '../../../lib/tab-storage';
import { whenTouched } from '../../../ui/late/when-touched';
import { Loading } from '../../../ui/loading';
import type { TabProps } from '../fields/common';

/**
 * A calculator as the server worked it out, from what the address says: its form and its engine come once somebody turns to
 * it, or at once where they said elsewhere what it is about.
 */
export const lateTab = (load: () => Promise<ComponentType<TabProps>>): ComponentType<TabProps> =>
  whenTouched(load, Loading, () => tabKeeps(SCENARIO_KEY));
