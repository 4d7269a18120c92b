import { APPLICATION } from '../applications/public.sql.js';
import { BOOKING } from '../bookings/public.sql.js';
import { LEAD } from '../leads/public.sql.js';

export const RATE_HOLD = '(select enquiry_id, bank_name, term, type, rate, held_until, created_at from rate_hold)';

/** $1 whose: the sources of the enquiries that are theirs */
export const SENT_BY = `
select id from ${APPLICATION} a where user_id = $1
union all select id from ${LEAD} l where user_id = $1
union all select id from ${BOOKING} b where user_id = $1`;
