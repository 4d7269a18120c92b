// The processes of a small cluster on this machine: each with its log, ended in order, and nobody else's.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const LONGEST_MS = 60_000;

/** A port of this machine's loopback that nobody listens on. */
export async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** What `look` finds, as soon as it finds something. */
export async function until(look, what, longestMs = LONGEST_MS) {
  const end = performance.now() + longestMs;
  let cause;
  for (;;) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`${what} did not come within ${longestMs / 1_000} s`, { cause });
    await pause(20);
  }
}

/** The account that may run PostgreSQL and PgBouncer, which refuse root. */
export function unprivileged() {
  if (process.getuid() !== 0) return {};
  const row = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres' || name === 'nobody');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

export class Parts {
  #running = [];

  constructor(folder) {
    this.folder = folder;
    fs.mkdirSync(path.join(folder, 'logs'), { recursive: true });
  }

  logOf(name) {
    return path.join(this.folder, 'logs', `${name}.log`);
  }

  /** Runs to its end; what it said is part of the error. Visitors go on meanwhile. */
  run(command, args, options = {}) {
    return promisify(execFile)(command, args, { cwd: '/', ...options });
  }

  /** Begins a process; `isReady` says when it can be used, `stopSignal` how it is asked to end. */
  async begin(name, command, args, { isReady, stopSignal = 'SIGTERM', ...options }) {
    const log = fs.openSync(this.logOf(name), 'a');
    const child = spawn(command, args, { stdio: ['ignore', log, log], cwd: '/', ...options });
    fs.closeSync(log);
    const part = { name, child, stopSignal };
    this.#running.push(part);
    const failed = new Promise((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`${name} ended with ${code ?? signal}`)));
    });
    failed.catch(() => undefined);
    await Promise.race([until(isReady, name), failed]);
    return part;
  }

  /** As a pulled plug. */
  async kill(part) {
    await this.#end(part, 'SIGKILL');
  }

  async stop(part) {
    const hard = setTimeout(() => part.child.kill('SIGKILL'), LONGEST_MS);
    await this.#end(part, part.stopSignal);
    clearTimeout(hard);
  }

  /** Everything, the last first. */
  async stopAll() {
    for (const part of [...this.#running].reverse()) await this.stop(part);
  }

  async #end(part, signal) {
    this.#running = this.#running.filter((one) => one !== part);
    const { child } = part;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
