import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many a filter of the inbox matches is counted up to 10,000. Without this index PostgreSQL reads a page of the table
 * for almost every row it counts. The index has all that the counts ask, so it is read alone.
 */
export class EnquiryCounts1792003700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index enquiry_count_idx on enquiry (status, kind, channel, province)
        include (follow_up_at, first_responded_at, first_response_due_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index enquiry_count_idx');
  }
}
