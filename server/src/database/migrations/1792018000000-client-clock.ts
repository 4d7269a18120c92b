import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far ahead of UTC the client's clock is at the time of a call, as their browser had it. What was booked before has none. */
export class ClientClock1792018000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table booking add column utc_offset smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table booking drop column utc_offset');
  }
}
