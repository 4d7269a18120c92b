import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts up when a post is archived: preview links of before name an older number. */
export class BlogPreviews1792003200200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blog add previews integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blog drop previews');
  }
}
