export const RATE_WATCH = '(select user_id, email, content, ends_on, confirmed_at, created_at from rate_watch)';
