import { claimConfirmed } from '../../kernel/claim-rows.js';

export const RENEWAL_REMINDER = `(
  select user_id, email, content, remind_on, confirmed_at, sent_at, created_at
  from renewal_reminder)`;

/** Part of `claimByAddress` */
export const CLAIM_RENEWAL_REMINDERS = claimConfirmed('renewal_reminder');

/** $1: an address. Those that no account has. */
export const FORGET_REMINDERS_OF = 'delete from renewal_reminder where lower(email) = lower($1) and user_id is null';
