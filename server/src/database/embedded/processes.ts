import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const POLL_MS = 10;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** The lines of postmaster.pid: the first is the process, the eighth says 'ready' once it takes connections. */
export function pidFileLines(dataDir: string): string[] {
  try {
    return fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * The processes of a server on this data folder, which is their working folder. A zombie has no working folder, so a dead
 * server that nobody reaped (a container without an init) is not counted.
 */
function serversOn(dataDir: string): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const comm = fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
        return comm === 'postgres' && fs.readlinkSync(`/proc/${pid}/cwd`) === dataDir;
      } catch {
        return false;
      }
    });
}

/**
 * Removes the lock files of a server that is gone. PostgreSQL trusts the process number in them even where it now belongs to
 * a zombie or to another program, and would refuse to start.
 */
export async function removeStaleLocks(dataDir: string, socket: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (let waited = 0; serversOn(dataDir).length > 0; waited += POLL_MS) {
    if (waited > 5_000) throw new Error(`A PostgreSQL that does not answer runs on ${dataDir}`);
    await sleep(POLL_MS);
  }
  for (const file of [path.join(dataDir, 'postmaster.pid'), `${socket}.lock`, socket]) fs.rmSync(file, { force: true });
}
