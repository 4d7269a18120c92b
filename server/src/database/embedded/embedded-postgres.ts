import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reachable, unprivilegedAccount, type Account } from './account.js';
import { binariesFor } from './binaries.js';
import type { Mortal } from './keep-running.js';
import { answers, isAlive, pidFileLines, POLL_MS, removeStaleLocks } from './processes.js';
import { StartError } from '../../config/start-error.js';

/** Only a part of the socket's name: nothing listens on the network. */
const PORT = 5432;
const SUPERUSER = 'postgres';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const NO_FSYNC = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);

export interface EmbeddedOptions {
  dataDir: string;
  /** Without fsync: quick and unsafe, for tests only */
  fast?: boolean;
  log?: (line: string) => void;
}

export interface EmbeddedPostgres extends Mortal {
  /** An address for pg of this database as this role; the superuser when no role is given */
  url(database: string, role?: string): string;
  readonly pid: number;
  /** Where its files are: not always where they were wanted */
  readonly dataDir: string;
  /** Found running, left by a process that was killed */
  adopted: boolean;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL without any set-up: its programs come inside npm. Makes a cluster once, starts it on a unix socket in a
 * folder only its own account enters, and adopts a server that a killed process left running.
 */
export async function startEmbeddedPostgres({
  dataDir: wanted,
  fast = false,
  log,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = unprivilegedAccount();
  const programs = binariesFor(account);
  const { dataDir: home, socketDir } = folders(wanted, account);
  const socket = path.join(socketDir, `.s.PGSQL.${PORT}`);
  makeOwned(socketDir, account);
  if (!fs.existsSync(path.join(home, 'PG_VERSION'))) makeCluster(programs, home, account);
  const dataDir = fs.realpathSync(home);

  const url = (database: string, role = SUPERUSER): string => addressOf(socketDir, database, role);

  const left = Number(pidFileLines(dataDir)[0] ?? 0);
  const adopted = left > 0 && (await answers(url('postgres')));
  if (adopted) log?.(`using the PostgreSQL left running as process ${left}`);
  else if (left > 0) await removeStaleLocks(dataDir, socket);
  const begin = (): Promise<number> => start(programs, dataDir, socketDir, { account, fast });
  let pid = adopted ? left : await begin();

  return {
    get pid() {
      return pid;
    },
    adopted,
    dataDir,
    url,
    isRunning: () => isAlive(pid),
    async restart() {
      await removeStaleLocks(dataDir, socket);
      pid = await begin();
    },
    async stop() {
      if (!isAlive(pid)) return;
      process.kill(pid, 'SIGINT'); // what PostgreSQL calls a fast shutdown
      const pidFile = path.join(dataDir, 'postmaster.pid');
      for (let waited = 0; fs.existsSync(pidFile) && waited < STOP_TIMEOUT_MS; waited += POLL_MS) await sleep(POLL_MS);
    },
  };
}

const addressOf = (socketDir: string, database: string, role: string): string =>
  `postgresql://${role}@localhost:${PORT}/${database}?host=${encodeURIComponent(socketDir)}`;

/** Where the cluster of this name lives: elsewhere, if the account that runs PostgreSQL cannot reach it. */
export const clusterFolder = (wanted: string): string => folders(wanted, unprivilegedAccount()).dataDir;

/** The superuser's address of the cluster of this name, whoever started it. */
export const superuserUrl = (wanted: string): string =>
  addressOf(folders(wanted, unprivilegedAccount()).socketDir, 'postgres', SUPERUSER);

/** Makes a cluster from files: `fill` writes them into the folder, which then belongs to the account that runs PostgreSQL. */
export function makeFromFiles(wanted: string, fill: (folder: string) => void): void {
  const account = unprivilegedAccount();
  const home = folders(wanted, account).dataDir;
  makeOwned(home, account);
  fill(home);
  if (!account) return;
  for (const name of fs.readdirSync(home, { recursive: true })) {
    fs.chownSync(path.join(home, String(name)), account.uid, account.gid);
  }
}

function folders(wanted: string, account: Account | undefined): { dataDir: string; socketDir: string } {
  const asked = path.resolve(wanted);
  const id = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const parent = path.dirname(asked);
  fs.mkdirSync(parent, { recursive: true });
  return {
    dataDir: account && !reachable(parent, account) ? path.join('/var/tmp', `pgdata-${id}`) : asked,
    // a socket's path may have 107 bytes at most, so it does not live beside the data
    socketDir: path.join(os.tmpdir(), `pg-${id}`),
  };
}

function makeOwned(folder: string, account: Account | undefined): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) fs.chownSync(folder, account.uid, account.gid);
}

function runAs(account: Account | undefined): { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv } {
  return {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    env: { TZ: 'UTC', LC_ALL: 'C' },
  };
}

function makeCluster(programs: string, dataDir: string, account: Account | undefined): void {
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0) {
    throw new StartError(
      `${dataDir} holds files, but no whole database: PG_VERSION is missing. Restore it from your backup, or set DATA_DIR to an empty folder.`,
    );
  }
  // made beside and renamed: an interrupted initdb must never be taken for a cluster
  const fresh = `${dataDir}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  makeOwned(fresh, account);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  execFileSync(
    path.join(programs, 'bin/initdb'),
    ['-D', fresh, '-U', SUPERUSER, '--auth=trust', ...locale, '--no-sync', '--no-instructions'],
    { ...runAs(account), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  fs.renameSync(fresh, dataDir);
}

async function start(
  programs: string,
  dataDir: string,
  socketDir: string,
  { account, fast }: { account: Account | undefined; fast: boolean },
): Promise<number> {
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
  ];
  const logFile = path.join(dataDir, 'server.log');
  const output = fs.openSync(logFile, 'a');
  const child = spawn(
    path.join(programs, 'bin/postgres'),
    [
      '-D',
      dataDir,
      '-p',
      String(PORT),
      '-k',
      socketDir,
      ...settings.flatMap((setting) => ['-c', setting]),
      ...(fast ? NO_FSYNC : []),
    ],
    // detached: Ctrl-C is for Node, which stops the database last
    { ...runAs(account), detached: true, stdio: ['ignore', output, output] },
  );
  fs.closeSync(output);
  child.unref();
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  child.once('exit', (code) => (failure ??= new Error(`exit code ${code}`)));

  for (let waited = 0; ; waited += POLL_MS) {
    const lines = pidFileLines(dataDir);
    if (child.pid !== undefined && Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return child.pid;
    if (failure || waited > START_TIMEOUT_MS) {
      const tail = fs.readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n');
      throw new StartError(`PostgreSQL did not start on ${dataDir}. It said:\n${tail}`, { cause: failure });
    }
    await sleep(POLL_MS);
  }
}
