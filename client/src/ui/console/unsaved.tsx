import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { parsePath, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { readToken } from '../../lib/session';
import { ConfirmDialog } from './confirm-dialog';

interface Place {
  pathname?: string;
  search?: string;
}

/** Whether the way to a place leads away from what somebody typed and did not save. */
type Leads = (from: Place, to: Place) => boolean;

interface Guarding {
  guards: Set<Leads>;
  ask: (leave: () => void) => void;
}
const Guards = createContext<Guarding>({ guards: new Set(), ask: (leave) => leave() });

const leadsAway =
  (parameters: readonly string[]): Leads =>
  (from, to) => {
    const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
    return from.pathname !== to.pathname || parameters.some((name) => before.get(name) !== after.get(name));
  };

/**
 * Asks before what was typed is lost: to a way out of the page, and to the browser before the tab is closed. `parameters`
 * are those of the address that bring another editor to the same page.
 */
export function useUnsaved(isDirty: boolean, parameters: readonly string[] = []): void {
  const { guards } = useContext(Guards);
  const named = parameters.join();
  useEffect(() => {
    if (!isDirty) return undefined;
    const leads = leadsAway(named === '' ? [] : named.split(','));
    const warn = (event: BeforeUnloadEvent): void => {
      // an ended session keeps what was typed in the tab
      if (readToken()) event.preventDefault();
    };
    guards.add(leads);
    window.addEventListener('beforeunload', warn);
    return () => {
      guards.delete(leads);
      window.removeEventListener('beforeunload', warn);
    };
  }, [guards, isDirty, named]);
}

/**
 * For a step that takes what was typed from the page at once, before its address changes: asks first where there is
 * something.
 */
export function useLeaving(): (leave: () => void) => void {
  const { guards, ask } = useContext(Guards);
  return (leave) => (guards.size > 0 && readToken() ? ask(leave) : leave());
}

/** Where the entry of the browser's history stands that is shown, as the router counts them. */
function entry(): number {
  const { history }: { history: { state: { idx?: number } | null } } = window;
  return history.state?.idx ?? 0;
}

/** Back and Forward have moved already when they are heard of: the address goes back until somebody has chosen. */
function useBackAsks(isLost: (to: Place) => boolean, ask: (leave: () => void) => void): void {
  const location = useLocation();
  const at = useRef(0);
  useEffect(() => {
    at.current = entry();
  }, [location]);
  const passes = useRef(false);
  const heard = useEffectEvent((event: PopStateEvent) => {
    const by = entry() - at.current;
    if (passes.current || by === 0 || !isLost(window.location)) {
      passes.current = false;
      return;
    }
    const go = (steps: number): void => {
      passes.current = true;
      window.history.go(steps);
    };
    event.stopImmediatePropagation();
    go(-by);
    ask(() => go(by));
  });
  useEffect(() => {
    const listener = (event: PopStateEvent): void => heard(event);
    // on the way down: before the router
    window.addEventListener('popstate', listener, true);
    return () => window.removeEventListener('popstate', listener, true);
  }, []);
}

/**
 * Stands before every way out of the pages in it: a link, a key, Back. The router has a blocker of its own only where it
 * loads the data, too.
 */
export function UnsavedGuard({ children }: { children: ReactNode }): ReactNode {
  const [guards] = useState(() => new Set<Leads>());
  const [leave, setLeave] = useState<() => void>();
  const router = useContext(NavigationContext);
  const from = useRef<Place>({});
  const location = useLocation();
  useEffect(() => {
    from.current = location;
  }, [location]);
  const isChosen = useRef(false);

  const { isLost, guarding, guarded } = useMemo(() => {
    const lost = (to: Place): boolean =>
      readToken() !== '' && !isChosen.current && [...guards].some((leads) => leads(from.current, to));
    const askFor = (go: () => void): void => setLeave(() => go);
    const { navigator } = router;
    const push: typeof navigator.push = (to, ...rest) => {
      const go = (): void => navigator.push(to, ...rest);
      if (lost(typeof to === 'string' ? parsePath(to) : to)) askFor(go);
      else go();
    };
    const asking = { guards, ask: askFor };
    return { isLost: lost, guarding: asking, guarded: { ...router, navigator: { ...navigator, push } } };
  }, [guards, router]);
  useBackAsks(isLost, guarding.ask);

  return (
    <NavigationContext value={guarded}>
      <Guards value={guarding}>{children}</Guards>
      <ConfirmDialog
        isOpen={leave !== undefined}
        onClose={() => setLeave(undefined)}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => {
          isChosen.current = true;
          leave?.();
          isChosen.current = false;
        }}
      >
        What you typed on this page is not saved yet.
      </ConfirmDialog>
    </NavigationContext>
  );
}
