import type { EntityManager } from 'typeorm';
import type { EnquiryFieldName } from '@brokerage/domain/enquiries/enquiry-status';
import type { Actor } from '../../kernel/actor.js';
import { newId } from '../../platform/ids.js';
import type { Enquiry } from './enquiry.entity.js';
import type { EnquiryEventView } from './enquiry.types.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** What the history of an enquiry tells of. */
export type Told = Pick<Enquiry, 'status' | 'assignedToId' | 'followUpAt' | 'lostReason'>;

/** An enquiry before and after a change. */
export interface Worked {
  id: string;
  before: Told;
  after: Told;
}

const INSERT = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as l(
      "id" uuid, "enquiryId" uuid, "from" text, "to" text, "lostReason" text, "changed" jsonb, "ownerId" uuid,
      "followUpAt" timestamptz)
  ), written as (
    insert into enquiry_event (id, enquiry_id, actor_id, from_status, to_status, lost_reason, changed, owner_id, follow_up_at,
                               undone)
    select l."id", l."enquiryId", $2, l."from", l."to", l."lostReason",
           array(select jsonb_array_elements_text(l."changed")), owner.id, l."followUpAt", $3
    from given l left join ${USER_ACCOUNT} owner on owner.id = l."ownerId"
    returning id, from_status, to_status, lost_reason, changed, owner_id, follow_up_at, by_rule, undone, created_at
  )
  select v.id, $4::text as "actorName", v.from_status as "from", v.to_status as "to", v.lost_reason as "lostReason", v.changed,
         owner.name as "owner", v.follow_up_at as "followUpAt", v.by_rule as "byRule", v.undone, v.created_at as "at"
  from written v left join ${USER_ACCOUNT} owner on owner.id = v.owner_id`;

const time = (at: Date | null): number | null => at?.getTime() ?? null;

/** Which of its fields a change touched. */
export function changedFields({ before, after }: Pick<Worked, 'before' | 'after'>): EnquiryFieldName[] {
  const fields: EnquiryFieldName[] = [];
  if (before.status !== after.status) fields.push('STATUS');
  if (before.assignedToId !== after.assignedToId) fields.push('OWNER');
  if (time(before.followUpAt) !== time(after.followUpAt)) fields.push('FOLLOW_UP');
  return fields;
}

function lineOf(worked: Worked): object | null {
  const { id, before, after } = worked;
  const changed = changedFields(worked);
  if (changed.length === 0) return null;
  const moves = changed.includes('STATUS');
  return {
    id: newId(),
    enquiryId: id,
    changed,
    ...(moves && { from: before.status, to: after.status, lostReason: after.lostReason }),
    ...(changed.includes('OWNER') && { ownerId: after.assignedToId }),
    ...(changed.includes('FOLLOW_UP') && { followUpAt: after.followUpAt }),
  };
}

/** A line in the history of each enquiry that changed. One statement, however many. */
export async function writeEvents(
  manager: EntityManager,
  { userId, name }: Actor,
  worked: readonly Worked[],
  undone = false,
): Promise<EnquiryEventView[]> {
  const lines = worked.flatMap((one) => lineOf(one) ?? []);
  if (lines.length === 0) return [];
  return manager.query<EnquiryEventView[]>(INSERT, [JSON.stringify(lines), userId, undone, name]);
}
