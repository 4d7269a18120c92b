import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { copyOfTemplate } from './template';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Only ends what hangs: how quick something is decides nothing. */
export const HANG_MS = 600_000;
const PROBE_EVERY_MS = 100;

/** A busy machine is not a broken database. */
const LONG_WAITS = {
  DATABASE_CONNECT_MS: '30000',
  DATABASE_LOCK_MS: '30000',
  DATABASE_STATEMENT_MS: '30000',
  DATABASE_QUERY_MS: '30000',
  HEALTH_MS: '30000',
  NOTIFICATIONS_MS: '30000',
  DRAIN_MS: '1',
};

export const ADMIN = { email: 'office@e2e.example.ca', password: 'correct horse battery staple' } as const;

/** Settings for a process that shares this folder's database: what one encrypts or signs, the other reads. */
export function secretsOf(dataDir: string): Record<'JWT_SECRET' | 'ENCRYPTION_KEY', string> {
  const kept = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  return { JWT_SECRET: kept.jwtSecret ?? '', ENCRYPTION_KEY: kept.encryptionKey ?? '' };
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The built product as a process of its own, on a folder of its own. */
export interface RunningServer {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** SIGTERM; it must end in order. */
  stop(): Promise<void>;
  /** As if the power went. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /** A copy of the template, unless a folder is given */
  dataDir?: string;
  env?: Record<string, string>;
}

/** Where the embedded database of a folder listens, as PostgreSQL itself says; undefined where there is none. */
export function socketFolder(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n')[4] : undefined;
}

/** Everything a stopped server leaves behind. */
export function removeData({ dataDir }: Pick<RunningServer, 'dataDir'>): void {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

export async function startServer({ dataDir = copyOfTemplate(), env }: StartOptions = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/dist/product.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LIMITS_FACTOR: '50',
      // four queues: ten looks a second at each of them cost a tenth of the run
      JOBS_POLL_SECONDS: '0.5',
      ...LONG_WAITS,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await ready(url, child);
  return {
    url,
    dataDir,
    child,
    async stop() {
      const sockets = env?.DATABASE_URL === undefined ? socketFolder(dataDir) : undefined;
      child.kill('SIGTERM');
      const code = await ended;
      if (sockets) fs.rmSync(sockets, { recursive: true, force: true });
      if (code !== 0) throw new Error(`the server did not end in order: ${code}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + HANG_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/healthz/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(PROBE_EVERY_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`the server was neither ready nor at its end after ${HANG_MS} ms`);
}

/** The emails kept in the folder, whole. */
export function keptMail(dataDir: string): string[] {
  const folder = path.join(dataDir, 'mail');
  if (!fs.existsSync(folder)) return [];
  // one that is being written has another ending, and loses it at any moment
  const whole = fs.readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return whole.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}
