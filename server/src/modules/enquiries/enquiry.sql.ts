import { SEARCH_FINDS } from '@brokerage/domain/vocabulary/constants';
import { DUE_SOON_HOURS } from '@brokerage/domain/enquiries/enquiry-clock';
import { DONE_STATUSES, type EnquiryViewName } from '@brokerage/domain/enquiries/enquiry-status';
import { inSql } from '../../kernel/in-sql.js';
import { enquiryNeedsLevelTwo, isLevelOne } from '../licensing/public.js';
import { AGENT_ON_DESK } from '../agents/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** Of the first touch, in lower case; null where there is none */
export const CAMPAIGN = `lower(nullif(e.attribution -> 'first' ->> 'utm_campaign', ''))`;

export const COLUMNS = `
  e.id, e.kind, e.status, e.topic, e.province, e.source, e.full_name as "fullName", e.masked_phone as "maskedPhone", e.email,
  e.email_refusal as "emailRefusal", e.application_number as "applicationNumber", case when e.kind = 'APPLICATION' then e.source_id end as "applicationId",
  e.created_at as "createdAt",
  e.first_response_due_at as "firstResponseDueAt", e.first_responded_at as "firstRespondedAt",
  e.first_response_kind as "firstResponseKind", e.follow_up_at as "followUpAt", e.lost_reason as "lostReason",
  e.assigned_to_id as "assignedToId", assignee.name as "assignedTo", e.version,
  e.channel, ${CAMPAIGN} as campaign`;

/** The office is not done with it. */
export const isOpen = (enquiry = 'enquiry'): string => `${enquiry}.status not in (${inSql(DONE_STATUSES)})`;

/** Its clock runs. */
export const isUnanswered = (enquiry = 'enquiry'): string =>
  `(${enquiry}.first_responded_at is null and ${isOpen(enquiry)})`;

/** It came back: its follow-up is due, whatever its status. */
const RETURNED = 'e.follow_up_at <= now()';
/** The second half says less than the first. It is what the index of owners holds, so that PostgreSQL can use it. */
const TO_DO = `(${isOpen('e')} or ${RETURNED}) and (${isOpen('e')} or e.follow_up_at is not null)`;

/** What each view shows. `who` is a parameter: the reader. */
export const views = (who: string): Record<EnquiryViewName, string> => ({
  MINE: `(e.assigned_to_id = ${who} and ${TO_DO})`,
  UNASSIGNED: `(e.assigned_to_id is null and ${TO_DO})`,
  DUE_SOON: `(${isUnanswered('e')} and e.first_response_due_at >= now()
              and e.first_response_due_at < now() + interval '${DUE_SOON_HOURS} hours')`,
  OVERDUE: `(${isUnanswered('e')} and e.first_response_due_at < now())`,
  WAITING_FOR_CLIENT: `(e.status = 'WAITING')`,
  EVERYTHING: 'true',
});
/**
 * The enquiry `e` stands on the desk of the adviser whose account `who` is: it was given to them, or it came for them and
 * nobody has it. Level 1 never sees what it may not arrange.
 */
export const isOnDesk = (who: string): string => `(
  (e.assigned_to_id = (select a.user_id from ${AGENT_ON_DESK} a where a.user_id = ${who})
   or (e.assigned_to_id is null and e.agent_id = (select a.id from ${AGENT_ON_DESK} a where a.user_id = ${who})))
  and not (${isLevelOne(who)} and ${enquiryNeedsLevelTwo('e')}))`;

const viewIs = (view: string, who: string): string =>
  ['case', view, ...Object.entries(views(who)).map(([name, is]) => `when '${name}' then ${is}`), 'end'].join(' ');

/** $1 status, $2 kind, $3 overdue, $4 tsquery of word beginnings, $5 phone index, $6 waiting, $7 view, $8 the reader, $9 channel, $10 province, $11 whose desk, $12 what is to do of it; null matches everything. */
export const FILTER = `
  ($1::text is null or e.status = $1)
  and ($2::text is null or e.kind = $2)
  and ($3::boolean is null
       or $3 = (${isUnanswered('e')} and e.first_response_due_at < now()))
  and ($4::tsquery is null or e.words @@ $4 or e.phone_index = $5)
  and ($6::boolean is null or $6 = ${isUnanswered('e')})
  and ($7::text is null or ${viewIs('$7::text', '$8::uuid')})
  and ($9::text is null or e.channel = $9)
  and ($10::text is null or e.province = $10)
  and ($11::uuid is null or ${isOnDesk('$11::uuid')})
  and ($12::boolean is null or (${TO_DO}))`;

const FILTER_VALUES = 12;
/** The n-th parameter after those of FILTER. */
export const afterFilter = (n: number): string => `$${FILTER_VALUES + n}`;

/** What a search finds. */
export const NEWEST_FOUND = `order by e.created_at desc, e.id desc limit ${SEARCH_FINDS}`;

export const ONE = `
  select ${COLUMNS}
  from enquiry e
  left join ${USER_ACCOUNT} assignee on assignee.id = e.assigned_to_id
  where e.id = $1`;

/** $1 an enquiry, $2 whose desk. */
export const ON_DESK = `select from enquiry e where e.id = $1 and ${isOnDesk('$2::uuid')}`;

/** $1 an enquiry: who may have that one; null: anybody. $2 with the advisers who have an account, beside the office's people. */
export const ASSIGNEES = `
  select id, name from ${USER_ACCOUNT} user_account
  where suspended_at is null
    and (role = 'ADMIN' or ($2 and exists (select from ${AGENT_ON_DESK} agent where agent.user_id = user_account.id)))
    and not (${isLevelOne('user_account.id')}
             and exists (select from enquiry e where e.id = $1::uuid and ${enquiryNeedsLevelTwo('e')}))
  order by name collate "und-x-icu", id`;
