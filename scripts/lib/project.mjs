// What every script of the house shares: where it stands, how a step is run, and whether something changed.
// Only Node's own modules: these scripts run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginPhase, notePhase } from './phases.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs one command in the project's folder, output shown; ends the script with its code when it fails. */
export function run(title, command, env = {}) {
  console.log(`\n▸ ${title}`);
  const begun = beginPhase();
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) {
    console.error(`\n✗ ${title} failed (${command})`);
    process.exit(status ?? 1);
  }
  notePhase(title, begun);
}

/** Runs commands beside each other; each one's output is shown whole when it ends. Ends the script when one fails. */
export async function runTogether(steps) {
  console.log(`\n▸ ${steps.map(([title]) => title).join(', ')}`);
  const begun = beginPhase();
  const results = await Promise.all(
    steps.map(
      ([title, command]) =>
        new Promise((resolve) => {
          const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
          const output = [];
          for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
          child.once('close', (status) => {
            process.stdout.write(Buffer.concat(output));
            notePhase(title, begun);
            if (status !== 0) console.error(`\n✗ ${title} failed (${command})`);
            resolve(status ?? 1);
          });
        }),
    ),
  );
  const failed = results.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}

/** A fingerprint of the named files and folders, without their tests and what tools write into them. */
export function fingerprint(paths) {
  const hash = crypto.createHash('sha256');
  const ignored = new Set(['node_modules', 'dist', 'test', '.data', 'bench']);
  const addFile = (file) => hash.update(file).update(fs.readFileSync(path.join(ROOT, file)));
  const addFolder = (folder) => {
    const entries = fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const relative = path.join(folder, entry.name);
      if (entry.isDirectory()) addFolder(relative);
      else addFile(relative);
    }
  };
  const add = (name) => {
    const found = fs.statSync(path.join(ROOT, name), { throwIfNoEntry: false });
    if (found) (found.isDirectory() ? addFolder : addFile)(name);
  };
  for (const p of paths) add(p);
  return hash.digest('hex');
}

/** Does `work` unless it was done before for the same fingerprint; the stamp survives until something changes. */
export function once(stamp, mark, work) {
  const file = path.join(ROOT, stamp);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mark) return;
  work();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, mark);
}

const INSTALLED = 'node_modules/.installed';
/** What builds and runs the product. The packages of the root and of `e2e` only prove it. */
const PRODUCT = ['domain', 'server', 'client'].map((name) => `--workspace=${name}`).join(' ');

/**
 * `npm ci` where packages are missing or the lock file is another than the one they came from. `onlyProduct`: without what only
 * developers need, unless that is here already.
 */
export function ensureInstalled({ onlyProduct = false } = {}) {
  const whole = fingerprint(['package-lock.json']);
  const product = `${whole} product`;
  const file = path.join(ROOT, INSTALLED);
  const here = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (here === whole || (onlyProduct && here === product)) return;
  run('Installing packages', `npm ci --include=dev --no-audit --no-fund ${onlyProduct ? PRODUCT : ''}`.trimEnd());
  fs.writeFileSync(file, onlyProduct ? product : whole);
}

/** Builds domain, server and client where a source changed since the last build. */
export function ensureBuilt() {
  const sources = [
    'domain',
    'server',
    'client',
    'schema.graphql',
    'codegen.yml',
    'package-lock.json',
    'tsconfig.base.json',
  ];
  once('server/dist/.built', fingerprint(sources), () => {
    for (const dir of ['domain/dist', 'server/dist', 'client/dist'])
      fs.rmSync(path.join(ROOT, dir), { recursive: true, force: true });
    run('Building', 'npm run -s build');
  });
}
