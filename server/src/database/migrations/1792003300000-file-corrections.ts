import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the office puts right in an application, and the credit scores it was told. */
export class FileCorrections1792003300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answer_change (
        id uuid not null constraint answer_change_pkey primary key,
        application_id uuid not null,
        words text not null,
        changed_by_id uuid,
        created_at timestamptz not null default now(),
        constraint answer_change_application_id_fkey foreign key (application_id) references application (id)
          on delete cascade,
        constraint answer_change_changed_by_id_fkey foreign key (changed_by_id) references user_account (id)
          on delete set null
      );
      create index on answer_change (application_id);
      alter table application add column credit_scores text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application drop column credit_scores; drop table answer_change');
  }
}
