import type { EnquiryStatusName, LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import type { EnquiryTopic } from '@brokerage/domain/enquiries/enquiry-subject';
import type { EnquiryKind } from '../enquiry.entity.js';
import { afterFilter, CAMPAIGN, FILTER, NEWEST_FOUND } from '../enquiry.sql.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

/** The values of FILTER. The moment goes along: what comes in later was not counted. */
export const matchingCount = (searches: boolean): string => `
  select count(*)::int as count, now() as "asOf"
  from (select from enquiry e where ${FILTER} ${searches ? NEWEST_FOUND : ''}) matching`;

/** The filter again, and not only the ids: a row that another act changed meanwhile may match no more. */
const matching = (searches: boolean, asOf: string): string => {
  const all = `${FILTER} and e.created_at <= ${asOf}::timestamptz`;
  // an array is gathered once; with `in` a plan made before the rows were counted searches again for each row
  return searches ? `${all} and e.id = any(array(select e.id from enquiry e where ${all} ${NEWEST_FOUND}))` : all;
};

const STATE = `e.id, e.status, e.assigned_to_id as "assignedToId", e.follow_up_at as "followUpAt",
  e.lost_reason as "lostReason"`;

/** Locked in one order, so that two acts at the same moment wait for each other and never for ever. */
const LOCKED = 'order by e.id limit $LIMIT for update of e';

/** The values of FILTER, then: nothing that came in later, at most. */
export const lockMatching = (searches: boolean): string => `
  select ${STATE} from enquiry e where ${matching(searches, afterFilter(1))}
  ${LOCKED.replace('$LIMIT', afterFilter(2))}`;

/** $1 ids, $2 at most. */
export const LOCK_NAMED = `
  select ${STATE} from enquiry e where e.id = any($1::uuid[])
  ${LOCKED.replace('$LIMIT', '$2')}`;

/** $1 a jsonb array of what each becomes. Somebody who left in the meantime is nobody. */
export const WRITE = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g(
      "id" uuid, "status" text, "assignedToId" uuid, "followUpAt" timestamptz, "lostReason" text)
  )
  update enquiry e
  set status = g."status", assigned_to_id = owner.id, follow_up_at = g."followUpAt", lost_reason = g."lostReason",
      version = e.version + 1, updated_at = now()
  from given g left join ${USER_ACCOUNT} owner on owner.id = g."assignedToId"
  where e.id = g."id"`;

const EXPORTED = `
  select e.id, e.created_at as "createdAt", e.created_at::text as cursor, e.kind, e.topic, e.province, e.source,
         e.full_name as "fullName", e.email, e.masked_phone as "maskedPhone", e.application_number as "applicationNumber",
         e.status, e.lost_reason as "lostReason", owner.name as owner, e.first_response_due_at as "dueAt",
         e.first_responded_at as "answeredAt", e.follow_up_at as "followUpAt",
         e.channel, ${CAMPAIGN} as campaign
  from enquiry e left join ${USER_ACCOUNT} owner on owner.id = e.assigned_to_id`;

/** The next batch after a row: newest first. */
const after = (createdAt: string, id: string, limit: string): string => `
  and (${createdAt}::timestamptz is null or (e.created_at, e.id) < (${createdAt}::timestamptz, ${id}::uuid))
  order by e.created_at desc, e.id desc limit ${limit}`;

/** The values of FILTER, then: nothing that came in later, two of the last row so far, how many. */
export const exportMatching = (searches: boolean): string =>
  `${EXPORTED} where ${matching(searches, afterFilter(1))} ${after(afterFilter(2), afterFilter(3), afterFilter(4))}`;

/** $1 ids, $2, $3 the last row so far, $4 how many. */
export const EXPORT_NAMED = `${EXPORTED} where e.id = any($1::uuid[]) ${after('$2', '$3', '$4')}`;

export interface ExportRow extends EnquiryTopic {
  id: string;
  createdAt: Date;
  cursor: string;
  kind: EnquiryKind;
  fullName: string;
  email: string;
  maskedPhone: string | null;
  applicationNumber: string | null;
  status: EnquiryStatusName;
  lostReason: LostReasonName | null;
  owner: string | null;
  dueAt: Date;
  answeredAt: Date | null;
  followUpAt: Date | null;
  channel: string;
  campaign: string | null;
}
