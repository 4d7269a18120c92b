import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of an adviser's calendar addresses works: none, or the newest. */
export class CallFeed1792022100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table agent add column feed_no integer not null default 0, add column feed_open boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table agent drop column feed_no, drop column feed_open');
  }
}
