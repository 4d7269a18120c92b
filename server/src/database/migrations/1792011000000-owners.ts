import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose a message, a call and a part in an application are stands in a column, as it does for applications: `user_id`, with
 * `had_owner` that keeps it from the next holder of an address. What was found by an address until now is handed over once;
 * co-applicants are found by a keyed hash that no statement can make, so theirs are handed over at their next visit. Papers
 * follow the co-applicant's row, so the hash on each request goes.
 */
const OWNED = ['lead', 'booking', 'co_applicant'];

const added = OWNED.map(
  (table) => `
alter table ${table}
  add column user_id uuid constraint ${table}_user_id_fkey references user_account (id) on delete set null,
  add column had_owner boolean not null default false;
create index ${table}_user_id_idx on ${table} (user_id) where user_id is not null;`,
).join('');

const handedOver = ['lead', 'booking']
  .map(
    (table) => `
update ${table} o set user_id = u.id, had_owner = true
from user_account u
where u.email_verified_at is not null and lower(u.email) = lower(o.email);
create index ${table}_unclaimed_idx on ${table} (lower(email)) where user_id is null;
create trigger ${table}_keeps_owner before insert or update of user_id, had_owner on ${table}
  for each row execute function keep_owner();`,
  )
  .join('');

const SQL = `
${added}
${handedOver}
create or replace function keep_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.had_owner and new.user_id is not null and new.user_id is distinct from old.user_id then
      raise exception 'what has an owner keeps it' using errcode = 'insufficient_privilege';
    end if;
    new.had_owner := old.had_owner;
  end if;
  new.had_owner := new.had_owner or new.user_id is not null;
  return new;
end $$;

create function readdress_co_applicant() returns trigger language plpgsql as $$
begin
  if new.email_index is distinct from old.email_index then
    new.user_id := null;
    new.had_owner := false;
  end if;
  return new;
end $$;
create trigger co_applicant_keeps_owner before insert or update of user_id, had_owner on co_applicant
  for each row execute function keep_owner();
create trigger co_applicant_readdressed before update of email_index on co_applicant
  for each row execute function readdress_co_applicant();

alter table document_request drop constraint document_request_owner_is_one;
alter table document_request drop column person_index;
alter table document_request add constraint document_request_owner_is_one check (
  case when owner_kind = 'co_applicant' then person not in ('applicant', 'file')
    else person = owner_kind and co_applicant_id is null end);
`;

export class Owners1792011000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Access by address is not put back: restore a backup instead.'));
  }
}
