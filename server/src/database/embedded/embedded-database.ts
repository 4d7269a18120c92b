import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedOptions } from './embedded-postgres.js';
import type { Mortal } from './keep-running.js';

const DATABASE = 'brokerage';
const OWNER = 'owner';
const APP = 'app';

export interface EmbeddedDatabase extends Mortal {
  /** As the role the application works with */
  url: string;
  /** As the role that owns the tables and migrates */
  ownerUrl: string;
  /** Where its files are */
  dataDir: string;
  stop(): Promise<void>;
}

/** The embedded server with our database and its two roles in it. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const server = await startEmbeddedPostgres(options);
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  try {
    const { rows: roles } = await admin.query<{ name: string }>('select rolname as name from pg_roles');
    for (const role of [OWNER, APP]) {
      if (!roles.some(({ name }) => name === role)) await admin.query(`create role ${role} login`);
    }
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await admin.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await admin.end();
  }
  return {
    url: server.url(DATABASE, APP),
    ownerUrl: server.url(DATABASE, OWNER),
    dataDir: server.dataDir,
    isRunning: () => server.isRunning(),
    restart: () => server.restart(),
    stop: () => server.stop(),
  };
}
