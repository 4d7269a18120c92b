import { addDays } from '@brokerage/domain/booking/local-days';
import { OFFICE_PROVINCE, OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { windowsOf, type Calendar, type Interval } from '@brokerage/domain/booking/slots';
import type { EntityManager } from 'typeorm';
import { OFFICE_CALENDAR, readCalendars } from './calendars.js';

const OFFICE: Calendar = {
  no: OFFICE_CALENDAR,
  zone: OFFICE_ZONE,
  province: OFFICE_PROVINCE,
  exceptions: {},
  busy: [],
};

/** When the office is open from one day to another, in order: its hours, without its holidays and exceptions. */
export async function officeHours(
  manager: Pick<EntityManager, 'query'>,
  from: string,
  to: string,
): Promise<Interval[]> {
  const calendars = await readCalendars(manager, { now: 0, from, to });
  const hours: Interval[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    hours.push(...windowsOf(calendars, OFFICE, date).map(({ office }) => office));
  }
  return hours;
}
