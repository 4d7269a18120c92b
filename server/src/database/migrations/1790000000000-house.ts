import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TABLES } from './1790000000000-tables.js';
import { TRIGGERS } from './1790000000000-triggers.js';

/** The first tables, and the triggers that tell every instance of a change. */
export class House1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The first migration cannot be taken back: restore a backup instead.'));
  }
}
