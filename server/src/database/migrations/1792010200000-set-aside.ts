import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What background work could not do something with, so that the rest went on without it (docs/decisions/0102). */
export class SetAside1792010200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table set_aside (
        work text not null,
        row_id text not null,
        code text not null,
        times integer not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        constraint set_aside_pkey primary key (work, row_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table set_aside');
  }
}
