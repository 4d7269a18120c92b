import type { ReactNode } from 'react';
import { Bell, NewsAnnouncer } from '../features/notifications/bell';
import { useNews, type OfficeNews } from '../features/notifications/use-news';
import { PaletteButton } from '../features/palette/palette-button';
import { useSite } from '../features/site/settings';
import { useLogout } from '../features/site/use-logout';
import { useSession } from '../lib/session';
import { ConsoleFrame, type Crumb } from '../ui/console/console-frame';
import type { Badges } from '../ui/console/rail';

interface Props {
  /** From the group down to where one is: `[{ label: 'Pricing' }, { label: 'Rates' }]`. */
  trail: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** The page's own buttons: `.b .b2`, the main one `.b .b1` last. */
  actions?: ReactNode;
  children: ReactNode;
}

const ROLE_NAMES: Record<number, string> = { 2: 'Moderator', 3: 'Administrator' };

const badgesOf = (counts: OfficeNews['counts']): Badges =>
  counts
    ? {
        waiting: { count: counts.waiting, hot: counts.overdue > 0 },
        applications: { count: counts.openApplications },
        failedMail: { count: counts.failedMail, hot: true },
      }
    : {};

/** What every page of the console stands in: the frame with the brand, the person, the search and what is new in it. */
export function Office(props: Props): ReactNode {
  const { user } = useSession();
  const { brand } = useSite();
  const logout = useLogout();
  const level = user?.role ?? 0;
  const leave = (): void => void logout();
  const news = useNews();
  return (
    <>
      <ConsoleFrame
        brand={brand}
        person={{ name: user?.name ?? '', roleName: ROLE_NAMES[level] ?? '', level, logout: leave }}
        badges={badgesOf(news.counts)}
        search={(phone) => <PaletteButton phone={phone} />}
        bell={<Bell {...news} />}
        {...props}
      />
      <NewsAnnouncer {...news} />
    </>
  );
}
