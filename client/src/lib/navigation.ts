import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

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

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const AT_REST_MS = 1_000;

let stopSeeking: (() => void) | undefined;

/**
 * Moves the reader to the new page: the heading takes the focus without scrolling, so that it is read out. It is sought
 * until one moves oneself: the page's code may still be on its way, or a sheet that hides the page until it is there.
 */
function focusHeading(): void {
  stopSeeking?.();
  const seek = (): void => {
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== null && activeElement.id !== 'main') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  seek();
  const changes = new MutationObserver(seek);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  stopSeeking = () => {
    changes.disconnect();
    for (const name of OWN_MOVES) window.removeEventListener(name, stop, { capture: true });
    stopSeeking = undefined;
  };
  const stop = stopSeeking;
  for (const name of OWN_MOVES) window.addEventListener(name, stop, { passive: true, capture: true });
}

/**
 * Returns to where one was. A page whose parts still come is followed until it has kept its height for a second, unless
 * one moves oneself: what comes above would push away what one was reading.
 */
function backTo(top: number): () => void {
  focusHeading();
  let rest = 0;
  const follow = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    window.clearTimeout(rest);
    if (Math.abs(window.scrollY - top) < 1) rest = window.setTimeout(stop, AT_REST_MS);
  });
  function stop(): void {
    follow.disconnect();
    window.clearTimeout(rest);
    for (const name of OWN_MOVES) window.removeEventListener(name, stop);
  }
  for (const name of OWN_MOVES) window.addEventListener(name, stop, { passive: true });
  window.scrollTo({ top, behavior: 'instant' });
  follow.observe(document.body);
  return stop;
}

/**
 * A change of the pathname scrolls smoothly to the top; Back and Forward return to where one was.
 * Filters and steps, which change only the query, neither scroll nor move the focus.
 */
export function useScrollAndFocus(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  const positions = useRef<Record<string, number>>({});
  const current = useRef(key);
  const stopFollowing = useRef<() => void>(undefined);

  useEffect(() => () => stopFollowing.current?.(), []);
  useEffect(() => {
    positions.current = readPositions();
    const remember = (): void => {
      positions.current[current.current] = window.scrollY;
    };
    const keep = (): void => {
      // a page that is loaded anew is put back by the browser itself
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(positions.current));
      } catch {
        // no storage: positions live as long as the page
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    current.current = key;
    if (before === undefined) return;
    // the router may be late with a filter: one has scrolled meanwhile, and an entry without a place would lead to the top
    if (before === pathname) {
      positions.current[key] = window.scrollY;
      return;
    }
    stopFollowing.current?.();
    history.scrollRestoration = 'manual';
    if (type === NavigationType.Pop) {
      stopFollowing.current = backTo(positions.current[key] ?? 0);
      return;
    }
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
    focusHeading();
  }, [pathname, key, hash, type]);
}
