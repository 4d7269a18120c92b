import { objectOf } from '@brokerage/domain/data/objects';
import { BOOKING_FORM, type BookingAnswers } from '@brokerage/domain/booking/booking-form';
import { labelledAnswers } from '@brokerage/domain/forms/field-labels';
import { type IntakeSource, LEAD, SENDER } from '../intake/public.js';
import { isCalendarOfLevelOne, SENT_NEEDS_LEVEL_TWO } from '../licensing/public.js';
import { AGENT } from '../agents/public.sql.js';
import { INSERT_AUDIT } from '../audits/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

export const NO_OVERLAP = 'booking_no_overlap';

/**
 * A call: the first of the free calendars that is still free takes it. Where none is, `calendar_no` is null, which the
 * table refuses, and nothing of the submission is stored; two at the same moment are kept apart by the constraint. What the
 * office books is written down with it.
 */
export const BOOKING: IntakeSource<BookingAnswers> = {
  name: 'booking',
  kind: 'BOOKING',
  operation: 'book',
  limit: LEAD,
  columns: {
    startsAt: 'timestamptz',
    endsAt: 'timestamptz',
    busyUntil: 'timestamptz',
    calendars: 'int[]',
    agentChosen: 'boolean',
    zone: 'text',
    utcOffset: 'int',
    bookedById: 'uuid',
    auditId: 'uuid',
    requestId: 'text',
    ip: 'text',
  },
  insert: `booking as (
  insert into booking (id, user_id, calendar_no, agent_id, agent_chosen, slot, starts_at, ends_at, zone, utc_offset, full_name, email,
                       phone, phone_index, confirmed_at)
  select "sourceId", ${SENDER}, free.no, (select agent.id from ${AGENT} agent where agent.calendar_no = free.no), "agentChosen",
         tstzrange("startsAt", "busyUntil"), "startsAt", "endsAt", "zone", "utcOffset", "fullName", "email", "phone",
         "phoneIndex", case when "bookedById" is not null then now() end
  from go left join lateral (
    select c.no from unnest(go."calendars") with ordinality as c(no, place)
    where not exists (select from booking b where b.status <> 'CANCELLED' and b.calendar_no = c.no
                        and b.slot && tstzrange(go."startsAt", go."busyUntil"))
      and not (${isCalendarOfLevelOne('c.no')} and ${SENT_NEEDS_LEVEL_TWO})
    order by c.place limit 1
  ) as free on true
  returning id, agent_id
), booking_audit as (
  ${INSERT_AUDIT}
  select "auditId", (select u.id from ${USER_ACCOUNT} u where u.id = "bookedById"), 'booking.create', 'booking', "sourceId", null::jsonb,
    "requestId", "ip"
  from go where "bookedById" is not null
)`,
  agent: `(select booking.agent_id from booking where booking.id = "sourceId")`,
  drawn: NO_OVERLAP,
  label: (answers) => labelledAnswers(BOOKING_FORM, answers),
};

/** The same door for the office: it books for whoever asks, from one network all day. */
export const BOOKING_BY_OFFICE: IntakeSource<BookingAnswers> = { ...BOOKING, limit: undefined };

/** Whether nothing was stored because the address or the number has enough calls ahead. */
export const isOneTooMany = (error: unknown): boolean => saidOf(error)['constraint'] === 'booking_open_calls';

/** Whether nothing was stored because the time was taken. */
export function isTimeTaken(error: unknown): boolean {
  const { code, table, column, constraint } = saidOf(error);
  if (code === '23502') return table === 'booking' && column === 'calendar_no';
  return code === '23P01' && constraint === NO_OVERLAP;
}

/** TypeORM wraps what pg says. */
function saidOf(error: unknown): Readonly<Record<string, unknown>> {
  const { driverError = error } = objectOf(error);
  return objectOf(driverError);
}
