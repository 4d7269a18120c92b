import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useFactorDemand } from '../../features/account/use-factor-demand';
import { PaletteHost } from '../../features/palette/palette-host';
import { useLogout } from '../../features/site/use-logout';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';

/** What stays in place while the console's pages change. */
export default function Console({ children }: { children: ReactNode }): ReactNode {
  const { user } = useSession();
  const logout = useLogout();
  // once the day has come, the one thing they can do is set it up: the server refuses the rest
  if (useFactorDemand()?.isDue) return <Navigate to={paths.accountView('security')} replace />;
  return (
    <PaletteHost level={user?.role ?? 0} logout={() => void logout()}>
      {children}
    </PaletteHost>
  );
}
