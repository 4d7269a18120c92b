import { changesOf } from '../answer-changes/public.js';
import { coApplicantsOf } from '../co-applicants/public.js';
import { notesOf } from '../enquiries/public.js';
import { OF_A_FILE } from '../applications/public.js';
import { APPLICATION, APPLICATION_EVENT } from '../applications/public.sql.js';
import { inSql } from '../../kernel/in-sql.js';
import { CONSENT } from '../consents/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { BANK } from '../lenders/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { INSERT_AUDIT } from '../audits/public.sql.js';

/**
 * One application in full, with who has it, its people, steps, notes and consents. Reading it leaves a row of the audit: $2 its id,
 * $3 the reader, $4 the request, $5 the address, $6 what was done.
 */
export const READ_FILE = `
  with reading as (
    ${INSERT_AUDIT}
    select $2, $3, $6, 'application', id, null, $4, $5 from ${APPLICATION} application where id = $1
  )
  select a.id, a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.province,
    a.full_name as "fullName", a.email, a.phone, a.content, a.status, a.version, a.created_at as "submittedAt",
    e.id as "enquiryId", e.source, owner.name as "assignedTo", e.first_response_due_at as "firstResponseDueAt",
    e.first_responded_at as "firstRespondedAt", bank.name as "bankName",
    coalesce((
      select json_agg(json_build_object('id', v.id, 'actorName', u.name, 'from', v.from_status, 'to', v.to_status,
                                        'reason', v.note, 'message', v.visible_note, 'at', v.created_at)
                      order by v.created_at desc, v.id desc)
      from ${APPLICATION_EVENT} v left join ${USER_ACCOUNT} u on u.id = v.actor_id
      where v.application_id = a.id
    ), '[]') as moves,
    ${coApplicantsOf('a.id')} as "coApplicants",
    ${notesOf('e.id')} as notes,
    ${changesOf('a.id')} as changes,
    coalesce((
      select json_agg(json_build_object('id', c.id, 'email', c.email, 'purpose', c.purpose, 'granted', c.granted,
                                        'textVersion', c.text_version, 'at', c.created_at)
                      order by c.created_at desc, c.id desc)
      from ${CONSENT} c where c.source_id = a.id and c.purpose in (${inSql(OF_A_FILE)})
    ), '[]') as consents
  from ${APPLICATION} a
  left join ${ENQUIRY} e on e.source_id = a.id
  left join ${USER_ACCOUNT} owner on owner.id = e.assigned_to_id
  left join ${BANK} bank on bank.id = a.bank_id
  where a.id = $1`;
