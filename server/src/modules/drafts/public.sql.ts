export const DRAFT = `(
  select user_id, kind, content, last_step, device, previous_content, ended, updated_at
  from draft)`;
