import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The pool under TypeORM, for prepared statements and plain rows: TypeORM has neither. */
export const poolOf = (db: DataSource): Pool => (db.driver as PostgresDriver).master as Pool;
