export const CONSENT = `(
  select id, user_id, email, source_id, purpose, granted, text_version, ip, created_at
  from consent)`;
