import { USER_ACCOUNT } from '../users/public.sql.js';

/** The account that sent it, as a column of `go`; null where nobody was signed in, or the account is gone by now */
export const SENDER = `(select u.id from ${USER_ACCOUNT} u where u.id = go."userId")`;
