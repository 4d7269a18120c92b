import { useEffect, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberOrigin } from '../lib/origin';
import { paths } from '../lib/paths';
import { readToken, useSession } from '../lib/session';
import { Loading } from '../ui/loading';

/**
 * Shows a page only to those who may see it. It protects nothing by itself: every call is decided by the server.
 * The server renders as signed out, so a guarded page starts as Loading.
 */
export function Guard({ requires, children }: { requires: 1 | 2 | 3 | undefined; children: ReactNode }): ReactNode {
  const session = useSession();
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  // once, at the start; the code is fetched only by those who have a session to check
  useEffect(() => {
    if (readToken()) void import('../features/auth/check-session').then((check) => check.checkSession(client));
  }, [client]);
  if (!requires) return children;
  if (session.state === 'signed-in' && session.user) {
    return session.user.role >= requires ? children : <Navigate to={paths.unauthorized} replace />;
  }
  if (session.state === 'loading') return <Loading />;
  return <ToSignIn from={pathname + search} />;
}

function ToSignIn({ from }: { from: string }): ReactNode {
  useEffect(() => rememberOrigin(from), [from]);
  return <Navigate to={paths.auth} replace />;
}
