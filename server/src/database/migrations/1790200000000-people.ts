import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts stand on besides the person and the session: links sent by mail, second factors, Google sign-in. */
export class People1790200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Accounts cannot be taken back: restore a backup instead.'));
  }
}

const SQL = `
alter table user_account add column google_subject text;
create unique index user_account_google_subject_idx on user_account (google_subject);
create index user_account_created_at_id_idx on user_account (created_at, id);

create table one_time_token (
  id uuid not null constraint one_time_token_pkey primary key,
  user_id uuid not null,
  purpose text not null,
  token_hash text not null,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint one_time_token_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade,
  constraint one_time_token_purpose_known check (purpose in ('verify_email', 'reset_password'))
);
create unique index one_time_token_token_hash_idx on one_time_token (token_hash);
create index one_time_token_user_id_purpose_idx on one_time_token (user_id, purpose);

create table second_factor (
  user_id uuid not null constraint second_factor_pkey primary key,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint second_factor_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
);

create table google_credential (
  hash text not null constraint google_credential_pkey primary key,
  expires_at timestamptz not null
);
create index google_credential_expires_at_idx on google_credential (expires_at);

create index application_lower_email_idx on application (lower(email));

create index audit_event_created_at_id_idx on audit_event (created_at, id);
create index audit_event_actor_id_created_at_idx on audit_event (actor_id, created_at);

-- append-only rows are changed by one thing alone: the erasure of a person, which leaves them without personal columns
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('brokerage.erasing', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create function erase_person(person uuid, address text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('brokerage.erasing', 'on', true);
  update consent set user_id = null, email = null, ip = null where user_id = person or lower(email) = lower(address);
  update audit_event set ip = null where actor_id = person and ip is not null;
  perform set_config('brokerage.erasing', 'off', true);
  delete from user_account where id = person;
end $$;
`;
