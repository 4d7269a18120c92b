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

export interface PreparedTransaction {
  query<Row extends object>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]>;
}

/**
 * One transaction of prepared statements on a connection of TypeORM's own pool: for the writes visitors wait for. Rolls
 * back and throws on when `work` throws; a connection that broke is not given back.
 */
export async function preparedTransaction<T>(
  db: DataSource,
  work: (transaction: PreparedTransaction) => Promise<T>,
): Promise<T> {
  const client = await ((db.driver as PostgresDriver).master as Pool).connect();
  let broken: Error | undefined;
  const noteBroken = (error: Error): void => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    await client.query('begin');
    const result = await work({
      query: async <Row extends object>(statement: NamedStatement, values: readonly unknown[]) =>
        (await client.query<Row>({ ...statement, values: [...values] })).rows,
    });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(noteBroken);
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}
