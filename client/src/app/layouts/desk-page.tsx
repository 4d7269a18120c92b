import { CalendarDays, Clock, FileText, Inbox, UserRound } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useMyDeskQuery } from '../../features/account/desk.generated';
import { useSite } from '../../features/site/settings';
import { useLogout } from '../../features/site/use-logout';
import { deskPaths } from '../../lib/desk-paths';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/console/button';
import { ConsoleFrame, type Crumb } from '../../ui/console/console-frame';
import type { NavigationEntry } from '../../ui/console/navigation';
import { Empty, LoadFailed, RowSkeletons } from '../../ui/console/states';

/** The pages of an adviser's own desk. */
const ENTRIES: readonly NavigationEntry[] = [
  { to: deskPaths.leads, label: 'My leads', key: 'L', icon: Inbox, requires: 1, onPhone: true },
  { to: deskPaths.calls, label: 'My calls', key: 'C', icon: CalendarDays, requires: 1, onPhone: true },
  { to: deskPaths.files, label: 'My files', key: 'F', icon: FileText, requires: 1, onPhone: true },
  { to: deskPaths.hours, label: 'My hours', key: 'H', icon: Clock, requires: 1, onPhone: true },
  { to: paths.account, label: 'My Account', key: 'A', icon: UserRound, requires: 1 },
];

interface Props {
  trail?: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an adviser's desk: the console's, with their own pages. An account of nobody's is told so. */
export function DeskPage({ trail, title, lead, actions, children }: Props): ReactNode {
  const { user } = useSession();
  const { brand } = useSite();
  const logout = useLogout();
  const { data, error, refetch } = useMyDeskQuery();
  const person = { name: user?.name ?? '', roleName: 'Adviser', level: user?.role ?? 0, logout: () => void logout() };
  const isTheirs = data?.myDesk != null;
  return (
    <ConsoleFrame
      brand={brand}
      person={person}
      entries={ENTRIES}
      place="Desk"
      trail={trail}
      title={title}
      lead={isTheirs && lead}
      actions={isTheirs && actions}
    >
      {/* the page's sheets are asked for once the answer is there */}
      <Suspense fallback={<RowSkeletons rows={5} />}>{isTheirs && children}</Suspense>
      {data?.myDesk === null && (
        <Empty title="Your account has no desk">
          <p>The office gives one to advisers. Ask an administrator to link your account to your page.</p>
          <ButtonLink to={paths.account}>My Account</ButtonLink>
        </Empty>
      )}
      {!data && error && <LoadFailed what="Your desk" retry={refetch} />}
      {!data && !error && <RowSkeletons rows={5} />}
    </ConsoleFrame>
  );
}
