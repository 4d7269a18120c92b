import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day the term of a funded mortgage ends: its file is kept from then. */
export class FundedTerm1792020100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table application add column term_ends_on date,
        add constraint application_term_of_funded check (term_ends_on is null or status = 'funded')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table application drop column term_ends_on');
  }
}
