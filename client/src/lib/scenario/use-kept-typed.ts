import type { Texts } from '@brokerage/domain/forms/fields';
import { useCallback, useEffect, useRef } from 'react';
import { keepTyped, type Shared } from './shared';

const REST_MS = 250;

/** Hears of what is typed, and keeps it for the pages that ask it next: when the keys rest, or the page is left. */
export function useKeptTyped(): (typed: Texts, shared: Shared) => void {
  const heard = useRef<{ typed: Texts; shared?: Shared }>({ typed: {} });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useCallback(() => {
    timer.current = undefined;
    const { typed, shared } = heard.current;
    if (shared && keepTyped(typed, shared)) heard.current = { typed: {} };
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
    (more, shared) => {
      heard.current = { typed: { ...heard.current.typed, ...more }, shared };
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, REST_MS);
    },
    [keep],
  );
}
