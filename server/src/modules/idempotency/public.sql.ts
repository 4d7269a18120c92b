export const IDEMPOTENCY_KEY = '(select operation, key, expires_at from idempotency_key)';
