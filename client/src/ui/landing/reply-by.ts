import { ownZone, zoneName } from '@brokerage/domain/booking/words';
import { timeOfDay, wallClock, weekdayAndDay } from '@brokerage/domain/calendar/wall-clock';
import { FIRST_RESPONSE_HOURS } from '@brokerage/domain/vocabulary/constants';
import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../lib/tab-storage';

const KEY = 'lead-sent';
const HOUR_MS = 3_600_000;

/** Notes in this tab when a form was sent, for the page that thanks for it. */
export const markLeadSent = (): void => tabStorage.write(KEY, new Date().toISOString());

const unchanging = (): (() => void) => () => undefined;

/** 'Tuesday, November 24, 10:42 a.m., Eastern time', on the visitor's clock. Undefined where nothing was sent, or the time is past. */
export function useReplyBy(): string | undefined {
  const sentAt = useSyncExternalStore(
    unchanging,
    () => tabStorage.read(KEY),
    () => undefined,
  );
  const due = new Date(Date.parse(sentAt ?? '') + FIRST_RESPONSE_HOURS * HOUR_MS);
  if (!(due.getTime() > Date.now())) return undefined;
  const zone = ownZone();
  const clock = wallClock(due, zone);
  return `${weekdayAndDay(clock)}, ${timeOfDay(clock)}, ${zoneName(due, zone)}`;
}
