import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberOrigin } from '../lib/origin';
import { paths } from '../lib/paths';
import { useApi, useApollo } from '../lib/use-api';
import { hasSessionEnded, readToken, useSession } from '../lib/session';

/**
 * Shows a page only to those who may see it. It protects nothing by itself: every call is decided by the server.
 * The server renders as signed out, so a guarded page starts as Loading.
 */
export function Guard({
  requires,
  tellsOfEnd = false,
  waiting,
  children,
}: {
  requires: 1 | 2 | 3 | undefined;
  /** Whether the page itself says that its reader’s session is over. */
  tellsOfEnd?: boolean;
  /** What stands in place of the page until it is known who is there */
  waiting: ReactNode;
  children: ReactNode;
}): ReactNode {
  const [opened, setOpened] = useState('');
  const session = useSession();
  const client = useApi();
  const apollo = useApollo(requires !== undefined && (tellsOfEnd || session.state !== 'signed-out'));
  const wait = <div className="guarded">{waiting}</div>;
  const guarded = apollo ? <apollo.Provider client={apollo.client}>{children}</apollo.Provider> : wait;
  const { pathname, search } = useLocation();
  const from = pathname + search;
  // once, at the start; the code is fetched only by those who have a session to check
  useEffect(() => {
    // without the code nothing changes, as while the server is away
    if (readToken())
      import('../features/auth/check-session').then((check) => check.checkSession(client)).catch(() => undefined);
  }, [client]);
  if (!requires) return children;
  if (session.state === 'signed-in' && session.user) {
    if (session.user.role < requires) return <Leave to={paths.unauthorized} from={from} wait={wait} />;
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
        {wait}
      </>
    );
  }
  return <ToSignIn from={from} wait={wait} />;
}

function ToSignIn({ from, wait }: { from: string; wait: ReactNode }): ReactNode {
  useEffect(() => rememberOrigin(from), [from]);
  return <Leave to={paths.auth} wait={wait} />;
}

/** The room of the page stays while the next one is fetched: without it the footer would jump up to the header. */
function Leave({ to, from, wait }: { to: string; from?: string; wait: ReactNode }): ReactNode {
  return (
    <>
      {wait}
      <Navigate to={to} state={{ from }} replace />
    </>
  );
}
