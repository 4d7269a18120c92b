/**
 * Whether application `a` is a person's own: sent while signed in, or with an address that was shown to be theirs since.
 * `person` names the parameter with their id.
 */
export const isOwn = (person: string): string => `(a.user_id = ${person} or lower(a.email) = (
  select lower(u.email) from user_account u where u.id = ${person} and u.email_verified_at is not null))`;
