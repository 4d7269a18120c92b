import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An application has one owner: `user_id`. What was seen by its address until now is handed over once, and from here on the
 * address gives no right. `had_owner` keeps the application of a deleted account from the next holder of an address.
 * Erasure follows: the consents of an application that belongs to somebody else stay, whatever address is on it.
 */
const SQL = `
alter table application add column had_owner boolean not null default false;

update application a set user_id = u.id
from user_account u
where a.user_id is null and u.email_verified_at is not null and lower(u.email) = lower(a.email);
update application set had_owner = true where user_id is not null;

create function keep_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.had_owner and new.user_id is not null and new.user_id is distinct from old.user_id then
      raise exception 'an application keeps its owner' using errcode = 'insufficient_privilege';
    end if;
    new.had_owner := old.had_owner;
  end if;
  new.had_owner := new.had_owner or new.user_id is not null;
  return new;
end $$;
create trigger application_keeps_owner before insert or update of user_id, had_owner on application
  for each row execute function keep_owner();

create or replace function erase_person(person uuid) returns void
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
  update consent c set user_id = null, email = null, ip = null
  where c.user_id = person
    or exists (select from application a
               where a.id = c.source_id and a.user_id = person and lower(a.email) = lower(c.email))
    or (c.user_id is null and lower(c.email) = proven and not exists (
          select from application a
          where a.id = c.source_id and a.user_id <> person and lower(a.email) = proven));
  update audit_event set ip = null where actor_id = person and ip is not null;
  perform set_config('brokerage.erasing', 'off', true);
  delete from user_account where id = person;
end $$;
`;

export class ApplicationOwner1792009200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Access by address is not put back: restore a backup instead.'));
  }
}
