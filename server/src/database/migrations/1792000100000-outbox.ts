import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of emails is their queue: when each is due, and which go first. Finding the next ones reads no others. */
export class Outbox1792000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail_message
        add column next_at timestamptz not null default now(),
        add column priority smallint not null default 0;
      update mail_message set priority = 1
      where status in ('pending', 'failed') and template not in ('application-received', 'new-enquiry');
      create index mail_message_priority_next_at_idx on mail_message (priority, next_at) where status = 'pending';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mail_message_priority_next_at_idx;
      alter table mail_message drop column next_at, drop column priority;
    `);
  }
}
