import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The pool under TypeORM, for prepared statements and plain rows: TypeORM has neither. */
export function poolOf({ driver }: DataSource): Pool {
  const postgres: { master: Pool } = driver as PostgresDriver;
  return postgres.master;
}
