import { claimRows } from '../../kernel/claim-rows.js';

export const LEAD = '(select id, source, full_name, email, phone, details, user_id, had_owner, created_at from lead)';

/** Part of `claimByAddress` */
export const CLAIM_LEADS = claimRows('lead');

/** $1 the id of a source, $2 of its enquiry */
export const FORGET_LEAD = 'delete from lead where id = $1 and $2::uuid is not null';
