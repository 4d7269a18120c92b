import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { LONG_WAITS } from './waits.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const START_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 20;

/** The built server as a process of its own. */
export interface Instance {
  url: string;
  process: ChildProcess;
  /** What it has logged so far */
  log(): string;
  stop(): Promise<void>;
}

export async function until<T>(ms: number, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await Promise.resolve()
      .then(look)
      .catch(() => undefined);
    if (seen !== undefined) return seen;
    if (Date.now() > end) throw new Error(`not seen within ${ms} ms`);
    await pause(LOOK_EVERY_MS);
  }
}

export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      JWT_SECRET: 'a secret of the tests, long enough for them',
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'warn',
      JOBS_POLL_SECONDS: '0.1',
      ...LONG_WAITS,
      NODE_ENV: 'production',
      ...env,
    },
  });
  let logged = '';
  child.stdout.on('data', (text: Buffer) => (logged += text.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await until(START_WITHIN_MS, async () => ((await fetch(`${url}/healthz/ready`)).ok ? true : undefined));
  return {
    url,
    process: child,
    log: () => logged,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
