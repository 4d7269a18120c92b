import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = `('submitted', 'in_review', 
  'documents_requested', 'submitted_to_lender', 'conditionally_approved', 
  'approved', 'funded', 'declined', 'withdrawn', 'expired')`;

/** The statuses of an application are a closed set: the schema has them as an enum. */
export class ApplicationStatus1792000410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application add constraint application_status_known check (status in ${STATUSES});
      alter table application_event add constraint application_event_status_known check (to_status in ${STATUSES})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application drop constraint application_status_known;
      alter table application_event drop constraint application_event_status_known`);
  }
}
