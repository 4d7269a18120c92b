export const API_TOKEN = `(
  select user_id, name, scopes, expires_at, last_used_at, revoked_at, created_at
  from api_token)`;
