/** The account that sent it, as a column of `go`; null where nobody was signed in, or the account is gone by now */
export const SENDER = `(select u.id from user_account u where u.id = go."userId")`;
