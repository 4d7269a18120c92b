import type { ReactNode } from 'react';
import { FactorBanner } from '../../features/account/factor-notice';
import { Bell, NewsAnnouncer } from '../../features/notifications/bell';
import { useNews, type OfficeNews } from '../../features/notifications/use-news';
import { PaletteButton } from '../../features/palette/palette-button';
import { LicenceBanner } from '../../features/site/licence-banner';
import { useSite } from '../../features/site/settings';
import { useLogout } from '../../features/site/use-logout';
import { useSession } from '../../lib/session';
import { ConsoleFrame, type Crumb } from '../../ui/console/console-frame';
import type { Badges } from '../../ui/console/rail';

interface Props {
  /** From the page above to this one: `[{ label: 'Jobs', to: consolePaths.jobs }, { label: title }]`. */
  trail?: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** The page's own buttons, the main one last. */
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

/** The frame of every console page, with the brand, the person, search and notifications. */
export function ConsolePage(props: Props): ReactNode {
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
        banner={
          <>
            <LicenceBanner />
            <FactorBanner />
          </>
        }
        {...props}
      />
      <NewsAnnouncer {...news} />
    </>
  );
}
