import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { tabStorage } from './tab-storage';

let loading = 0;
const listeners = new Set<() => void>();

/** Told in a microtask: a page may begin to load while React renders, when no other component may be changed. */
const tell = (): void => queueMicrotask(() => listeners.forEach((listener) => listener()));

/** Counts a page's code as on its way, for the progress bar. */
export function trackLoading<T>(promise: Promise<T>): Promise<T> {
  loading += 1;
  tell();
  const done = (): void => {
    loading -= 1;
    tell();
  };
  promise.then(done, done);
  return promise;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePageLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loading > 0,
    () => false,
  );

const POSITIONS_KEY = 'scroll-positions';

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const AT_REST_MS = 1_000;

/** Calls `end` once the reader moves by themselves. Gives what does so before. */
function untilMoved(end: () => void): () => void {
  const moved = new AbortController();
  const stop = (): void => {
    moved.abort();
    end();
  };
  for (const name of OWN_MOVES)
    window.addEventListener(name, stop, { passive: true, capture: true, signal: moved.signal });
  return stop;
}

let stopSeeking: (() => void) | undefined;

/** The place a link with `#…` names */
const placeOf = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

const heading = (): HTMLElement | null => document.querySelector('main h1');
const nothing = (): null => null;

/**
 * Moves the reader to the new page: the heading takes the focus without scrolling, so that it is read out. It is sought
 * until one moves oneself: the page's code may still be on its way, or a sheet that hides the page until it is there.
 * The place that an address names goes before the heading, also where it comes after it.
 */
function focusOn(hash: string, find = heading, stays = false): void {
  stopSeeking?.();
  let ours: Element | undefined;
  const seek = (): void => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && activeElement !== ours && activeElement.id !== 'main') return;
    const place = placeOf(hash);
    const target = place ?? find();
    if (!target || target === activeElement) return;
    // what takes the focus by itself stays in the order of the keyboard
    if (target.tabIndex < 0) target.tabIndex = -1;
    ours = target;
    target.focus({ preventScroll: true });
    if (place) place.scrollIntoView();
  };
  // what was pressed is left; a field of a page that just came may be typed in
  if (!stays && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  seek();
  const changes = new MutationObserver(seek);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  stopSeeking = untilMoved(() => changes.disconnect());
}

/**
 * Returns to where one was. A page whose parts still come is followed until it has kept its height for a second, unless
 * one moves oneself: what comes above would push away what one was reading.
 */
export function backTo(top: number): () => void {
  focusOn('');
  let rest = 0;
  const follow = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    window.clearTimeout(rest);
    if (Math.abs(window.scrollY - top) < 1) rest = window.setTimeout(stop, AT_REST_MS);
  });
  const stop = untilMoved(() => {
    follow.disconnect();
    window.clearTimeout(rest);
  });
  window.scrollTo({ top, behavior: 'instant' });
  follow.observe(document.body);
  return stop;
}

/** Where one was in the view of the same page that Back or Forward leads to; its page decides whether that counts. */
export const lastTop: { top?: number | undefined } = {};

/**
 * A change of the pathname scrolls smoothly to the top; Back and Forward return to where one was.
 * Filters and steps, which change only the query, neither scroll nor move the focus; a link to a place of the page does.
 */
export function useScrollAndFocus(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ pathname: string; hash: string }>(undefined);
  const positions = useRef<Record<string, number>>({});
  const current = useRef(key);
  const stopFollowing = useRef<() => void>(undefined);

  useEffect(
    () => () => {
      stopFollowing.current?.();
      stopSeeking?.();
    },
    [],
  );
  useEffect(() => {
    positions.current = JSON.parse(tabStorage.read(POSITIONS_KEY) ?? '{}') as Record<string, number>;
    const remember = (): void => {
      positions.current[current.current] = window.scrollY;
    };
    const keep = (): void => {
      // a page that is loaded anew is put back by the browser itself
      history.scrollRestoration = 'auto';
      tabStorage.write(POSITIONS_KEY, JSON.stringify(positions.current));
    };
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', keep, { signal });
    return () => gone.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    current.current = key;
    if (!before) {
      // the browser goes there by itself, unless the place is still on its way
      if (hash && !placeOf(hash)) focusOn(hash, nothing, true);
      return;
    }
    if (before.pathname === pathname) {
      // back from a place of this page, where the browser leaves it to us
      if (type === NavigationType.Pop && before.hash && !hash && history.scrollRestoration === 'manual')
        window.scrollTo({ top: positions.current[key] ?? 0, behavior: 'instant' });
      if (type !== NavigationType.Pop && hash) focusOn(hash, nothing);
      lastTop.top = type === NavigationType.Pop ? positions.current[key] : undefined;
      // the router may be late with a filter: one has scrolled meanwhile, and an entry without a place would lead to the top
      positions.current[key] = window.scrollY;
      return;
    }
    stopFollowing.current?.();
    history.scrollRestoration = 'manual';
    if (type === NavigationType.Pop) {
      stopFollowing.current = backTo(positions.current[key] ?? 0);
      return;
    }
    window.scrollTo({ top: 0, behavior: hash || prefersStill() ? 'instant' : 'smooth' });
    focusOn(hash);
  }, [pathname, key, hash, type]);
}
