// The built product with a fresh database of its own, for commands that measure it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './project.mjs';

const START_TIMEOUT_MS = 60_000;

/** Starts it on this port; `stop` ends it and takes its data away. Throws where it does not come up. */
export async function temporaryServer({ port, env = {} }) {
  ensureInstalled();
  ensureBuilt();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-measured-'));
  // PostgreSQL runs under an account of its own, which must get to its folder
  fs.chmodSync(dataDir, 0o711);
  const server = spawn(process.execPath, ['server/dist/product.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  async function stop() {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  const url = `http://localhost:${port}`;
  const ready = () =>
    fetch(`${url}/healthz/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const begun = Date.now(); !(await ready());) {
    if (server.exitCode !== null || Date.now() - begun > START_TIMEOUT_MS) {
      await stop();
      throw new Error('The product did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, dataDir, stop };
}
