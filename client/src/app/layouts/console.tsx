import type { ReactNode } from 'react';
import { PaletteHost } from '../../features/palette/palette-host';
import { useLogout } from '../../features/site/use-logout';
import { useSession } from '../../lib/session';

/** What stays in place while the console's pages change. */
export default function Console({ children }: { children: ReactNode }): ReactNode {
  const { user } = useSession();
  const logout = useLogout();
  return (
    <PaletteHost level={user?.role ?? 0} logout={() => void logout()}>
      {children}
    </PaletteHost>
  );
}
