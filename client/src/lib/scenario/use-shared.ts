import type { Texts } from '@brokerage/domain/forms/fields';
import { useCallback } from 'react';
import { useLayoutOnChange } from '../effects';
import { keptScenario } from './kept-scenario';
import type { Shared } from './shared';
import { useKeptTyped } from './use-kept-typed';

/**
 * Begins with what was said on another page, once, and keeps what is typed for the pages that ask it next: the returned
 * function hears of each change.
 */
export function useShared(shared: Shared | undefined, take: (offered: Texts) => void): (typed: Texts) => void {
  const keep = useKeptTyped();

  useLayoutOnChange(() => {
    const said = shared && keptScenario();
    if (said) take(shared.offered(said));
    // once, when the page is shown
  }, []);

  return useCallback(
    (typed) => {
      if (shared) keep(typed, shared);
    },
    [keep, shared],
  );
}
