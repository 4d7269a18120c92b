import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes name people, and are encrypted from now on. A migration has no key: a job seals those before. */
export class NoteMentions1792001900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table enquiry_note add column sealed boolean not null default false;
      create table enquiry_mention (
        note_id uuid not null,
        user_id uuid not null,
        constraint enquiry_mention_pkey primary key (note_id, user_id),
        constraint enquiry_mention_note_id_fkey foreign key (note_id) references enquiry_note (id) on delete cascade,
        constraint enquiry_mention_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
      );
      create index enquiry_mention_user_id_idx on enquiry_mention (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table enquiry_mention; alter table enquiry_note drop column sealed');
  }
}
