import type { Texts } from '@brokerage/domain/forms/fields';
import { useCallback, useEffect, useRef } from 'react';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import { keepTyped, type Shared } from '../../lib/scenario/shared';
import { useLayoutOnChange } from '../../lib/effects';

const REST_MS = 250;

/**
 * Begins with what was said on another page, once, and keeps what is typed for the pages that ask it next. The returned
 * function hears of each change; it is kept when the keys rest, or the page is left.
 */
export function useShared(shared: Shared | undefined, take: (offered: Texts) => void): (typed: Texts) => void {
  const typed = useRef<Texts>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useCallback(() => {
    timer.current = undefined;
    if (shared && keepTyped(typed.current, shared)) typed.current = {};
  }, [shared]);

  useLayoutOnChange(() => {
    const said = shared && keptScenario();
    if (said) take(shared.offered(said));
    // once, when the page is shown
  }, []);

  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keep();
    },
    [keep],
  );

  return useCallback(
    (more) => {
      typed.current = { ...typed.current, ...more };
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, REST_MS);
    },
    [keep],
  );
}
