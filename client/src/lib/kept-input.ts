import { useEffect, useRef, useState } from 'react';
import { readToken, SESSION_ENDED } from './session';
import { tabStorage } from './tab-storage';

const keyOf = (id: string): string => `kept:${id}`;
const here = (): string => window.location.pathname + window.location.search;

/** Keeps what was typed until the same page is opened again in this tab. */
export const keepInput = (id: string, value: unknown, at = here()): void =>
  tabStorage.write(keyOf(id), JSON.stringify({ at, value }));

export const forgetInput = (id: string): void => tabStorage.remove(keyOf(id));

/** What was kept under this id on this page, once. */
function takeKept(id: string): unknown {
  const text = tabStorage.read(keyOf(id));
  if (text === undefined || !readToken()) return undefined;
  const { at, value } = JSON.parse(text) as { at: string; value: unknown };
  if (at !== here()) return undefined;
  tabStorage.remove(keyOf(id));
  return value;
}

/**
 * Keeps what was typed and not sent when the session ends, in this tab, and gives it back to the same person on the same
 * page after the next sign-in. `unsent` gives undefined where there is nothing to keep, and never a password.
 */
export function useKeptInput<Value>(
  id: string,
  unsent: () => Value | undefined,
  take: (value: Value) => void,
): { isBack: boolean; done: () => void } {
  const [isBack, setIsBack] = useState(false);
  const latest = useRef({ unsent, take });
  useEffect(() => {
    latest.current = { unsent, take };
  });
  useEffect(() => {
    const kept = takeKept(id) as Value | undefined;
    if (kept !== undefined) {
      latest.current.take(kept);
      setIsBack(true);
    }
    const keep = (): void => {
      const value = latest.current.unsent();
      if (value !== undefined) keepInput(id, value);
    };
    window.addEventListener(SESSION_ENDED, keep);
    return () => window.removeEventListener(SESSION_ENDED, keep);
  }, [id]);
  return { isBack, done: () => setIsBack(false) };
}
