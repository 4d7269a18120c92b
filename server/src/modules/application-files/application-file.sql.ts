import { changesOf } from '../answer-changes/answer-changes.js';
import { coApplicantsOf } from '../co-applicants/co-applicant.sql.js';
import { notesOf } from '../enquiries/enquiry-note.sql.js';

/**
 * One application in full, with who has it, its people, steps, notes and consents. Reading it leaves a row of the audit: $2 its id,
 * $3 the reader, $4 the request, $5 the address, $6 what was done.
 */
export const READ_FILE = `
  with reading as (
    insert into audit_event (id, actor_id, action, subject_type, subject_id, request_id, ip)
    select $2, $3, $6, 'application', id, $4, $5 from application where id = $1
  )
  select a.id, a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.province,
    a.full_name as "fullName", a.email, a.phone, a.content, a.status, a.version, a.created_at as "submittedAt",
    e.id as "enquiryId", e.source, owner.name as "assignedTo", e.first_response_due_at as "firstResponseDueAt",
    e.first_responded_at as "firstRespondedAt", bank.name as "bankName",
    coalesce((
      select json_agg(json_build_object('id', v.id, 'actorName', u.name, 'from', v.from_status, 'to', v.to_status,
                                        'reason', v.note, 'message', v.visible_note, 'at', v.created_at)
                      order by v.created_at desc, v.id desc)
      from application_event v left join user_account u on u.id = v.actor_id
      where v.application_id = a.id
    ), '[]') as moves,
    ${coApplicantsOf('a.id')} as "coApplicants",
    ${notesOf('e.id')} as notes,
    ${changesOf('a.id')} as changes,
    coalesce((
      select json_agg(json_build_object('id', c.id, 'email', c.email, 'purpose', c.purpose, 'granted', c.granted,
                                        'textVersion', c.text_version, 'at', c.created_at)
                      order by c.created_at desc, c.id desc)
      from consent c where c.source_id = a.id
    ), '[]') as consents
  from application a
  left join enquiry e on e.source_id = a.id
  left join user_account owner on owner.id = e.assigned_to_id
  left join bank on bank.id = a.bank_id
  where a.id = $1`;
