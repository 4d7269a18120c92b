import { HOLD_REMINDER_DAYS } from '@brokerage/domain/rates/rate-hold';
import { APPLICATION, isOpenApplication } from '../applications/public.sql.js';
import { BOOKING } from '../bookings/public.sql.js';
import { ENQUIRY_ROWS, mailboxOf, mayHaveKey } from '../enquiries/public.sql.js';
import { LEAD } from '../leads/public.sql.js';
import { BANK } from '../lenders/public.sql.js';
import { RATE } from '../rates/public.sql.js';
import { SENT_BY } from './public.sql.js';

const TODAY = `(now() at time zone 'America/Toronto')::date`;

const COLUMNS = `h.id, h.bank_name as "bankName", h.term::float8 as term, h.type,
  h.rate::float8 as rate, h.rate_version as "rateVersion", to_char(h.held_until, 'YYYY-MM-DD') as "heldUntil",
  h.created_at as "createdAt"`;

/** Where emails about what the enquiry `e` is about go. Null: nobody is written to. */
const MAILBOX = `(select sent.address from (
  select ${mailboxOf('a')} as address from ${APPLICATION} a where a.id = e.source_id
  union all select ${mailboxOf('l', 'e.email')} from ${LEAD} l where l.id = e.source_id
  union all select ${mailboxOf('b')} from ${BOOKING} b where b.id = e.source_id) sent)`;

/** Of that mailbox. */
const MAY_HAVE_KEY = `(select sent.may from (
  select ${mayHaveKey('a')} as may from ${APPLICATION} a where a.id = e.source_id
  union all select ${mayHaveKey('l')} from ${LEAD} l where l.id = e.source_id
  union all select ${mayHaveKey('b')} from ${BOOKING} b where b.id = e.source_id) sent)`;

/** Whether what the enquiry `e` is about goes on: nobody is told of a rate for a mortgage they do not want any more. */
const GOES_ON = `case e.kind when 'APPLICATION'
  then exists (select from ${APPLICATION} a where a.id = e.source_id and ${isOpenApplication('a')})
  else e.status not in ('LOST', 'CLOSED') end`;

/** A rate that is published now, with whom it is from: $1. The office may hold what only it sees. */
export const RATE_TO_HOLD = `
select r.id, r.version, r.term, r.type, r.rate, b.name as "bankName"
from ${RATE} r join ${BANK} b on b.id = r.bank_id where r.id = $1`;

/** $1 an enquiry: whom the email goes to, and whether any goes. */
export const HELD_FOR = `select ${MAILBOX} as email, ${MAY_HAVE_KEY} as "mayHaveKey", ${GOES_ON} as "goesOn" from ${ENQUIRY_ROWS} e where e.id = $1 for update`;

export const INSERT_HOLD = `
insert into rate_hold (id, enquiry_id, rate_id, rate_version, bank_name, term, type, rate, held_until)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

export const HOLD_BY_ID = `select ${COLUMNS} from rate_hold h where h.id = $1`;

/** $1 a hold, with the address that its emails go to, whether they may carry a key, and whether any go */
export const HOLD_OF_CLIENT = `
select ${COLUMNS}, ${MAILBOX} as email, ${MAY_HAVE_KEY} as "mayHaveKey", ${GOES_ON} as "goesOn" from rate_hold h join ${ENQUIRY_ROWS} e on e.id = h.enquiry_id where h.id = $1`;

/** $1 an enquiry, for the office */
export const HOLDS_OF_ENQUIRY = `
select ${COLUMNS} from rate_hold h where h.enquiry_id = $1 order by h.held_until desc, h.id desc`;

/** $1 whose: by the owner of what the enquiry is about. */
export const HOLDS_OF_OWNER = `
select ${COLUMNS} from rate_hold h join ${ENQUIRY_ROWS} e on e.id = h.enquiry_id
where e.source_id in (${SENT_BY})
order by h.held_until desc, h.id desc limit $2`;

export const END_HOLD = `delete from rate_hold where id = $1 returning enquiry_id as "enquiryId", bank_name as "bankName"`;

const DUE = `h.reminded_at is null and h.held_until between ${TODAY} and ${TODAY} + ${HOLD_REMINDER_DAYS}
  and h.created_at < now() - interval '1 day'`;

/** $1 after which, $2 how many. One that was placed within its last days was just told. */
export const FIND_DUE = `
select h.id from rate_hold h join ${ENQUIRY_ROWS} e on e.id = h.enquiry_id
where ${DUE} and ${GOES_ON} and ($1::uuid is null or h.id > $1::uuid) order by h.id limit $2`;

/** $1 which of them. Looked at again under a lock: another instance may have been quicker. */
export const TAKE_DUE = `
update rate_hold h set reminded_at = now() from ${ENQUIRY_ROWS} e
where e.id = h.enquiry_id and ${GOES_ON} and h.id in (
  select h.id from rate_hold h where h.id = any($1::uuid[]) and ${DUE} order by h.id for update skip locked)
returning h.id, ${MAILBOX} as email`;
