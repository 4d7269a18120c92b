import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Emails over the limit of a mailbox wait instead of being dropped. `origin_index` is the keyed hash of the network that
 * caused the email, kept while it waits.
 */
const SQL = `
alter table mail_message add column origin_index text, add column deferred_at timestamptz;
create index mail_message_deferred_idx on mail_message (template, lower(recipient))
  where status = 'pending' and deferred_at is not null;
`;

const BACK = `
alter table mail_message drop column origin_index, drop column deferred_at;
`;

export class DeferredEmails1792012200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
