export const AUDIT_EVENT = `(
  select id, actor_id, action, subject_type, subject_id, after, request_id, ip, created_at
  from audit_event)`;

/** A part that writes rows of the audit. A select follows, with these columns in this order. */
export const INSERT_AUDIT =
  'insert into audit_event (id, actor_id, action, subject_type, subject_id, after, request_id, ip)';
