import { claimConfirmed } from '../../kernel/claim-rows.js';

export const RATE_WATCH = '(select user_id, email, content, ends_on, confirmed_at, created_at from rate_watch)';

/** Part of `claimByAddress` */
export const CLAIM_RATE_WATCHES = claimConfirmed('rate_watch');

/** $1: an address. Those that no account has. */
export const FORGET_WATCHES_OF = 'delete from rate_watch where lower(email) = lower($1) and user_id is null';
