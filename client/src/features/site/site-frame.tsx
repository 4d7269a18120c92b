import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { InSite } from '../../lib/in-site';
import { useSession } from '../../lib/session';
import { Footer } from './footer';
import { Header } from './header';

const FooterLine = lazy(() => import('./footer-line'));

/** Keeps the mark that was set before the first paint true to the session, for the styles that follow it. */
function useSessionMark(): void {
  const { state, user } = useSession();
  useEffect(() => {
    if (state === 'signed-in' && user) document.documentElement.dataset.session = String(user.role);
    if (state === 'signed-out') delete document.documentElement.dataset.session;
  }, [state, user]);
}

export function SiteFrame({
  home,
  guarded,
  children,
}: {
  home: boolean;
  /** Pages of one person have a footer of one line. */
  guarded: boolean;
  children: ReactNode;
}): ReactNode {
  useSessionMark();
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Header home={home} />
      <main id="main" tabIndex={-1}>
        <InSite value>{children}</InSite>
      </main>
      {guarded ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <FooterLine />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Footer home={home} />
      )}
    </>
  );
}
