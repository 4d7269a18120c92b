import { TOUCH_BANKS } from '../lenders/public.sql.js';

/**
 * One at a time, before the rows of what is published: the newest is the one that was done last, and two never wait for each
 * other.
 */
export const PUBLISHING = `select pg_advisory_xact_lock(hashtext('publication'))`;

/**
 * $1 its id, $2 who, $3 the file it was imported from. Whatever changes what visitors are shown is one: watches and files are
 * compared anew with each. The time is not that of the transaction, which may have waited for another one.
 */
export const INSERT_PUBLICATION =
  'insert into publication (id, actor_id, source, created_at) values ($1, $2, $3, clock_timestamp())';

/** The history, the publication's entries and the lenders' "as of": $1 rows, $2 actor, $3 publication. */
export const RECORD = `
  with entry as (
    select * from jsonb_to_recordset($1::jsonb) as e(
      "historyId" uuid, "entryId" uuid, "rateId" uuid, "bankId" uuid, "bankName" text, kind text, before jsonb, after jsonb)
  ), history as (
    insert into rate_history (id, rate_id, bank_id, bank_name, actor_id, old_rate, new_rate, before, after)
    select "historyId", "rateId", "bankId", "bankName", $2, (before ->> 'rate')::numeric, (after ->> 'rate')::numeric, before, after
    from entry
  ), published as (
    insert into publication_entry (id, publication_id, rate_id, bank_id, bank_name, kind, before, after)
    select "entryId", $3, "rateId", "bankId", "bankName", kind, before, after from entry
  )
  ${TOUCH_BANKS}`;
