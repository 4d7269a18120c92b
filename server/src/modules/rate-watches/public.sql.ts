export const RATE_WATCH = '(select user_id, email, content, ends_on, confirmed_at, created_at from rate_watch)';

/** Part of `claimByAddress`: what the mailbox confirmed, and nobody signed in asked for. $1 the person, $2 their address. */
export const CLAIM_RATE_WATCHES = `
update rate_watch o set user_id = $1
where o.user_id is null and o.confirmed_at is not null and lower(o.email) = lower($2) returning o.id`;
