import type { EnquiryTopic } from '@brokerage/domain/enquiries/enquiry-subject';
import type { Attribution } from '@brokerage/domain/leads/attribution';
import { INSERT_AUDIT } from '../../audits/public.sql.js';
import { BANK } from '../../lenders/public.sql.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';
import { emailsOf, type SealedEmail } from '../work/email/email.sql.js';
import { notesOf, type StoredNote } from './notes/note.sql.js';
import { COLUMNS, isOnDesk } from '../enquiry.sql.js';
import type { EnquiryContactView, EnquiryEventView, EnquiryView } from '../enquiry.types.js';
import type { LinkedEnquiry } from './file.types.js';

export interface DetailRow extends EnquiryView {
  phone: string | null;
  answers: string | null;
  attribution: Attribution | null;
  bankName: string | null;
  sourceId: string | null;
  notes: StoredNote[];
  events: EnquiryEventView[];
  contacts: Pick<EnquiryContactView, keyof EnquiryContactView>[];
  emails: SealedEmail[];
  others: (Omit<LinkedEnquiry, 'subject'> & EnquiryTopic)[];
}

/** $6 whose desk; null: the office, which reads all. */
const MAY_READ = `($6::uuid is null or ${isOnDesk('$6::uuid')})`;

/** Reads one enquiry and records who read it in the same statement, so that no read goes unrecorded. */
export const READ = `
  with reading as (
    ${INSERT_AUDIT}
    select $2, $3, 'enquiry.read', 'enquiry', e.id, null, $4, $5 from enquiry e where e.id = $1 and ${MAY_READ}
  )
  select ${COLUMNS}, e.source_id as "sourceId", e.phone, e.answers, e.attribution, bank.name as "bankName",
    ${notesOf('e.id')} as notes,
    coalesce((
      select json_agg(json_build_object('id', v.id, 'actorName', u.name, 'from', v.from_status, 'to', v.to_status,
                                        'lostReason', v.lost_reason, 'changed', v.changed, 'owner', owner.name,
                                        'followUpAt', v.follow_up_at, 'byRule', v.by_rule, 'undone', v.undone,
                                        'at', v.created_at)
                      order by v.created_at desc, v.id desc)
      from enquiry_event v
      left join ${USER_ACCOUNT} u on u.id = v.actor_id
      left join ${USER_ACCOUNT} owner on owner.id = v.owner_id
      where v.enquiry_id = e.id
    ), '[]') as events,
    coalesce((
      select json_agg(json_build_object('id', c.id, 'actorName', u.name, 'kind', c.kind, 'outcome', c.outcome,
                                        'note', c.note, 'at', c.at) order by c.at desc, c.id desc)
      from enquiry_contact c left join ${USER_ACCOUNT} u on u.id = c.actor_id
      where c.enquiry_id = e.id
    ), '[]') as contacts,
    ${emailsOf('e.id')} as emails,
    coalesce((
      select json_agg(json_build_object('id', o.id, 'fullName', o.full_name, 'topic', o.topic, 'province', o.province,
                                        'source', o.source, 'status', o.status, 'createdAt', o.created_at,
                                        'linked', not exists (
                                          select from enquiry_unlink l
                                          where l.first_id = least(o.id, e.id) and l.second_id = greatest(o.id, e.id)))
                      order by o.created_at desc, o.id desc)
      from (
        select * from enquiry other
        where other.id <> e.id and (lower(other.email) = lower(e.email) or other.phone_index = e.phone_index)
        order by other.created_at desc, other.id desc limit 20
      ) o
    ), '[]') as others
  from enquiry e
  left join ${USER_ACCOUNT} assignee on assignee.id = e.assigned_to_id
  left join ${BANK} bank on bank.id = e.bank_id
  where e.id = $1 and ${MAY_READ}`;
