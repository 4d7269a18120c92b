import type { MigrationInterface, QueryRunner } from 'typeorm';

/** While its one row is there, no email is sent: a restored copy must not repeat what was sent after the backup. */
export class MailHold1792009000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_hold (
        id boolean not null default true constraint mail_hold_pkey primary key,
        since timestamptz not null default now(),
        constraint mail_hold_one_check check (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_hold');
  }
}
