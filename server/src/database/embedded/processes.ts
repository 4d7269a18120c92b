import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../kernel/error-code.js';

export const POLL_MS = 10;
const RECOVERY_MS = 60_000;
/** SQLSTATE of a server that is starting, recovering or stopping */
const CANNOT_CONNECT_NOW = '57P03';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Dead, but not yet reaped: a container may have no init. Elsewhere than on Linux nobody can tell, and it counts as alive. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Whether a server is at work there. An open socket is not enough: the children of one that was killed hold it a moment
 * longer. One that is still recovering is waited for.
 */
export async function answers(url: string): Promise<boolean> {
  for (let waited = 0; waited < RECOVERY_MS; waited += POLL_MS) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: RECOVERY_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      if (errorCode(error) !== CANNOT_CONNECT_NOW) return false;
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(POLL_MS);
  }
  return false;
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
