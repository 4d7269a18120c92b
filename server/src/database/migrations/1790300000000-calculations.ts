import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people keep of the calculator. The application's role is given its rights after every migration. */
export class Calculations1790300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calculation (
        id uuid not null constraint calculation_pkey primary key,
        user_id uuid not null,
        kind text not null,
        label text,
        inputs text not null,
        results text not null,
        engine_version text not null,
        rules_as_of date not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint calculation_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
      );
      create index calculation_user_id_created_at_idx on calculation (user_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calculation');
  }
}
