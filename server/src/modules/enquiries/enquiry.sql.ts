import type { EnquiryEventView, EnquiryNoteView, EnquirySort, EnquiryView } from './enquiry.types.js';

const COLUMNS = `
  e.id, e.kind, e.status, e.subject, e.full_name as "fullName", e.masked_phone as "maskedPhone", e.email,
  e.application_number as "applicationNumber", e.created_at as "createdAt",
  e.first_response_due_at as "firstResponseDueAt", e.first_responded_at as "firstRespondedAt",
  assignee.name as "assignedTo", e.version`;

/** $1 status, $2 kind, $3 overdue, $4 LIKE pattern, $5 phone index, $6 waiting; null: whatever it is. */
const FILTER = `
  ($1::text is null or e.status = $1)
  and ($2::text is null or e.kind = $2)
  and ($3::boolean is null
       or $3 = (e.first_responded_at is null and e.status <> 'CLOSED' and e.first_response_due_at < now()))
  and ($4::text is null or e.full_name ilike $4 or e.email ilike $4 or e.application_number ilike $4
       or e.phone_index = $5)
  and ($6::boolean is null or $6 = (e.first_responded_at is null and e.status <> 'CLOSED'))`;

export const COUNT = `select count(*)::int as total from enquiry e where ${FILTER}`;

const ORDER: Record<EnquirySort, readonly string[]> = {
  CREATED: ['e.created_at'],
  NAME: ['lower(e.full_name)'],
  SUBJECT: ['lower(e.subject)'],
  DUE: [`(e.first_responded_at is not null or e.status = 'CLOSED')`, 'e.first_response_due_at'],
  STATUS: [`array_position(array['NEW', 'IN_REVIEW', 'CONTACTED', 'CONVERTED', 'CLOSED'], e.status)`],
};

/** Where two are alike the newest comes first; ids decide the rest, so that pages never overlap. */
const order = (by: EnquirySort, descending: boolean): string =>
  [...ORDER[by].map((key) => `${key} ${descending ? 'desc' : 'asc'}`), 'e.created_at desc', 'e.id desc'].join(', ');

export const list = (by: EnquirySort, descending: boolean): string => `
  select ${COLUMNS}
  from enquiry e
  left join user_account assignee on assignee.id = e.assigned_to_id
  where ${FILTER}
  order by ${order(by, descending)}
  limit $7 offset $8`;

export const ONE = `
  select ${COLUMNS}
  from enquiry e
  left join user_account assignee on assignee.id = e.assigned_to_id
  where e.id = $1`;

export interface DetailRow extends EnquiryView {
  phone: string | null;
  content: string | null;
  details: string | null;
  bankName: string | null;
  notes: EnquiryNoteView[];
  events: EnquiryEventView[];
}

/** Reads one enquiry and writes down who read it, in one statement: nobody reads one without leaving the row. */
export const READ = `
  with reading as (
    insert into audit_event (id, actor_id, action, subject_type, subject_id, request_id, ip)
    select $2, $3, 'enquiry.read', 'enquiry', id, $4, $5 from enquiry where id = $1
  )
  select ${COLUMNS}, coalesce(a.phone, lead.phone) as phone, a.content, lead.details, bank.name as "bankName",
    coalesce((
      select json_agg(json_build_object('id', n.id, 'authorName', coalesce(u.name, 'Former colleague'), 'text', n.text,
                                        'createdAt', n.created_at) order by n.created_at desc, n.id desc)
      from enquiry_note n left join user_account u on u.id = n.author_id
      where n.enquiry_id = e.id
    ), '[]') as notes,
    coalesce((
      select json_agg(json_build_object('id', v.id, 'actorName', u.name, 'from', v.from_status, 'to', v.to_status,
                                        'at', v.created_at) order by v.created_at desc, v.id desc)
      from enquiry_event v left join user_account u on u.id = v.actor_id
      where v.enquiry_id = e.id
    ), '[]') as events
  from enquiry e
  left join user_account assignee on assignee.id = e.assigned_to_id
  left join application a on a.id = e.application_id
  left join bank on bank.id = a.bank_id
  left join lead on lead.id = e.lead_id
  where e.id = $1`;
