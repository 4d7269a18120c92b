import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Watches and reminders that nobody signed in asked for are looked for by their address, as applications and leads are. */
const SQL = ['rate_watch', 'renewal_reminder']
  .map((table) => `create index ${table}_unclaimed_idx on ${table} (lower(email)) where user_id is null;`)
  .join('\n');

const BACK = 'drop index rate_watch_unclaimed_idx; drop index renewal_reminder_unclaimed_idx;';

export class WatchesOfAnAddress1792180000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
