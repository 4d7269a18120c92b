import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a file does something beside showing pages: the office is warned before it opens one. */
export class ActiveFiles1792019100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table document add column active boolean not null default false;
      alter table career_resume add column active boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table document drop column active;
      alter table career_resume drop column active`);
  }
}
