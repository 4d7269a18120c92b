import type { ClientClock } from '@brokerage/domain/booking/client-clock';
import type { EntityManager } from 'typeorm';
import { enquiryNeedsLevelTwo } from '../licensing/public.js';
import { isTimeTaken } from './booking.source.js';
import type { Booking, CancelledBy } from './booking.entity.js';
import type { SlotService, SlotWish } from './slot.service.js';
import { TimeTaken } from './time-taken.js';
import { AGENT } from '../agents/public.sql.js';
import { ENQUIRY, MOVE_TO_ADVISER } from '../enquiries/public.sql.js';

/**
 * In place, never deleted and made anew: the old time is given up only if the new one is to be had. Its enquiry goes with it
 * to the adviser who has the call now. The time to confirm it counts from its new email.
 */
const MOVE = `
with moved as (
  update booking
  set calendar_no = $2, agent_id = (select agent.id from ${AGENT} agent where agent.calendar_no = $2),
      slot = tstzrange($3, $4), starts_at = $3, ends_at = $5, zone = $6, utc_offset = $7, sequence = sequence + 1, placed_at = now(),
      told_at = null, day_reminder_at = null, hour_reminder_at = null, updated_at = now()
  where id = $1
  returning id, agent_id
)${MOVE_TO_ADVISER}`;

/** $1 a booking: what its times depend on. */
const FILE_OF_CALL = `
select ${enquiryNeedsLevelTwo('e')} as "levelTwo", e.topic from ${ENQUIRY} e where e.source_id = $1`;

/** What a call is about, and whether only level 2 may have it. */
export async function fileOfCall(
  manager: Pick<EntityManager, 'query'>,
  id: string,
): Promise<{ levelTwo?: boolean; topic?: string }> {
  const [file] = await manager.query<{ levelTwo: boolean; topic: string }[]>(FILE_OF_CALL, [id]);
  return file ?? {};
}

const CANCEL = `
update booking set status = 'CANCELLED', cancelled_by = $2, sequence = sequence + 1, updated_at = now() where id = $1`;

type Locked = Pick<Booking, 'id' | 'calendarNo' | 'startsAt'>;

/** Gives a booking another time, with the same adviser where they are free. Throws TimeTaken. */
export async function placeBooking(
  manager: EntityManager,
  slots: SlotService,
  booking: Locked,
  wish: SlotWish,
  { zone, utcOffset }: ClientClock,
): Promise<void> {
  const asked = { ...wish, ...(await fileOfCall(manager, booking.id)), except: booking.id };
  const { calendars, startsAt, busyUntil, endsAt } = await slots.placeOf(manager, asked);
  const calendarNo = calendars.includes(booking.calendarNo) ? booking.calendarNo : calendars[0];
  if (calendarNo === undefined) throw new TimeTaken(asked);
  try {
    await manager.query(MOVE, [booking.id, calendarNo, startsAt, busyUntil, endsAt, zone, utcOffset]);
  } catch (error) {
    throw isTimeTaken(error) ? new TimeTaken(asked) : error;
  }
}

export const cancelBooking = (manager: EntityManager, { id }: Locked, by: CancelledBy): Promise<unknown> =>
  manager.query(CANCEL, [id, by]);
