import { firstOpened } from '../audits/public.js';
import { coApplicantsOf } from '../co-applicants/public.js';
import { papersToSend } from '../documents/public.js';
import { LAST_EVENT_OF_FILE, TERM_ENDS_ON } from '../retention/public.js';
import { isOwn } from '../users/public.js';
import { applicantsConsents } from './applicants-consents.js';
import { ENQUIRY, ENQUIRY_EVENT } from '../enquiries/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/**
 * A person's own applications, one page and how many there are in all. The total comes in each row; where the page is
 * empty, in a row without an application.
 */
export const MY_APPLICATIONS = `
with mine as (
  select a.*
  from application a
  where ${isOwn('$1')}
)
select counted.total, page.*
from (select count(*)::int as total from mine) counted
left join (
  select a.id, a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.status,
         a.created_at as "submittedAt", a.updated_at as "updatedAt",
         coalesce((
           select json_agg(json_build_object('id', v.id, 'status', v.to_status, 'at', v.created_at,
                                             'message', v.visible_note)
                           order by v.created_at, v.id)
           from application_event v where v.application_id = a.id and v.visible_to_applicant
         ), '[]') as timeline,
         ${coApplicantsOf('a.id')} as "coApplicants", coalesce((
           select json_agg(json_build_object('purpose', given.purpose, 'granted', given.granted, 'at', given.at))
           from (${applicantsConsents('a.id')}) given
         ), '[]') as consents,
         ${papersToSend('a.id')} as "papersToSend",
         ${firstOpened('e.id', 'a.id')} as "firstOpened", broker.name as "handledBy", coalesce(a.province, e.province) as province,
         ${LAST_EVENT_OF_FILE} as "lastEvent", ${TERM_ENDS_ON} as "termEndsOn",
         case when e.id is not null then json_build_object(
           'status', e.status, 'repliedAt', e.first_responded_at, 'replyDueAt', e.first_response_due_at,
           'takenUpAt', (select min(v.created_at) from ${ENQUIRY_EVENT} v
                         where v.enquiry_id = e.id and v.to_status in ('IN_REVIEW', 'CONTACTED', 'WAITING', 'QUALIFIED', 'CONVERTED')),
           'closedAt', (select max(v.created_at) from ${ENQUIRY_EVENT} v
                        where v.enquiry_id = e.id and v.to_status in ('LOST', 'CLOSED'))
         ) end as office
  from mine a
  left join ${ENQUIRY} e on e.source_id = a.id
  left join ${USER_ACCOUNT} broker on broker.id = e.assigned_to_id
  order by a.created_at desc, a.id desc limit $2 offset $3
) page on true
order by page."submittedAt" desc, page.id desc`;
