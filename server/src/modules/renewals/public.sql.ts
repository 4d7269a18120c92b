import { claimConfirmed } from '../../kernel/claim-rows.js';

export const RENEWAL_REMINDER = `(
  select user_id, email, content, remind_on, confirmed_at, sent_at, created_at
  from renewal_reminder)`;

/** Part of `claimByAddress` */
export const CLAIM_RENEWAL_REMINDERS = claimConfirmed('renewal_reminder');
