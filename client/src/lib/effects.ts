import { useEffect, useLayoutEffect, type DependencyList, type EffectCallback } from 'react';

/* The rule of hooks reads a list where it is written, and an effect here has a shorter one on purpose. */

/** An effect of these values alone: it runs when one of them changes, and reads of everything else what is the latest then. */
export function useOnChange(effect: EffectCallback, values: DependencyList): void {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- whoever calls it says the values
  useEffect(effect, values);
}

/** The same before the browser paints. */
export function useLayoutOnChange(effect: EffectCallback, values: DependencyList): void {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- whoever calls it says the values
  useLayoutEffect(effect, values);
}
