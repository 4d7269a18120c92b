import type { DataSource } from 'typeorm';
import { poolOf } from './pool.js';

export interface NamedStatement {
  /**
   * Names the prepared statement on each connection; a changed text needs a changed name. Without a name it is planned each
   * time for its values: for what is found in one way where it is rare, and in another where it is common.
   */
  name?: string;
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
  const { rows } = await poolOf(db).query<Row>({ ...statement, values: [...values] });
  return rows;
}
