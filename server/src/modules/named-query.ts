import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

export interface NamedStatement {
  /** Names the prepared statement on each connection; a changed text needs a changed name. */
  name: string;
  text: string;
}

/**
 * Runs a prepared statement on TypeORM's own pool and gives the plain rows. For hot reads: TypeORM sends unnamed
 * statements, which PostgreSQL plans again each time, and hydrates entities.
 */
export async function namedQuery<Row extends object>(
  db: DataSource,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = (db.driver as PostgresDriver).master as Pool;
  const { rows } = await pool.query<Row>({ ...statement, values: [...values] });
  return rows;
}
