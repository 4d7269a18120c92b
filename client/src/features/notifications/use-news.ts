import { toast } from '../../ui/aria/toast';
import { useEffect } from 'react';
import {
  useMarkNotificationsSeenCommand,
  useSetDailyDigestCommand,
  useOfficeNewsQuery,
  type NewsFragment,
  type OfficeNewsQuery,
} from './notifications.generated';

const POLL_MS = 30_000;

export interface OfficeNews {
  news: NewsFragment | undefined;
  counts: OfficeNewsQuery['officeCounts'] | undefined;
  failed: boolean;
  markSeen: () => void;
  setDigest: (wanted: boolean) => void;
}

/** Notifications, refreshed every 30 seconds while the tab is visible. */
export function useNews(): OfficeNews {
  const { data, previousData, error, refetch } = useOfficeNewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [mark] = useMarkNotificationsSeenCommand({
    update(cache, { data: marked }) {
      const notifications = marked?.markNotificationsSeen?.notifications;
      if (notifications) cache.modify({ fields: { notifications: () => notifications } });
    },
  });
  const [setDigest] = useSetDailyDigestCommand({
    say: toast,
    update(cache, { data: set }) {
      const notifications = set?.setDailyDigest?.notifications;
      if (notifications) cache.modify({ fields: { notifications: () => notifications } });
    },
  });
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) void refetch();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [refetch]);
  const known = data ?? previousData;
  return {
    news: known?.notifications ?? undefined,
    counts: known?.officeCounts ?? undefined,
    failed: !known && Boolean(error),
    // if marking fails they stay unseen until the next try
    markSeen: () => void mark(),
    setDigest: (wanted) => void setDigest({ wanted }, wanted ? 'Morning email on.' : 'Morning email off.'),
  };
}
