/** What the account `row` may be found by. The expression must match its index. */
export const personWords = (row: string): string => `search_words(${row}.name || ' ' || ${row}.email)`;

export const USER_ACCOUNT = `(
  select id, name, email, phone, role, email_verified_at, suspended_at, locale,
    marketing_consent, created_at, updated_at
  from user_account)`;

/** What opens an account: for signing in and for asking again who somebody is */
export const USER_CREDENTIALS = '(select id, name, email, role, suspended_at, password_hash from user_account)';

/** The table itself, for statements that lock its rows. */
export const USER_ACCOUNT_ROWS = 'user_account';

/** $1 an account, $2 Google’s name for the person */
export const LINK_GOOGLE = 'update user_account set google_subject = $2, updated_at = now() where id = $1';

/** $1 an account, $2 a phone number, sealed */
export const SET_PHONE = 'update user_account set phone = $2, updated_at = now() where id = $1';

/** $1 the id, $2 the name, $3 the address, $4 the phone number, sealed, $5 Google’s name for the person. Nothing where there is one. */
export const ADD_GOOGLE_ACCOUNT = `
insert into user_account (id, name, email, phone, google_subject, email_verified_at)
values ($1, $2, $3, $4, $5, now()) on conflict do nothing returning id`;

/** $1 an account, $2 Google’s name for the person, $3 their name, $4 their phone number, sealed. The password ends. */
export const TAKE_OVER = `
update user_account set password_hash = null, google_subject = $2, email_verified_at = now(), name = $3, phone = $4,
  updated_at = now() where id = $1`;

/** $1 the id, $2 the name, $3 the address, $4 the phone number, sealed, $5 the password, hashed. Nothing where there is one. */
export const ADD_ACCOUNT = `
insert into user_account (id, name, email, phone, password_hash) values ($1, $2, $3, $4, $5)
on conflict do nothing returning id`;

/**
 * $1 an account that is not suspended, $2 its password, hashed. Whoever sets it read an email, so the address is theirs, and
 * theirs alone: whoever signed in with Google until now may be somebody else.
 */
export const SET_NEW_PASSWORD = `
update user_account set password_hash = $2, google_subject = null, updated_at = now(), email_verified_at = coalesce(email_verified_at, now())
where id = $1 and suspended_at is null returning email`;

/** $1 an account, $2 its password, hashed, as it was shown. Nothing where it has another by now; a change under way is waited for. */
export const SAME_PASSWORD = 'select from user_account where id = $1 and password_hash = $2 for update';

/** $1 an account */
export const CONFIRM_EMAIL =
  'update user_account set email_verified_at = coalesce(email_verified_at, now()), updated_at = now() where id = $1';

/**
 * $1 an account, $2 its name, $3 the phone number, sealed, $4 the address, $5 the role, $6 whether it agrees to marketing,
 * $7 whether it is suspended, $8 its password, hashed; null: as it was. Another address is not confirmed,
 * and a trigger ends the link with Google.
 */
export const CHANGE_ACCOUNT = `
update user_account set name = $2, phone = $3, email = $4, role = $5, marketing_consent = $6,
  suspended_at = case when $7 then coalesce(suspended_at, now()) end,
  email_verified_at = case when lower(email) = lower($4) then email_verified_at end,
  password_hash = coalesce($8, password_hash), updated_at = now()
where id = $1`;

/** $1: an address, in small letters */
export const STOP_MARKETING =
  'update user_account set marketing_consent = false, updated_at = now() where lower(email) = $1 and marketing_consent';
