import { COUNT_CAP } from '../../kernel/cursor.js';
import { APPLICATION } from '../applications/public.sql.js';
import { CONSENT } from '../consents/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';

/** $1 the first day, $2 and $3 the row that the page goes on after, $4 how many */
const after = (day: string): string =>
  `${day} >= $1::date and ($2::date is null or (${day}, id) > ($2::date, $3::uuid)) order by ${day}, id limit $4`;

const OF_APPLICATION = `application_number as "applicationNumber", full_name as "fullName", email, user_id, province, content`;

/**
 * Whether somebody may be written to: offers they agreed to with this file and did not withdraw since, or contact about it.
 * A withdrawal counts wherever it was made, however its address is written. Where an account was deleted, the ledger no longer
 * says whose a consent or its withdrawal was: nobody is offered anything on it.
 */
const MAY_WRITE = `case
  when b.source <> 'REMINDER' and exists (
    select from ${CONSENT} c where c.source_id = b.id and c.purpose = 'marketing' and c.granted and c.email is not null and not exists (
      select from ${CONSENT} w where w.purpose = 'marketing' and not w.granted and w.created_at > c.created_at
        and (lower(w.email) = lower(b.email) or w.user_id = b.user_id)))
    then 'OFFERS'
  when exists (select from ${CONSENT} c where c.source_id = b.id and c.purpose = 'contact' and c.granted) then 'CONTACT'
  else 'NONE' end`;

/**
 * What comes due, the first day first: mortgages that we arranged, those that applicants have now, and letters with a reminder.
 * Each part walks its own index, and the page is merged of their beginnings.
 */
export const BOOK = `
with funded as (
  select 'FUNDED' as source, id, term_ends_on as day, ${OF_APPLICATION}
  from ${APPLICATION} application where term_ends_on is not null and ${after('term_ends_on')}
), present as (
  select 'PRESENT' as source, id, present_term_ends_on as day, ${OF_APPLICATION}
  from ${APPLICATION} application where present_term_ends_on is not null and status <> 'funded' and ${after('present_term_ends_on')}
), reminders as (
  select 'REMINDER' as source, id, matures_on as day, null as "applicationNumber", null as "fullName", email, user_id,
         null as province, content
  from renewal_reminder where confirmed_at is not null and ${after('matures_on')}
), b as (
  select * from funded union all select * from present union all select * from reminders order by day, id limit $4
)
select b.source, b.id, to_char(b.day, 'YYYY-MM-DD') as "maturesOn", b."applicationNumber", b."fullName", b.email,
       b.province, b.content, e.id as "enquiryId", ${MAY_WRITE} as consent
from b left join ${ENQUIRY} e on e.kind = 'APPLICATION' and e.source_id = b.id
order by b.day, b.id`;

const counted = (from: string): string => `(select count(*) from (select from ${from} limit ${COUNT_CAP + 1}) found)`;

/** $1 the first day */
export const COUNT_BOOK = `
select (${counted(`${APPLICATION} application where term_ends_on >= $1::date`)}
  + ${counted(`${APPLICATION} application where present_term_ends_on >= $1::date and status <> 'funded'`)}
  + ${counted('renewal_reminder where matures_on >= $1::date and confirmed_at is not null')})::int as count`;
