import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sees a rate and until when; what waits at the desk; what was published; what can be taken back. */
export class RateDesk1790100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table rate
  add column visibility text not null default 'everyone',
  add column ends_on date,
  add constraint rate_visibility_known check (visibility in ('everyone', 'signed_in', 'hidden'));

create index rate_history_rate_id_created_at_idx on rate_history (rate_id, created_at);

create table rate_change (
  rate_id uuid not null constraint rate_change_pkey primary key,
  bank_id uuid not null,
  kind text not null,
  facts jsonb,
  version integer not null,
  author_id uuid,
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rate_change_bank_id_fkey foreign key (bank_id) references bank (id) on delete cascade,
  constraint rate_change_author_id_fkey foreign key (author_id) references user_account (id) on delete set null,
  constraint rate_change_kind_known check (kind in ('create', 'update', 'archive'))
);

create table rate_undo (
  id uuid not null constraint rate_undo_pkey primary key,
  rows jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index rate_undo_expires_at_idx on rate_undo (expires_at);

create table publication (
  id uuid not null constraint publication_pkey primary key,
  actor_id uuid,
  source text,
  created_at timestamptz not null default now(),
  constraint publication_actor_id_fkey foreign key (actor_id) references user_account (id) on delete set null
);
create index publication_created_at_id_idx on publication (created_at, id);

create table publication_entry (
  id uuid not null constraint publication_entry_pkey primary key,
  publication_id uuid not null,
  rate_id uuid not null,
  bank_id uuid not null,
  bank_name text not null,
  kind text not null,
  before jsonb,
  after jsonb,
  constraint publication_entry_publication_id_fkey foreign key (publication_id) references publication (id) on delete cascade
);
create index publication_entry_publication_id_idx on publication_entry (publication_id);
`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('What was published cannot be taken back: restore a backup instead.'));
  }
}
