import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DailyDigest1792001400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table daily_digest (
        user_id uuid primary key references user_account on delete cascade,
        wanted boolean not null default true,
        sent_on date
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table daily_digest');
  }
}
