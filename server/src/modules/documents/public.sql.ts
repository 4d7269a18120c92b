export const DOCUMENT = `(
  select request_id, state, object_key, bytes, mime, name, uploaded_by_id, created_at
  from document)`;

export const DOCUMENT_REQUEST = '(select id, application_id, owner_kind, co_applicant_id, code from document_request)';

/** $1 the id of a source, $2 of its enquiry */
export const FORGET_DOCUMENTS: readonly string[] = [
  'delete from document using document_request r where r.id = document.request_id and r.application_id = $1 and $2::uuid is not null',
  'delete from document_request where application_id = $1 and $2::uuid is not null',
];
