import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the visit of an enquiry began, and its latest arrival from outside. */
export class Attribution1792000900100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enquiry add column attribution jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enquiry drop column attribution');
  }
}
