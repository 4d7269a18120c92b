export const RENEWAL_REMINDER = `(
  select user_id, email, content, remind_on, confirmed_at, sent_at, created_at
  from renewal_reminder)`;

/** Part of `claimByAddress`: what the mailbox confirmed, and nobody signed in asked for. $1 the person, $2 their address. */
export const CLAIM_RENEWAL_REMINDERS = `
update renewal_reminder o set user_id = $1
where o.user_id is null and o.confirmed_at is not null and lower(o.email) = lower($2) returning o.id`;
