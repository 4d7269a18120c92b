import {
  APPLICATION_FLOOR_YEARS,
  FORGET_ACTIONS,
  LONGEST_TERM_YEARS,
  OTHER_FLOOR,
  PROVINCE_FLOOR_YEARS,
} from '@brokerage/domain/retention/periods';
import { inSql } from '../../kernel/in-sql.js';
import { APPLICATION, APPLICATION_EVENT, FORGET_APPLICATION } from '../applications/public.sql.js';
import { AUDIT_EVENT } from '../audits/public.sql.js';
import { BOOKING, FORGET_BOOKING } from '../bookings/public.sql.js';
import { FORGET_CO_APPLICANTS } from '../co-applicants/public.sql.js';
import { DOCUMENT, DOCUMENT_REQUEST, FORGET_DOCUMENTS } from '../documents/public.sql.js';
import { ENQUIRY_CONTACT, ENQUIRY_EVENT, ENQUIRY_ROWS, FORGET_ENQUIRY } from '../enquiries/public.sql.js';
import { FORGET_FIT_CHANGES, FORGET_LENDER_CHOICES } from '../lender-fit/public.sql.js';
import { FORGET_ANSWER_CHANGES } from '../answer-changes/public.sql.js';
import { FORGET_LEAD } from '../leads/public.sql.js';
import { RATE_HOLD } from '../rate-holds/public.sql.js';
import { FORGET_WATCHES_OF } from '../rate-watches/public.sql.js';
import { FORGET_REMINDERS_OF } from '../renewals/public.sql.js';
import { FORGET_WHAT_IFS } from '../underwriting/public.sql.js';

const SHORTEST = Math.min(OTHER_FLOOR.years, ...PROVINCE_FLOOR_YEARS.map(({ years }) => years));

const BY_PROVINCE = `(case coalesce(a.province, e.province) ${PROVINCE_FLOOR_YEARS.map(
  ({ province, years }) => `when '${province}' then ${years}`,
).join(' ')} else ${OTHER_FLOOR.years} end)`;

/** `retentionYears` as SQL, for the aliases below */
const YEARS = `(case when a.id is null then ${BY_PROVINCE}
  else greatest(${BY_PROVINCE}, ${APPLICATION_FLOOR_YEARS})
       + case when a.status = 'funded' and a.term_ends_on is null then ${LONGEST_TERM_YEARS} else 0 end end)`;

/** The last thing that happened to an enquiry `e` and its application `a` */
export const LAST_EVENT_OF_FILE = `greatest(e.created_at, a.created_at,
  (select max(v.created_at) from ${ENQUIRY_EVENT} v where v.enquiry_id = e.id),
  (select max(c.at) from ${ENQUIRY_CONTACT} c where c.enquiry_id = e.id),
  (select max(v.created_at) from ${APPLICATION_EVENT} v where v.application_id = a.id))`;

const LAST_EVENT = `greatest(b.starts_at, ${LAST_EVENT_OF_FILE})`;

const FILES = `${ENQUIRY_ROWS} e
left join ${APPLICATION} a on a.id = e.source_id
left join ${BOOKING} b on b.id = e.source_id`;

/** What the years run from: `keptUntil` as SQL */
const FROM = `greatest(${LAST_EVENT}, (a.term_ends_on + 1)::timestamp at time zone 'America/Toronto')`;

/** Of the application `a` */
export const TERM_ENDS_ON = "to_char(a.term_ends_on, 'YYYY-MM-DD')";

/** Job applications have a period of their own. Nothing under a legal hold goes. */
const PAST = `e.kind <> 'CAREER' and e.legal_hold_at is null
  and e.created_at < now() - interval '${SHORTEST} years'
  and ${FROM} < now() - make_interval(years => ${YEARS})`;

/** $1: after which, $2: how many */
export const FIND_PAST = `
select e.id from ${FILES} where ${PAST} and ($1::uuid is null or e.id > $1::uuid) order by e.id limit $2`;

const GONE = `e.source_id as "sourceId", e.source, e.kind, coalesce(a.province, e.province) as province,
  ${LAST_EVENT} as "lastEvent", ${TERM_ENDS_ON} as "termEndsOn"`;

/** $1: an enquiry. What is said of it when it goes, locked so that a hold cannot come between. */
export const TAKE = `select ${GONE} from ${FILES} where e.id = $1 for update of e`;

/** The same, if it is still past its period. */
export const TAKE_PAST = `select ${GONE} from ${FILES} where e.id = $1 and ${PAST} for update of e`;

/** What decides how long a file is kept, and whether it may go before. */
const DECIDES = `a.id is not null as "isApplication", coalesce(a.status = 'funded', false) as funded,
  e.legal_hold_at as "heldAt", e.status = 'CONVERTED' or exists (
    select from ${RATE_HOLD} h where h.enquiry_id = e.id) as arranged`;

/** $1: an enquiry */
export const KEPT = `select ${GONE}, ${DECIDES} from ${FILES} where e.id = $1`;

/** The same, locked so that neither a hold nor an answer of the office can come between, with the address. */
export const TAKE_ASKED = `select ${GONE}, ${DECIDES}, e.email from ${FILES} where e.id = $1 for update of e`;

const ASKED = "coalesce((e.after ->> 'asked')::boolean, false)";

/** $1 since when */
export const ERASURES = `
select e.subject_id as id, e.created_at as at from ${AUDIT_EVENT} e
where e.subject_type = 'enquiry' and e.action = 'retention.forget' and ${ASKED} and e.created_at > $1`;

/** $1 ids */
export const FILES_THERE_AGAIN = `select id from ${ENQUIRY_ROWS} enquiry where id = any($1::uuid[])`;

/** $1: an application */
export const OBJECTS = `
select d.object_key as "objectKey" from ${DOCUMENT} d join ${DOCUMENT_REQUEST} r on r.id = d.request_id
where r.application_id = $1`;

/** $1: the id of the source, $2: of the enquiry. In this order: what points at a row goes before it. */
export const FORGET: readonly string[] = [
  ...FORGET_DOCUMENTS,
  FORGET_ANSWER_CHANGES,
  FORGET_WHAT_IFS,
  FORGET_FIT_CHANGES,
  FORGET_LENDER_CHOICES,
  FORGET_CO_APPLICANTS,
  FORGET_ENQUIRY,
  FORGET_APPLICATION,
  FORGET_LEAD,
  FORGET_BOOKING,
];

/** $1: an address. What was asked for with it, and no account has. */
export const FORGET_ADDRESS: readonly string[] = [FORGET_WATCHES_OF, FORGET_REMINDERS_OF];

/** The last day in Toronto on which a schedule deleted something under each action, and how much. A row without a number is one file. */
export const LAST_RUNS = `
with last as (
  select e.action, max(e.created_at) as at from ${AUDIT_EVENT} e
  where e.action in (${inSql(FORGET_ACTIONS)}) and not ${ASKED} group by e.action
)
select last.action, last.at, sum(coalesce((e.after ->> 'removed')::int, 1))::int as removed
from last join ${AUDIT_EVENT} e on e.action = last.action and e.action in (${inSql(FORGET_ACTIONS)}) and not ${ASKED}
  and e.created_at >= date_trunc('day', last.at at time zone 'America/Toronto') at time zone 'America/Toronto'
group by last.action, last.at`;
