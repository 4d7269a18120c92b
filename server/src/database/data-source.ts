import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { House1790000000000 } from './migrations/1790000000000-house.js';
import { RateDesk1790100000000 } from './migrations/1790100000000-rate-desk.js';
import { Console1790110000000 } from './migrations/1790110000000-console.js';
import { People1790200000000 } from './migrations/1790200000000-people.js';
import { Calculations1790300000000 } from './migrations/1790300000000-calculations.js';
import { Leads1790400000000 } from './migrations/1790400000000-leads.js';
import { Blogs1790500000000 } from './migrations/1790500000000-blogs.js';
import { SnakeNaming } from './snake-naming.js';

export const MIGRATIONS = [
  House1790000000000,
  RateDesk1790100000000,
  Console1790110000000,
  People1790200000000,
  Calculations1790300000000,
  Leads1790400000000,
  Blogs1790500000000,
];

const POOL_SIZE = 10;
/** A request must fail before the person or the proxy gives up on it: the answer is then 503, and comes within 3 s. */
const STATEMENT_TIMEOUT_MS = 2_500;
const QUERY_TIMEOUT_MS = 2_800;
const CONNECT_TIMEOUT_MS = 1_000;

/** The pool that requests share. */
export function makeDataSource(url: string): DataSource {
  return dataSource(url, {
    max: POOL_SIZE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'brokerage',
  });
}

/** For migrations, which may take longer than any request. */
export function makeOwnerDataSource(url: string): DataSource {
  return dataSource(url, { max: 2, connectionTimeoutMillis: 5_000, application_name: 'brokerage-owner' });
}

function dataSource(connectionString: string, pool: Record<string, unknown>): DataSource {
  return new DataSource({
    type: 'postgres',
    // the address goes to pg as it is: TypeORM's own reading of it knows neither sockets nor sslmode
    extra: { connectionString, ...pool },
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    logging: false,
  });
}
