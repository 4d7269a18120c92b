import { TOUCH_BANKS } from '../lenders/public.sql.js';

/** $1 its id, $2 who. Whatever changes what visitors are shown is one: watches and files are compared anew with each. */
export const INSERT_PUBLICATION = 'insert into publication (id, actor_id) values ($1, $2)';

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
