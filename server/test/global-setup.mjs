// Jest loads this file outside its own module system, so it takes the compiled server (`npm run build:server` first).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/database/embedded/embedded-postgres.js';
import { isAlive, pidFileLines } from '../dist/database/embedded/processes.js';
import { migrate } from '../dist/database/migrate.js';

const PREFIX = 'brokerage-test-';

/** One server for this run alone, and one database with every migration in it, which each test file copies. */
export default async function setup() {
  sweep();
  const folder = path.join(os.tmpdir(), `${PREFIX}${process.pid}`);
  fs.mkdirSync(folder, { mode: 0o755 });
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), fast: true });
  globalThis.testServer = { server, folder };
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  for (const role of ['owner', 'app']) await admin.query(`create role ${role} login`);
  await admin.query('create database test_template owner owner');
  await admin.end();
  await migrate({
    url: server.url('test_template', 'app'),
    ownerUrl: server.url('test_template', 'owner'),
  });
  process.env.TEST_POSTGRES_URL = server.url('postgres');
}

/** What a run that was killed left behind. */
function sweep() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    const folder = path.join(os.tmpdir(), name);
    const left = Number(pidFileLines(path.join(folder, 'postgres'))[0] ?? 0);
    if (left > 0 && isAlive(left)) process.kill(left, 'SIGQUIT');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
