import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The settings show when each period was last carried out: the audit log is long, and these rows are few. */
export class Forgotten1792020200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index audit_event_forgotten_idx on audit_event (action, created_at)
      where action in ('draft.forget', 'retention.forget', 'career.forget')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index audit_event_forgotten_idx');
  }
}
