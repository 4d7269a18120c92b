import type { MigrationInterface, QueryRunner } from 'typeorm';

const SQL = `
create table enquiry_task (
  id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  text text not null,
  due_on date not null,
  assignee_id uuid references user_account on delete set null,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index enquiry_task_enquiry_id_idx on enquiry_task (enquiry_id);
create index enquiry_task_open_idx on enquiry_task (assignee_id, due_on, id) where done_at is null;
`;

export class EnquiryTasks1792001400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table enquiry_task');
  }
}
