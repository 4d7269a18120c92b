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
  /** SIGTERM, and what it ended with. */
  stop(): Promise<number | null>;
  /** As if the power went. */
  kill(): Promise<void>;
}

export interface StartOptions {
  dataDir?: string;
  env?: Record<string, string>;
}

export async function startServer({ dataDir, env }: StartOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
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
    dataDir: folder,
    child,
    async stop() {
      child.kill('SIGINT');
      return ended;
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
  throw new Error(`the server was not ready within ${START_WITHIN_MS} ms`);
}

/** The e-mails kept in the folder, whole. */
export function keptMail(dataDir: string): string[] {
  const folder = path.join(dataDir, 'mail');
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}
