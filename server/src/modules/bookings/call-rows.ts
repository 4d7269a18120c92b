import { CALL_TOPIC, enquirySubject, type EnquiryTopic } from '@brokerage/domain/enquiries/enquiry-subject';
import type { CalendarCall } from './booking-desk.types.js';
import { ENQUIRY } from '../enquiries/public.sql.js';

/** Calls as the calendar shows them. A condition follows. */
export const CALLS = `
select b.id, b.calendar_no as "calendarNo", b.starts_at as "startsAt", b.ends_at as "endsAt", upper(b.slot) as "busyUntil",
  b.status, b.sequence + b.marks as sequence, b.full_name as "fullName", b.phone, b.zone, b.utc_offset as "utcOffset", e.id as "enquiryId", coalesce(e.topic, '${CALL_TOPIC}') as topic, e.province, e.source
from booking b left join ${ENQUIRY} e on e.source_id = b.id`;

export type CallRow = Omit<CalendarCall, 'subject'> & EnquiryTopic & { /** Encrypted */ phone: string };

export const asCall = ({
  topic,
  province,
  source,
  phone: _,
  ...call
}: CallRow): Pick<CalendarCall, keyof CalendarCall> => ({
  ...call,
  subject: enquirySubject({ topic, province, source }),
});
