import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A later application of the same address no longer takes the place of the one before: anybody can type any address. Which
 * ones were sent again follows from the rows; `confirmed_at` is set by the link of an email.
 */
const SQL = `
drop index career_application_once;
alter table career_application
  drop column replaceable,
  drop column times,
  add column confirmed_at timestamptz;
create index career_application_same_idx on career_application (job_key, email_index);
update mail_message set status = 'void', last_error = 'job applications are no longer replaced', updated_at = now()
where template = 'career-again' and status = 'pending';
`;

export class ApplicationsKept1792012100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Two applications of one address are not made one: restore a backup instead.'));
  }
}
