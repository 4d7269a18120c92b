import type { MigrationInterface, QueryRunner } from 'typeorm';

const TODAY = `(now() at time zone 'America/Toronto')::date`;

/** A rate that ends on its last day writes nothing: whoever is told of rates remembers up to which day they were. */
export class RatesThatEnd1792170000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook add rates_read_on date;
      alter table rate_watch add checked_on date;
      update webhook set rates_read_on = ${TODAY};
      update rate_watch set checked_on = ${TODAY}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook drop rates_read_on; alter table rate_watch drop checked_on');
  }
}
