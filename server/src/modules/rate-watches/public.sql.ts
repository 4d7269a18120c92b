import { claimConfirmed } from '../../kernel/claim-rows.js';

export const RATE_WATCH = '(select user_id, email, content, ends_on, confirmed_at, created_at from rate_watch)';

/** Part of `claimByAddress` */
export const CLAIM_RATE_WATCHES = claimConfirmed('rate_watch');
