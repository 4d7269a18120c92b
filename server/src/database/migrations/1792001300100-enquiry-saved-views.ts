import type { MigrationInterface, QueryRunner } from 'typeorm';

const SQL = `
create table enquiry_saved_view (
  id uuid primary key,
  owner_id uuid not null references user_account on delete cascade,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null default now()
);
create unique index enquiry_saved_view_owner_id_name_idx on enquiry_saved_view (owner_id, name);
`;

export class EnquirySavedViews1792001300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table enquiry_saved_view');
  }
}
