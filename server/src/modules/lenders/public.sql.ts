export const BANK = `(
  select id, name, slug, kind, logo_file, position, active, penalty, version, updated_at
  from bank)`;

/** The table itself, for statements that lock its rows. */
export const BANK_ROWS = 'bank';

export const BANK_CHANGE = '(select bank_id, facts, version, author_id, updated_at from bank_change)';

/** Part of a statement: the lenders of `entry` said something new just now. */
export const TOUCH_BANKS = 'update bank set updated_at = now() where id in (select "bankId" from entry)';
