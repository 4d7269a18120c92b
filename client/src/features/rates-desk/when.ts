import { formatMoment, OFFICE_ZONE } from '../../lib/format';
import { spellDay } from '../../ui/chart/series';
import { officeDate } from '../../ui/console/office-clock';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONG_AGO_DAYS = 30;
export const STALE_DAYS = 7;

/** Days of the office's calendar */
export const daysBetween = (iso: string, now: Date): number =>
  (Date.parse(officeDate(now)) - Date.parse(officeDate(iso))) / DAY_MS;

/** Just now · 2 min ago · Today · Yesterday · 9 days ago · Sept 3, 2026 */
export function ago(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  const days = daysBetween(iso, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < LONG_AGO_DAYS ? `${days} days ago` : spellDay(officeDate(iso));
}

/** 2 minutes ago · Yesterday at 4:40 p.m. */
export function momentOf(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const text = formatMoment(new Date(iso), now, OFFICE_ZONE);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Which rates visitors see: "the rates published today at 10:59 p.m." */
export const publishedWhen = (iso: string, now: Date): string =>
  `the rates published ${formatMoment(new Date(iso), now, OFFICE_ZONE)}`;
