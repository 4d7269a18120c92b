import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import { useLogout } from '../features/site/use-logout';
import { useSession } from '../lib/session';
import { ConsoleFrame, type Crumb } from '../ui/console/console-frame';

interface Props {
  trail: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** The page's own buttons: `.b .b2`, the main one `.b .b1` last. */
  actions?: ReactNode;
  children: ReactNode;
}

const ROLE_NAMES: Record<number, string> = { 2: 'Moderator', 3: 'Administrator' };

/** What every page of the console stands in: the frame with the brand and the person in it. */
export function Office(props: Props): ReactNode {
  const { user } = useSession();
  const { brand } = useSite();
  const logout = useLogout();
  const level = user?.role ?? 0;
  const person = {
    name: user?.name ?? '',
    roleName: ROLE_NAMES[level] ?? '',
    level,
    logout: () => void logout(),
  };
  return <ConsoleFrame brand={brand} person={person} {...props} />;
}
