import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.js';

export interface TestRedis {
  url: string;
  /** Stops it as a pulled plug would. */
  kill(): Promise<void>;
}

/** A real Redis that keeps nothing on disk; on the port where an earlier one was, or on a free one. */
export async function testRedis(port?: number): Promise<TestRedis> {
  const at = port ?? (await freePort());
  const child = spawn('redis-server', ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error('This test needs redis-server (Debian: apt-get install redis-server).')),
    );
    child.once('exit', () => reject(new Error('redis-server ended before it was ready')));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${at}`,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
