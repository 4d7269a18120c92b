import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberOrigin } from '../lib/origin';
import { paths } from '../lib/paths';
import { useApi, useApollo } from '../lib/use-api';
import { hasSessionEnded, readToken, useSession } from '../lib/session';
import { Loading } from '../ui/loading';

/**
 * Shows a page only to those who may see it. It protects nothing by itself: every call is decided by the server.
 * The server renders as signed out, so a guarded page starts as Loading.
 */
export function Guard({
  requires,
  tellsOfEnd = false,
  children,
}: {
  requires: 1 | 2 | 3 | undefined;
  /** Whether the page itself says that its reader’s session is over. */
  tellsOfEnd?: boolean;
  children: ReactNode;
}): ReactNode {
  const [opened, setOpened] = useState('');
  const session = useSession();
  const client = useApi();
  const apollo = useApollo(requires !== undefined && (tellsOfEnd || session.state !== 'signed-out'));
  const guarded = apollo ? <apollo.Provider client={apollo.client}>{children}</apollo.Provider> : <Wait />;
  const { pathname, search } = useLocation();
  // once, at the start; the code is fetched only by those who have a session to check
  useEffect(() => {
    if (readToken()) void import('../features/auth/check-session').then((check) => check.checkSession(client));
  }, [client]);
  if (!requires) return children;
  if (session.state === 'signed-in' && session.user) {
    if (session.user.role < requires) return <Leave to={paths.unauthorized} />;
    if (opened !== pathname) setOpened(pathname);
    return guarded;
  }
  if (tellsOfEnd && (opened === pathname || hasSessionEnded())) return guarded;
  if (session.state === 'loading') {
    return (
      <>
        <noscript>
          <p className="wrap sec">This page needs JavaScript.</p>
        </noscript>
        <Wait />
      </>
    );
  }
  return <ToSignIn from={pathname + search} />;
}

function ToSignIn({ from }: { from: string }): ReactNode {
  useEffect(() => rememberOrigin(from), [from]);
  return <Leave to={paths.auth} />;
}

/** The room of the page stays while the next one is fetched: without it the footer would jump up to the header. */
function Leave({ to }: { to: string }): ReactNode {
  return (
    <>
      <Wait />
      <Navigate to={to} replace />
    </>
  );
}

function Wait(): ReactNode {
  return (
    <div className="guarded">
      <Loading />
    </div>
  );
}
