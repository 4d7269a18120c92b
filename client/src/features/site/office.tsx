import type { ReactNode } from 'react';
import { useSession } from '../../lib/session';
import { ConsoleFrame } from '../../ui/console/console-frame';
import { useSite } from './settings';
import { useLogout } from './use-logout';

interface Props {
  trail: readonly { label: string; to?: string }[];
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The console's frame with the brand and the person in it. */
export function Office(props: Props): ReactNode {
  const { user } = useSession();
  const { brand } = useSite();
  const logout = useLogout();
  return (
    <ConsoleFrame
      brand={brand}
      person={{ name: user?.name ?? '', roleName: 'Administrator', logout: () => void logout() }}
      {...props}
    />
  );
}
