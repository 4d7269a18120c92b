import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links and codes in emails end with the address or the password they were asked for. The database does it itself, in the
 * same transaction, so that no way of changing either can forget it.
 */
const SQL = `
alter table one_time_token drop constraint one_time_token_purpose_known;
alter table one_time_token add constraint one_time_token_purpose_known
  check (purpose in ('verify_email', 'reset_password', 'confirm_change'));

create function end_links() returns trigger language plpgsql as $$
declare
  moved constant boolean := lower(old.email) <> lower(new.email);
begin
  -- the emails first: whoever writes one of them now waits for this row, and then finds its email void
  update mail_message set status = 'void', last_error = 'the address or the password changed', updated_at = now()
  where status = 'pending' and params ->> 'userId' = new.id::text
    and (template in ('reset-password', 'confirm-change') or (moved and template = 'verify-email'));
  delete from one_time_token where user_id = new.id and (moved or purpose <> 'verify_email');
  return null;
end $$;

create trigger links_end after update of email, password_hash on user_account
  for each row
  when (lower(old.email) <> lower(new.email) or old.password_hash is distinct from new.password_hash)
  execute function end_links();
`;

export class EmailedLinks1791000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger links_end on user_account; drop function end_links()');
  }
}
