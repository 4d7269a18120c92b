import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.js';

export interface TestPooler {
  /** A database as the application's role, through the pooler */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** PgBouncer in front of the run's PostgreSQL. */
export async function testPooler(mode: 'session' | 'transaction'): Promise<TestPooler> {
  const server = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  const sockets = server.searchParams.get('host') ?? '';
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-pooler-'));
  const [settings, people] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'people.txt')];
  fs.writeFileSync(people, '"app" ""\n');
  fs.writeFileSync(
    settings,
    `[databases]
* = host=${sockets} port=5432
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${people}
pool_mode = ${mode}
default_pool_size = 20
`,
  );
  fs.chmodSync(folder, 0o755);
  // as the server's own person: it refuses to run as root, and nobody else may open the server's socket
  const { uid, gid } = fs.statSync(sockets);
  const child = spawn('/usr/sbin/pgbouncer', [settings], { uid, gid, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error('This test needs pgbouncer (Debian: apt-get install pgbouncer).')));
    child.once('exit', () => reject(new Error('pgbouncer ended before it was ready')));
    child.stderr.on('data', (text: Buffer) => {
      if (text.includes('process up')) resolve();
    });
  });
  return {
    urlOf: (database) => `postgresql://app@127.0.0.1:${port}/${database}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
