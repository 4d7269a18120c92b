import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who says what became of a call changes what they saw, and nothing that was said since. */
export class CallMarks1792161100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table booking add marks integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table booking drop marks');
  }
}
