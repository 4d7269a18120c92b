import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberOrigin } from '../lib/origin';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { Loading } from '../ui/loading';

/**
 * Shows a page only to those who may see it. It protects nothing by itself: every call is decided by the server.
 * The server renders as signed out, so a guarded page starts as Loading.
 */
export function Guard({ requires, children }: { requires: 1 | 2 | 3 | undefined; children: ReactNode }): ReactNode {
  const session = useSession();
  const { pathname, search } = useLocation();
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
