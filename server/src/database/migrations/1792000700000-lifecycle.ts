import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step of an application may have a message to the applicant. The bell looks for withdrawals of the last days. */
export class Lifecycle1792000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_event add column visible_note text;
      create index application_event_created_at_idx on application_event (created_at) where to_status = 'withdrawn'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index application_event_created_at_idx;
      alter table application_event drop column visible_note`);
  }
}
