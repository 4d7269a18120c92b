/**
 * Part of a statement: the rows of a table that have an address in clear, and nobody owns or ever owned, become a person's.
 * $1 the person, $2 an address that is shown to be theirs.
 */
export const claimRows = (table: string): string => `
update ${table} o set user_id = $1
where o.user_id is null and not o.had_owner and lower(o.email) = lower($2) returning o.id`;
