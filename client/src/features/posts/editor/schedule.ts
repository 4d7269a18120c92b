import { clockTime, longDay, sameClock, zoneName } from '@brokerage/domain/booking/words';
import { localTextOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';

/** What the two controls hold of an instant, on the office's clock. */
export const officeTextOf = (iso: string | null): string => (iso ? localTextOf(Date.parse(iso), OFFICE_ZONE) : '');

/** The instant of '2026-11-24T09:00' on the office's clock; undefined while it is not whole. */
export function instantOfText(text: string): Date | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
  return date && time ? new Date(instantOf(date, time, OFFICE_ZONE)) : undefined;
}

const at = (instant: Date, zone: string): string => `${longDay(instant, zone)}, ${clockTime(instant, zone)} ${zoneName(instant, zone)} (${zone})`; // prettier-ignore

/** The moment in the office's zone, and in the reader's own where its clock shows another time. */
export function saidInZones(instant: Date, own = Intl.DateTimeFormat().resolvedOptions().timeZone): string[] {
  const office = at(instant, OFFICE_ZONE);
  return sameClock(instant, OFFICE_ZONE, own) ? [office] : [office, `For you: ${at(instant, own)}`];
}
