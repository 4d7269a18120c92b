import { localTextOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';

/** What a field for a day and a time holds of an instant, on the office's clock. */
export const officeTextOf = (at: string | Date | null): string =>
  at === null ? '' : localTextOf(new Date(at).getTime(), OFFICE_ZONE);

/** The instant of '2026-11-24T09:00' on the office's clock; undefined while it is not whole. */
export function instantOfText(text: string): Date | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
  return date && time ? new Date(instantOf(date, time, OFFICE_ZONE)) : undefined;
}

/** When a day begins at the office. */
export const officeMidnight = (day: string): Date => new Date(instantOf(day, '00:00', OFFICE_ZONE));
