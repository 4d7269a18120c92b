import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The office may write the words of consents: which version they have, where they are not the first ones. */
export class ConsentVersions1792022120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table site_settings add column consent_versions jsonb not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table site_settings drop column consent_versions');
  }
}
