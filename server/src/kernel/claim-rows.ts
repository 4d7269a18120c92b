const claim = (table: string, condition: string): string => `
update ${table} o set user_id = $1
where o.user_id is null and ${condition} and lower(o.email) = lower($2) returning o.id`;

/**
 * Part of a statement: the rows of a table that have an address in clear, and nobody owns or ever owned, become a person's.
 * $1 the person, $2 an address that is shown to be theirs.
 */
export const claimRows = (table: string): string => claim(table, 'not o.had_owner');

/** The same of rows that go with their owner, and that anybody can ask for: those that their mailbox confirmed. */
export const claimConfirmed = (table: string): string => claim(table, 'o.confirmed_at is not null');
