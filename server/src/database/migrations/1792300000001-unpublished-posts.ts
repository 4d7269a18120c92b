import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a writer has beside their public posts is counted with every page of the blog they read. The index of all posts of a
 * writer is the beginning of the one that has them in order.
 */
export class UnpublishedPosts1792300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index blog_author_unpublished_idx on blog (author_id) where status <> 'approved';
      drop index blog_author_id_idx;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index blog_author_id_idx on blog (author_id);
      drop index blog_author_unpublished_idx;`);
  }
}
