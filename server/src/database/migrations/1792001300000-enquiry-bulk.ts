import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the desk could still undo is ten minutes old at most, and goes. */
const SQL = `
drop table rate_undo;
create table undo (
  id uuid not null constraint undo_pkey primary key,
  subject_type text not null,
  state jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index undo_expires_at_idx on undo (expires_at);

alter table enquiry_event
  alter column to_status drop not null,
  add column changed text[] not null default '{STATUS}',
  add column owner_id uuid references user_account on delete set null,
  add column follow_up_at timestamptz,
  add column undone boolean not null default false;
create index enquiry_event_owner_id_idx on enquiry_event (owner_id);
`;

const BACK = `
delete from enquiry_event where to_status is null;
alter table enquiry_event
  alter column to_status set not null,
  drop column changed, drop column owner_id, drop column follow_up_at, drop column undone;
drop table undo;
create table rate_undo (
  id uuid not null constraint rate_undo_pkey primary key,
  rows jsonb not null,
  lenders jsonb not null default '[]',
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index rate_undo_expires_at_idx on rate_undo (expires_at);
`;

export class EnquiryBulk1792001300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
