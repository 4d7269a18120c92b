import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What somebody agreed to is asked in one place, for the copy of their data and for their deletion: what names their account,
 * what came with what is theirs and names the address of that, and what names their confirmed address and belongs to nobody
 * else. A consent is blanked when what it was given with goes, and not before: a file that stays keeps the proof, and still
 * counts who agreed. Only offers by email end at once. Its letters go on to the address on it only where that was the owner's own.
 */
const SQL = `
alter table enquiry add column email_is_theirs boolean not null default false;

create function consents_of(person uuid) returns setof consent
language sql stable set search_path = public, pg_temp as $$
  with sent as (
    select id, user_id, had_owner, email from application
    union all select id, user_id, had_owner, email from lead
    union all select id, user_id, had_owner, email from booking
  )
  select c.* from consent c where c.user_id = person
  union
  select c.* from consent c join sent on sent.id = c.source_id and lower(sent.email) = lower(c.email)
  where sent.user_id = person
  union
  select c.* from consent c join user_account u on lower(u.email) = lower(c.email)
  where u.id = person and u.email_verified_at is not null and c.user_id is null and not exists (
    select from sent
    where sent.id = c.source_id and sent.had_owner and sent.user_id is distinct from person and lower(sent.email) = lower(c.email))
$$;

create or replace function erase_person(person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from audit_event
                 where subject_id = person and action = 'user.delete' and created_at = transaction_timestamp()) then
    raise exception 'a person is erased by their deletion alone' using errcode = 'insufficient_privilege';
  end if;
  update enquiry e set email_is_theirs = true
  from user_account u
  where u.id = person and lower(e.email) = lower(u.email) and e.source_id in (
    select id from application where user_id = person
    union all select id from lead where user_id = person
    union all select id from booking where user_id = person);
  perform set_config('brokerage.erasing', 'on', true);
  update consent c set user_id = null, email = null, ip = null
  where c.id in (select id from consents_of(person)) and (c.purpose = 'marketing' or not exists (
    select from (
      select id from application union all select id from lead union all select id from booking
      union all select id from career_application
    ) stays where stays.id = c.source_id));
  update consent set user_id = null where user_id = person;
  update audit_event set ip = null where actor_id = person and ip is not null;
  perform set_config('brokerage.erasing', 'off', true);
  delete from user_account where id = person;
end $$;

create trigger rate_watch_consents_go after delete on rate_watch for each row execute function consents_go();
create trigger renewal_reminder_consents_go after delete on renewal_reminder for each row execute function consents_go();
`;

export class ConsentsOfAPerson1792161500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The wider function is not put back: restore a backup instead.'));
  }
}
