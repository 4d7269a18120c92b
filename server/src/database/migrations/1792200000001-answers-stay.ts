import type { MigrationInterface, QueryRunner } from 'typeorm';

const answersWhere = (parentGoes: string): string => `
alter table blog_comment
  drop constraint blog_comment_parent_id_fkey,
  add constraint blog_comment_parent_id_fkey foreign key (parent_id) references blog_comment (id) on delete ${parentGoes};`;

/**
 * Whoever took a comment away, or their account, took along what others had answered to it. An answer is its writer's: it stays,
 * as one to a hidden comment does, and stands by itself.
 */
export class AnswersStay1792200000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(answersWhere('set null'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(answersWhere('cascade'));
  }
}
