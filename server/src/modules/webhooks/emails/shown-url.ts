/**
 * SQL: the address of webhook `w` of account `u`, for an email. Null where nobody confirmed that the mailbox is the account's: a
 * stranger could have us write a link of theirs to anybody (docs/decisions/0107).
 */
export const SHOWN_URL = 'case when u.email_verified_at is not null then w.url end';

export const SEEN_IN_ACCOUNT = 'You see it in your account';
