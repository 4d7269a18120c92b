// Jest loads this file outside its own module system, so it takes the compiled server (`npm run build:server` first).
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/database/embedded/embedded-postgres.js';
import { migrate } from '../dist/database/migrate.js';

const ROLES = ['owner', 'app'];

/** One server for the run, and one database with every migration in it, which each test file copies. */
export default async function setup() {
  const dataDir = path.join(os.tmpdir(), `brokerage-test-${process.getuid?.() ?? 0}`, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, fast: true });
  globalThis.testServer = server;
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  const { rows: old } = await admin.query("select datname from pg_database where datname like 'test\\_%'");
  for (const { datname } of old) await admin.query(`drop database ${datname} with (force)`);
  const { rows: roles } = await admin.query('select rolname from pg_roles');
  for (const role of ROLES) {
    if (!roles.some(({ rolname }) => rolname === role)) await admin.query(`create role ${role} login`);
  }
  await admin.query('create database test_template owner owner');
  await admin.end();
  await migrate({ url: server.url('test_template', 'app'), ownerUrl: server.url('test_template', 'owner') });
  process.env.TEST_POSTGRES_URL = server.url('postgres');
}
