import { Suspense, lazy, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { SeenPage } from '../features/analytics/use-visits';
import { Failure } from '../features/site/failure';
import { ProgressBar } from '../features/site/progress-bar';
import { SiteFrame } from '../features/site/site-frame';
import { readBrand, useSite } from '../features/site/settings';
import type { Api } from '../lib/api';
import { ConsentWordsContext, type ChangedWords } from '../lib/changed-words';
import { useOnChange } from '../lib/effects';
import { applyHead } from '../lib/head';
import { useScrollAndFocus } from '../lib/navigation';
import { ApiProvider, useApi } from '../lib/use-api';
import { Guard } from './guard';
import { headFor } from './head-for';
import { Loading } from '../ui/loading';
import { consoleWait, pageAt, type Match, type Matching, type PageRoute } from './routes';

/**
 * Title, description and the like follow a change of page; those of the first page came with it. A page that broke says so
 * in its title: it has its own again once it is tried again.
 */
function useHead({ page, params }: Match, pathname: string, tries: number): void {
  const client = useApi();
  const first = useRef(true);
  useOnChange(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    client.move();
    let gone = false;
    page.load().then(
      (module) => {
        if (gone) return;
        const brand = readBrand(client);
        applyHead(headFor(page, module, { params, client, pathname }), { brand, origin: location.origin, pathname });
      },
      () => undefined, // the page itself shows that it could not be loaded
    );
    return () => {
      gone = true;
    };
    // the parameters are part of the pathname
  }, [page, pathname, client, tries]);
}

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;
/** React stops an event whose target it has not hydrated yet. */
const ON_THE_WAY_DOWN = { passive: true, capture: true } as const;

/** A page's code is fetched as soon as somebody points at a link to it, comes to it by keyboard or touches it. */
function usePrefetch(): void {
  useEffect(() => {
    const prefetch = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target) return;
      pageAt(link.pathname)
        .page.load()
        .catch(() => undefined);
    };
    for (const name of INTENT) document.addEventListener(name, prefetch, ON_THE_WAY_DOWN);
    return () => {
      for (const name of INTENT) document.removeEventListener(name, prefetch, ON_THE_WAY_DOWN);
    };
  }, []);
}

const Console = lazy(() => import('./layouts/console'));

/** Says that React has taken over. Forms say it for themselves: they are hydrated later than the frame around them. */
function useReady(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
  }, []);
}

const Beside = lazy(() => import('./layouts/beside'));
const BESIDE_AFTER_MS = 2_000;
/** Each page of the visit: what counts them comes later than the first. */
const seen: SeenPage[] = [];

/** Comes when the page is at rest; it stays while one goes on to other pages. */
function useBeside({ path, layout }: PageRoute, pathname: string, quiet: boolean): ReactNode {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    // a form that waits for its code (features/leads) stands as the server made it, and only a transition lets it
    const timer = setTimeout(() => startTransition(() => setAtRest(true)), BESIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => void seen.push({ route: path, pathname }), [path, pathname]);
  return (
    atRest && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Beside route={path} layout={layout} pathname={pathname} seen={seen} quiet={quiet} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

const NONE_CHANGED: ChangedWords = [];

function Shell({ at }: { at: Matching }): ReactNode {
  const { pathname, search } = useLocation();
  const match = at(pathname);
  const { page, redirect, as, quiet } = match;
  const [tries, setTries] = useState(0);
  useHead(match, pathname, tries);
  useScrollAndFocus();
  usePrefetch();
  useReady();
  const { site } = useSite();
  const beside = useBeside(page, pathname, quiet === true);
  if (redirect) return <Navigate to={redirect + search} replace />;

  const routes = (
    <Routes location={as}>
      <Route path={page.path} element={<page.Component />} />
    </Routes>
  );
  const ConsoleWait = page.layout === 'console' ? consoleWait.Component : undefined;
  const waiting = ConsoleWait ? <ConsoleWait /> : <Loading />;
  const content = (
    <ErrorBoundary FallbackComponent={Failure} resetKeys={[pathname]} onReset={() => setTries(tries + 1)}>
      <Suspense fallback={waiting}>
        <Guard requires={page.requires} tellsOfEnd={page.tellsOfEnd} waiting={waiting}>
          {page.layout === 'console' ? (
            <Console>
              {/* of its own: a page on its way must not take the palette away */}
              <Suspense fallback={waiting}>{routes}</Suspense>
            </Console>
          ) : (
            routes
          )}
        </Guard>
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <ConsentWordsContext value={site?.consents ?? NONE_CHANGED}>
      <ProgressBar />
      {page.layout === 'site' ? (
        <SiteFrame home={pathname === '/'} guarded={page.requires !== undefined}>
          {content}
        </SiteFrame>
      ) : (
        content
      )}
      {beside}
    </ConsentWordsContext>
  );
}

export function App({
  api,
  router,
  at,
}: {
  api: Api;
  router: (children: ReactNode) => ReactNode;
  /** Which page an address shows; an agent's host has others */
  at: Matching;
}): ReactNode {
  return <ApiProvider api={api}>{router(<Shell at={at} />)}</ApiProvider>;
}
