import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens for programs. A new password revokes them in the same transaction, so that no way of changing it can forget them. */
const SQL = `
create table api_token (
  id uuid not null constraint api_token_pkey primary key,
  user_id uuid not null,
  name text not null,
  token_hash text not null,
  scopes text[] not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint api_token_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade,
  constraint api_token_name_length check (char_length(name) <= 60),
  constraint api_token_scopes_listed check (
    cardinality(scopes) > 0 and scopes <@ array['RATES_READ', 'APPLICATIONS_READ', 'APPLICATIONS_WRITE'])
);
create index api_token_user_id_idx on api_token (user_id);
create unique index api_token_token_hash_idx on api_token (token_hash);

create function revoke_api_tokens() returns trigger language plpgsql as $$
begin
  update api_token set revoked_at = now() where user_id = new.id and revoked_at is null;
  return null;
end $$;

create trigger api_tokens_end after update of password_hash on user_account
  for each row when (old.password_hash is distinct from new.password_hash) execute function revoke_api_tokens();
`;

export class ApiTokens1792022140000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SQL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop trigger api_tokens_end on user_account; drop function revoke_api_tokens(); drop table api_token',
    );
  }
}
