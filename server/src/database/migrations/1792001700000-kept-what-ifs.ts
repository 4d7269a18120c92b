import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms that the office tried on an application and kept. */
export class KeptWhatIfs1792001700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table kept_what_if (
        id uuid not null constraint kept_what_if_pkey primary key,
        application_id uuid not null,
        terms text not null,
        kept_by_id uuid,
        created_at timestamptz not null default now(),
        removed_at timestamptz,
        constraint kept_what_if_application_id_fkey foreign key (application_id) references application (id)
          on delete cascade,
        constraint kept_what_if_kept_by_id_fkey foreign key (kept_by_id) references user_account (id)
          on delete set null
      );
      create index on kept_what_if (application_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table kept_what_if');
  }
}
