import type { Texts } from '@brokerage/domain/forms/fields';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Shared } from '../../../lib/scenario/shared';
import { ROUND_RATE, type StartRate } from '../fields/common';
import { repaired, searchOf, textsFrom, type GroupsOf } from '../fields/spec';
import { useIsLeft } from '../../../lib/is-left';
import { useShared } from '../../../lib/scenario/use-shared';

/** Some browsers refuse more than a hundred changes of the address in half a minute. */
const REST_MS = 250;

export interface Scenario {
  /** As typed so far */
  texts: Texts;
  change: (change: Texts) => void;
  /** The same of what nobody typed, such as a rate that follows the class: the address does not hear of it */
  follow: (change: Texts) => void;
  /** The same once React has shown the last key; `search` is the scenario as an address says it */
  settled: { texts: Texts; search: string };
}

/** The names in the address of a page that starts with these texts. */
export const namesOf = (firstTexts: (start: StartRate) => Texts): readonly string[] =>
  Object.keys(firstTexts(ROUND_RATE));

/**
 * What is typed, kept in the address of the page: replaced, so that Back leads to the page before, and without the
 * router, for which nothing has changed. What was said on another page is offered where the address says nothing, and
 * comes into no address by itself; what is typed here is said for the others.
 */
export function useScenario(first: Texts, groupsOf: GroupsOf, shared?: Shared): Scenario {
  const [asked] = useSearchParams();
  const [texts, setTexts] = useState(() => repaired(textsFrom(asked, first), groupsOf));
  const changed = useRef(false);
  const isLeft = useIsLeft();
  const search = searchOf(texts, first);

  useEffect(() => {
    if (!changed.current) return undefined;
    const write = (): void => {
      if (!isLeft()) window.history.replaceState(window.history.state, '', `?${search}`);
    };
    const timer = setTimeout(write, REST_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [search, isLeft]);

  const tell = useShared(shared, (offered) => {
    const texts = Object.entries(offered).filter(([name]) => name in first && !asked.has(name));
    if (texts.length > 0) setTexts((before) => repaired({ ...before, ...Object.fromEntries(texts) }, groupsOf));
  });
  const follow = useCallback((more: Texts) => setTexts((before) => ({ ...before, ...more })), []);
  const change = useCallback(
    (more: Texts) => {
      changed.current = true;
      follow(more);
      tell(more);
    },
    [follow, tell],
  );
  const settled = useDeferredValue(useMemo(() => ({ texts, search }), [texts, search]));
  return { texts, change, follow, settled };
}
