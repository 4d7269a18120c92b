import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeft } from './is-left';

/** Names and their new values; without a value a name leaves the address. */
export type AddressChange = Record<string, string | undefined>;

export interface AddressState {
  search: URLSearchParams;
  get: (name: string) => string;
  page: number;
  /** Whether anything but the page is set. */
  any: boolean;
  /** Changes filters and goes back to page 1. */
  set: (change: AddressChange) => void;
  clear: () => void;
  /** Turns the page. Back turns it back. */
  go: (page: number) => void;
  /** Any change: in place of the step before, or as a step that Back takes back. */
  write: (change: (now: URLSearchParams) => URLSearchParams, step?: boolean) => void;
}

export const pageIn = (search: URLSearchParams): number => Math.max(1, Math.trunc(Number(search.get('page'))) || 1);

function changed(now: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * What a page shows, in its address, so that a link shows a colleague the same. The router changes the address in a
 * transition: a box that was ticked must not wait for it, and a change made meanwhile must not lose the change before.
 */
export function useAddressState(): AddressState {
  const [search, setSearch] = useSearchParams();
  const [shown, show] = useOptimistic(search);
  const isLeft = useIsLeft();
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  function write(change: (now: URLSearchParams) => URLSearchParams, step = false): void {
    if (isLeft()) return;
    const next = change(latest.current);
    latest.current = next;
    startTransition(() => {
      show(next);
      setSearch(next, { replace: !step });
    });
  }
  return {
    search: shown,
    get: (name) => shown.get(name) ?? '',
    page: pageIn(shown),
    any: [...shown.keys()].some((name) => name !== 'page'),
    set: (change) => write((now) => changed(now, { page: undefined, ...change })),
    clear: () => write(() => new URLSearchParams()),
    go: (page) => write((now) => changed(now, { page: String(page) }), true),
    write,
  };
}
