import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a lender charges for leaving early. Nobody has told us yet, so each begins as not known. */
export class LenderPenalty1792024500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table bank add column penalty text not null default 'unknown',
        add constraint bank_penalty_known
          check (penalty in ('unknown', 'three-months', 'contract-rate', 'posted-rate'));
      update bank_change set facts = facts || '{"penalty": "unknown"}';
      update publication_lender
      set before = before || '{"penalty": "unknown"}', after = after || '{"penalty": "unknown"}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table bank drop column penalty');
  }
}
