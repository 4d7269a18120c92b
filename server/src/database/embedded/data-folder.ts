import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../config/start-error.js';
import { isAlive } from './processes.js';
import { errorCode } from '../../kernel/error-code.js';

const LOCK = 'owner.lock';

/**
 * Makes this process the only owner of a data folder, and gives what ends that. Throws `StartError` where another process
 * owns it or nothing can be written. What a killed process left is taken over.
 */
export function claimDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, LOCK);
  const mine = path.join(dataDir, `${LOCK}.${randomUUID()}`);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(mine, markOf(process.pid));
  } catch (error) {
    const { code = 'an error' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `We cannot write in the data folder ${dataDir} (${code}). Give this account the right to, or set DATA_DIR.`,
    );
  }
  try {
    // a link is made whole or not at all, and never over another
    while (!linked(mine, file)) moveStaleLock(file, dataDir);
  } finally {
    fs.rmSync(mine, { force: true });
  }
  return () => fs.rmSync(file, { force: true });
}

function linked(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Throws where the owner lives. Two that find the same stale lock move it once: the second finds the first one's. */
function moveStaleLock(file: string, dataDir: string): void {
  const aside = `${file}.${randomUUID()}`;
  const judged = read(file);
  if (isOwned(judged)) {
    throw new StartError(
      `The data folder ${dataDir} is in use by process ${pidIn(judged)}. Stop that process first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // somebody took the folder in between: what was moved is theirs, and goes back
  if (read(aside) !== judged) linked(aside, file);
  fs.rmSync(aside, { force: true });
}

const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
const pidIn = (mark: string): number => Number(mark.split(' ')[0]);
const isOwned = (mark: string): boolean => {
  const pid = pidIn(mark);
  return pid > 0 && isAlive(pid) && mark === markOf(pid);
};

/** A process by its number and the moment it began: numbers come again, as 1 does in each container. */
function markOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  // what follows the name, which may hold anything; the start is the 22nd field of all
  const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${began}`;
}
