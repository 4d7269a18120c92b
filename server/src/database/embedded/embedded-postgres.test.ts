import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openEmbeddedDatabase } from './embedded-database.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { isAlive } from './processes.js';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-embedded-'));
  fs.chmodSync(folder, 0o755);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function query<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

const dataDir = (): string => path.join(folder, 'postgres');

describe('embedded PostgreSQL', () => {
  it('starts from nothing with two roles, and listens on no port', async () => {
    const database = await openEmbeddedDatabase({ dataDir: dataDir() });
    expect(await query(database.url, 'select current_user as role, current_database() as name')).toEqual([
      { role: 'app', name: 'brokerage' },
    ]);
    expect(await query(database.ownerUrl, 'select current_user as role')).toEqual([{ role: 'owner' }]);
    const [settings] = await query(
      database.url,
      `select current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync`,
    );
    expect(settings).toEqual({ addresses: '', encoding: 'UTF8', fsync: 'on' });
    expect(await query(database.url, `select lower('ÉTÉ') as lower`)).toEqual([{ lower: 'été' }]);
    await database.stop();
  });

  it('is adopted where a killed process left it running', async () => {
    const first = await startEmbeddedPostgres({ dataDir: dataDir() });
    await query(first.url('postgres'), 'create table kept (n int)');
    const second = await startEmbeddedPostgres({ dataDir: dataDir() });
    expect({ pid: second.pid, adopted: second.adopted }).toEqual({ pid: first.pid, adopted: true });
    await second.stop();
    // the process ends a moment after its lock file; one that stays runs into the test's time limit
    while (isAlive(first.pid)) await sleep(10);
    expect(await query(first.url('postgres'), 'select 1').catch(() => 'gone')).toBe('gone');
  });

  it('comes back after it was killed itself, with every acknowledged row', async () => {
    const killed = await startEmbeddedPostgres({ dataDir: dataDir() });
    await query(killed.url('postgres'), 'insert into kept values (1), (2)');
    process.kill(killed.pid, 'SIGKILL');
    const revived = await startEmbeddedPostgres({ dataDir: dataDir() });
    expect(revived.adopted).toBe(false);
    expect(await query(revived.url('postgres'), 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }]);
    await revived.stop();
  });

  it('starts over a lock file whose number belongs to another program', async () => {
    fs.writeFileSync(path.join(dataDir(), 'postmaster.pid'), `${process.pid}\n${dataDir()}\n`);
    const server = await startEmbeddedPostgres({ dataDir: dataDir() });
    expect(server.adopted).toBe(false);
    await server.stop();
  });

  it('is not fooled by an interrupted beginning', async () => {
    const other = path.join(folder, 'other');
    fs.mkdirSync(`${other}.new/base`, { recursive: true });
    const server = await startEmbeddedPostgres({ dataDir: other, fast: true });
    expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('lets no other account in', async () => {
    const server = await startEmbeddedPostgres({ dataDir: dataDir() });
    const socketDir = new URL(server.url('postgres')).searchParams.get('host') ?? '';
    expect(fs.statSync(socketDir).mode & 0o777).toBe(0o700);
    expect(fs.statSync(dataDir()).mode & 0o777).toBe(0o700);
    expect(execFileSync('ls', ['-la', socketDir]).toString()).toContain('srwx------');
    await server.stop();
  });
});
