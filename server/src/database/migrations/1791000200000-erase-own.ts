import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The erasure of a person takes the address from the account itself, and only a confirmed one reaches consent rows that
 * name nobody else. It needs the audit row of the deletion, written in the same transaction.
 */
const SQL = `
drop function erase_person(uuid, text);

create function erase_person(person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  proven text;
begin
  if not exists (select from audit_event
                 where subject_id = person and action = 'user.delete' and created_at = transaction_timestamp()) then
    raise exception 'a person is erased by their deletion alone' using errcode = 'insufficient_privilege';
  end if;
  select lower(email) into proven from user_account where id = person and email_verified_at is not null;
  perform set_config('brokerage.erasing', 'on', true);
  update consent set user_id = null, email = null, ip = null
  where user_id = person or (user_id is null and lower(email) = proven);
  update audit_event set ip = null where actor_id = person and ip is not null;
  perform set_config('brokerage.erasing', 'off', true);
  delete from user_account where id = person;
end $$;
`;

export class EraseOwn1791000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The wider function is not put back: restore a backup instead.'));
  }
}
