import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_WITHIN_MS = 60_000;
const PROBE_EVERY_MS = 100;

export const ADMIN = { email: 'office@e2e.example.ca', password: 'correct horse battery staple' } as const;
/** For processes that share a database: what one encrypts or signs, the other reads. */
export const SHARED_SECRETS = {
  JWT_SECRET: 'a secret of the journeys, long enough for them',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
} as const;

async function freePort(): Promise<number> {
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
  dataDir?: string;
  env?: Record<string, string>;
}

function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-e2e-'));
  // where this runs as root, PostgreSQL runs as another account, which must get through to its data
  fs.chmodSync(folder, 0o711);
  return folder;
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

export async function startServer({ dataDir = freshFolder(), env }: StartOptions = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LIMITS_FACTOR: '50',
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
  const until = Date.now() + START_WITHIN_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/healthz/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(PROBE_EVERY_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within ${START_WITHIN_MS} ms`);
}

/** The e-mails kept in the folder, whole. */
export function keptMail(dataDir: string): string[] {
  const folder = path.join(dataDir, 'mail');
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}
