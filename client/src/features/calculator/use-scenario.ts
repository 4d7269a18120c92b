import type { Texts } from 'domain/calculator/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchOf, textsFrom } from './spec';

/** Some browsers refuse more than a hundred changes of the address in half a minute. */
const REST_MS = 250;

export interface Scenario {
  texts: Texts;
  change: (change: Texts) => void;
  /** The scenario as an address says it */
  search: string;
}

/**
 * What is typed, kept in the address of the page: replaced, so that Back leads to the page before, and without the
 * router, for which nothing has changed.
 */
export function useScenario(first: Texts): Scenario {
  const [asked] = useSearchParams();
  const [texts, setTexts] = useState(() => textsFrom(asked, first));
  const changed = useRef(false);
  const search = searchOf(texts);

  useEffect(() => {
    if (!changed.current) return undefined;
    const write = (): void => window.history.replaceState(window.history.state, '', `?${search}`);
    const timer = setTimeout(write, REST_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [search]);

  const change = useCallback((more: Texts) => {
    changed.current = true;
    setTexts((before) => ({ ...before, ...more }));
  }, []);
  return { texts, change, search };
}
