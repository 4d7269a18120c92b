import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which keys this database was used with: the first eight digits of each one's hash, so that other keys are refused. */
export class KeyFingerprints1792004500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table key_fingerprint (
        purpose text not null constraint key_fingerprint_purpose_check check (purpose in ('encryption', 'session')),
        fingerprint text not null constraint key_fingerprint_shape_check check (fingerprint ~ '^[0-9a-f]{8}$'),
        first_used_at timestamptz not null default now(),
        constraint key_fingerprint_pkey primary key (purpose, fingerprint)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table key_fingerprint');
  }
}
