export const MAIL_MESSAGE = `(
  select id, template, recipient, params, subject, status, deferred_at, sent_at, created_at, updated_at
  from mail_message)`;
