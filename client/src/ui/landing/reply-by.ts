import { longDay } from '@brokerage/domain/booking/words';
import { FIRST_RESPONSE_HOURS } from '@brokerage/domain/vocabulary/constants';
import { useSyncExternalStore } from 'react';
import { formatTime } from '../../lib/format';
import { tabStorage } from '../../lib/tab-storage';

const KEY = 'lead-sent';
const HOUR_MS = 3_600_000;

/** Notes in this tab when a form was sent, for the page that thanks for it. */
export const markLeadSent = (): void => tabStorage.write(KEY, new Date().toISOString());

const unchanging = (): (() => void) => () => undefined;

/** 'Tuesday, November 24, 10:42 a.m.', on the visitor's clock. Undefined where nothing was sent, or the time is past. */
export function useReplyBy(): string | undefined {
  const sentAt = useSyncExternalStore(
    unchanging,
    () => tabStorage.read(KEY),
    () => undefined,
  );
  const due = new Date(Date.parse(sentAt ?? '') + FIRST_RESPONSE_HOURS * HOUR_MS);
  if (!(due.getTime() > Date.now())) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${longDay(due, timeZone).replace(/, \d{4}$/, '')}, ${formatTime(due)}`;
}
