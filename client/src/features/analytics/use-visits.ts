import { eventOf } from '@brokerage/domain/analytics/events';
import type { AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import { useEffect } from 'react';
import { useSession } from '../../lib/session';
import type { Tracker } from './tracker';

let starting: Promise<Tracker> | undefined;
/** The page that was told of last: a filter, a step of the chat or a second rendering tells nothing */
let toldOf: string | undefined;

const tracker = (settings: AnalyticsSettings): Promise<Tracker> =>
  (starting ??= import('./tracker').then(({ startTracker }) => startTracker(settings)));

export interface SeenPage {
  /** The pattern of its route */
  route: string;
  pathname: string;
}

/**
 * Tells of the first page and of each change of path, by the pattern of the route. Only once somebody agreed.
 * `earlier`: the pages of this visit from before anybody could be told.
 */
export function useVisits(
  settings: AnalyticsSettings | undefined,
  { route, pathname }: SeenPage,
  earlier: readonly SeenPage[],
): void {
  const { state, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (!settings || state === 'loading') return;
    tracker(settings).then(
      (to) => {
        to.identify(userId, route);
        for (const seen of [...(toldOf === undefined ? earlier : []), { route, pathname }]) {
          if (seen.pathname === toldOf) continue;
          toldOf = seen.pathname;
          to.page(seen.route);
          const event = eventOf(seen.route);
          if (event !== undefined) to.track(event, seen.route);
        }
      },
      () => undefined, // what could not be fetched counts nobody
    );
  }, [settings, route, pathname, userId, state, earlier]);
}
