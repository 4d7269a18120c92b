import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A legal hold keeps a file past its period. `forget_consents` takes the person out of what was agreed to with a file: the
 * application's role may not change that table, and this only in the transaction that deletes the file and says so.
 */
const SQL = `
alter table enquiry add column legal_hold_at timestamptz,
  add column legal_hold_by uuid constraint enquiry_legal_hold_by_fkey references user_account (id) on delete set null;
create index enquiry_legal_hold_by_idx on enquiry (legal_hold_by) where legal_hold_by is not null;

create function forget_consents(enquiry uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  source uuid;
begin
  select (after ->> 'sourceId')::uuid into source from audit_event
  where subject_id = enquiry and action = 'retention.forget' and created_at = transaction_timestamp();
  if not found then
    raise exception 'what was agreed to is forgotten with its file alone' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('brokerage.erasing', 'on', true);
  update consent set user_id = null, email = null, ip = null where source_id = source;
  perform set_config('brokerage.erasing', 'off', true);
end $$;
`;

const BACK = `
drop function forget_consents(uuid);
alter table enquiry drop column legal_hold_at, drop column legal_hold_by;
`;

export class Retention1792018100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
