import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lenders change through the desk: a draft per lender, its entry in a publication, and the way to undo it. */
export class LenderDrafts1791700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table bank_change (
  bank_id uuid not null constraint bank_change_pkey primary key,
  facts jsonb not null,
  version integer not null,
  author_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bank_change_bank_id_fkey foreign key (bank_id) references bank (id) on delete cascade,
  constraint bank_change_author_id_fkey foreign key (author_id) references user_account (id) on delete set null
);

create table publication_lender (
  id uuid not null constraint publication_lender_pkey primary key,
  publication_id uuid not null,
  bank_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  constraint publication_lender_publication_id_fkey foreign key (publication_id) references publication (id) on delete cascade
);
create index publication_lender_publication_id_idx on publication_lender (publication_id);

alter table rate_undo add column lenders jsonb not null default '[]';
`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Published lender changes cannot be taken back: restore a backup instead.'));
  }
}
