export const SECOND_FACTOR = '(select user_id, confirmed_at from second_factor)';

export const SESSION = '(select user_id, ended_at, ip, user_agent, created_at from session)';
