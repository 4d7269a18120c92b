export const MAIL_MESSAGE = `(
  select id, template, recipient, params, subject, status, deferred_at, sent_at, created_at, updated_at
  from mail_message)`;

/** Deletes the emails one of whose parameters `p.value` is named. */
export const forgetMails = (named: string): string =>
  `delete from mail_message m where exists (select from jsonb_each_text(m.params) p where ${named})`;
