import { useEffect } from 'react';
import {
  useMarkNotificationsSeenMutation,
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
}

/** What the office should look at, asked for every half a minute while somebody can see it. */
export function useNews(): OfficeNews {
  const { data, previousData, error, refetch } = useOfficeNewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [mark] = useMarkNotificationsSeenMutation({
    errorPolicy: 'all',
    update(cache, { data: marked }) {
      const notifications = marked?.markNotificationsSeen?.notifications;
      if (notifications) cache.modify({ fields: { notifications: () => notifications } });
    },
  });
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) void refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [refetch]);
  const known = data ?? previousData;
  return {
    news: known?.notifications ?? undefined,
    counts: known?.officeCounts ?? undefined,
    failed: !known && Boolean(error),
    // one that could not be marked stays unseen, and is marked the next time
    markSeen: () => void mark().catch(() => undefined),
  };
}
