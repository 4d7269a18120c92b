export const WEBHOOK = '(select user_id, url, events, stopped_at, created_at from webhook)';
