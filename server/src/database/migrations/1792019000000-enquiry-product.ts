import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which product an application asks for: who may be given it depends on it. A job reads it for those of before. */
export class EnquiryProduct1792019000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table enquiry add column product text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table enquiry drop column product');
  }
}
