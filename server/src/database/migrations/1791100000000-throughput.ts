import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An application's consents are looked up for each of its emails. Throttles need not survive a crash of the database: a
 * visitor behind a busy address no longer waits for the disk of the one before.
 */
export class Throughput1791100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index consent_application_id_idx on consent (application_id)');
    await runner.query('alter table rate_limit set unlogged');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rate_limit set logged');
    await runner.query('drop index consent_application_id_idx');
  }
}
