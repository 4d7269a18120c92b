import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the builds of the client: a page of one finds its own while another is served. */
export class ClientFiles1792024800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table client_file (
        name text not null constraint client_file_pkey primary key,
        content bytea not null,
        replaced_at timestamptz
      );
      create index client_file_replaced_at_idx on client_file (replaced_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table client_file');
  }
}
