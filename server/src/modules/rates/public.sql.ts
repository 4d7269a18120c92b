export const PUBLICATION = '(select id, created_at from publication)';

export const RATE = `(
  select id, bank_id, term, type, compounding, rate, fees, purpose, insurance, province, visibility, ends_on, position,
    version, created_at, updated_at
  from rate)`;

/** The last day of what ended most recently, of the rates that anybody was shown. Nothing is written when a rate ends. */
export const LAST_RATE_END = `(
  select max(r.ends_on) from rate r
  where r.visibility <> 'hidden' and r.ends_on < (now() at time zone 'America/Toronto')::date)`;

export const RATE_CHANGE = '(select rate_id, bank_id from rate_change)';

export const RATE_HISTORY = '(select rate_id, bank_name, created_at from rate_history)';

/** Part of a statement that publishes: $2 the publication, `entry` the lenders with what they said and say. */
export const RECORD_LENDERS = `
insert into publication_lender (id, publication_id, bank_id, before, after)
select id, $2, "bankId", before, after from entry`;
