import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';
import { until } from './until.js';
import { LONG_WAITS } from './waits.js';

const MAIN = fileURLToPath(new URL('../dist/product.js', import.meta.url));

/** The built server as a process of its own. */
export interface Instance {
  url: string;
  process: ChildProcess;
  /** What it has logged so far */
  log(): string;
  stop(): Promise<void>;
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
  await until(async () => {
    if (child.exitCode !== null) return 'ended';
    return (await fetch(`${url}/healthz/ready`)).ok ? 'ready' : undefined;
  }, 'a ready instance');
  if (child.exitCode !== null)
    throw new Error(`the instance ended with ${child.exitCode} before it was ready:\n${logged}`);
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
