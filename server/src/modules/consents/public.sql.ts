export const CONSENT = `(
  select id, user_id, email, source_id, purpose, granted, text_version, ip, created_at
  from consent)`;

/** $1 a person: what they agreed to, signed in or not. Their deletion forgets the same. */
export const CONSENTS_OF = 'consents_of($1)';
