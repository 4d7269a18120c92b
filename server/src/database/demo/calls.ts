import { clientClock } from '@brokerage/domain/booking/client-clock';
import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { BOOKING_POLICY, OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { BookingStatus } from '@brokerage/domain/booking/status';
import type { Agent } from '../../modules/agents/agent.entity.js';
import type { Booking } from '../../modules/bookings/booking.entity.js';
import type { WorkingHours } from '../../modules/bookings/hours.entities.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';
import { demoAdvisers, type NewAdviser } from './advisers.js';

const MINUTE_MS = 60_000;

type NewAgent = NewAdviser & Pick<Agent, 'id' | 'calendarNo'>;

/** Monday to Friday; the first is 1 */
const HOURS = [
  { calendarNo: 1, days: [1, 2, 3, 4, 5], openings: [['09:00', '12:00'], ['13:00', '17:00']] },
  { calendarNo: 2, days: [2, 3, 4], openings: [['10:00', '12:30'], ['13:30', '19:00']] },
  { calendarNo: 2, days: [6], openings: [['10:00', '14:00']] },
  { calendarNo: 3, days: [1, 2, 3, 4, 5], openings: [['09:30', '12:00'], ['13:00', '16:30']] },
] as const; // prettier-ignore

/** Calls by the days from today, the time in Toronto and the calendar. Those before today have ended one way or the other. */
const CALLS: readonly [day: number, time: string, calendarNo: number, name: string, zone?: string, status?: BookingStatus][] = [
  [-1, '09:30', 1, 'Colleen Paquette', 'America/Toronto', 'COMPLETED'],
  [-1, '14:00', 3, 'Grace Oduya', 'America/Toronto', 'NO_SHOW'],
  [-2, '11:00', 1, 'Wei Zhang', 'America/Vancouver', 'COMPLETED'],
  [1, '10:00', 1, 'Hannah Olsen', 'America/Vancouver'],
  [1, '11:00', 3, 'Luc Bélanger'],
  [1, '14:30', 1, 'Roland Cardinal', 'America/Winnipeg'],
  [2, '10:30', 2, 'Owen Friesen', 'America/Winnipeg'],
  [2, '13:30', 3, 'Zoë Tremblay'],
  [3, '09:00', 1, 'Daniel MacIsaac', 'America/Halifax'],
  [3, '15:00', 2, 'Kirandeep Gill', 'America/Edmonton'],
  [4, '11:30', 1, 'Priya Raman'],
  [5, '14:00', 3, 'Marc Lavoie'],
]; // prettier-ignore

const isOpen = (date: string, time: string, calendarNo: number): boolean =>
  HOURS.some(
    (hours) =>
      hours.calendarNo === calendarNo &&
      hours.days.some((day) => day === weekdayOf(date)) &&
      hours.openings.some(([starts, ends]) => starts <= time && time < ends),
  );

/** That many days on, or the next one on which the adviser takes calls at that time. */
function openDay(today: string, days: number, time: string, calendarNo: number): string {
  const step = days < 0 ? -1 : 1;
  let date = addDays(today, days);
  while (!isOpen(date, time, calendarNo)) date = addDays(date, step);
  return date;
}

export interface DemoCalls {
  agents: NewAgent[];
  hours: WorkingHours[];
  bookings: Omit<
    Booking,
    'agentChosen' | 'dayReminderAt' | 'hourReminderAt' | 'cancelledBy' | 'createdAt' | 'updatedAt'
  >[];
}

/** Three advisers with their hours, and a dozen calls around today. */
export function demoCalls({ now, encryption }: { now: Date; encryption: Encryption }): DemoCalls {
  const today = localDateOf(now.getTime(), OFFICE_ZONE);
  const agents = demoAdvisers(now).map((adviser, index) => ({ ...adviser, id: newId(), calendarNo: index + 1 }));
  const hours = HOURS.flatMap(({ calendarNo, days, openings }) =>
    days.flatMap((weekday) => openings.map(([starts, ends]) => ({ id: newId(), calendarNo, weekday, starts, ends }))),
  );
  const bookings = CALLS.map(([day, time, calendarNo, fullName, zone = OFFICE_ZONE, status = 'CONFIRMED'], index) => {
    const start = instantOf(openDay(today, day, time, calendarNo), time, OFFICE_ZONE);
    const end = start + BOOKING_POLICY.lengthMinutes * MINUTE_MS;
    const [startsAt, endsAt] = [new Date(start), new Date(end)];
    const number = `+1416555${String(150 + index).padStart(4, '0')}`;
    const busyUntil = new Date(end + BOOKING_POLICY.bufferMinutes * MINUTE_MS);
    return {
      id: newId(),
      userId: null,
      hadOwner: false,
      calendarNo,
      agentId: agents[calendarNo - 1]?.id ?? null,
      slot: `[${startsAt.toISOString()},${busyUntil.toISOString()})`,
      startsAt,
      endsAt,
      status,
      sequence: 0,
      marks: 0,
      ...clientClock(startsAt, zone, null),
      fullName,
      email: `caller${index}@example.ca`,
      phone: encryption.encryptText(number),
      phoneIndex: encryption.blindIndex(number),
      confirmedAt: now,
      toldAt: now,
      placedAt: new Date(now.getTime() - 3 * 86_400_000),
    };
  });
  return { agents, hours, bookings };
}
