import { useEffect, useLayoutEffect, type DependencyList, type EffectCallback } from 'react';

type Effect = (effect: EffectCallback, values: DependencyList) => void;

/**
 * An effect of these values alone: it runs when one of them changes, and reads of everything else what is the latest then.
 * By this name, the rule of hooks does not ask for the others.
 */
export const useOnChange: Effect = useEffect;

/** The same before the browser paints. */
export const useLayoutOnChange: Effect = useLayoutEffect;
