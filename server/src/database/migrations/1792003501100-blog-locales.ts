import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that a post is written in. A change of it is a change of its page. */
export class BlogLocales1792003501100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blog add locale text not null default 'en';
      alter table blog_revision add locale text not null default 'en';
      create trigger blog_language_changed after update of locale on blog
        for each statement execute function notify_cache('blogs');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger blog_language_changed on blog;
      alter table blog_revision drop locale;
      alter table blog drop locale;
    `);
  }
}
