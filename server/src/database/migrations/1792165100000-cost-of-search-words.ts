import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of a name take some 40 µs. Told less, PostgreSQL walks the newest people and makes the words of each, where the
 * index knows: 370 ms for a word that one in 45 of a million people has, instead of 30.
 */
export class CostOfSearchWords1792165100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter function search_words(text) cost 2000');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function search_words(text) cost 500');
  }
}
