import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the claims of the home page are held against, counted once a day. */
export class ClaimMeasures1792020000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table site_settings add column claim_measures jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table site_settings drop column claim_measures');
  }
}
