import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, pidFileLines } from '../src/database/embedded/processes.js';
import { eventually } from './eventually.js';
import { startInstance, type Instance } from './instance.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SECRETS = {
  JWT_SECRET: 'a secret of the tests, long enough for them',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
};

let folder: string;
let instance: Instance;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-starts-'));
  // where this runs as root, PostgreSQL runs as another account, which must get through to its data
  fs.chmodSync(folder, 0o755);
  instance = await startInstance({ DATA_DIR: folder, DEMO: '0' });
});
afterAll(async () => {
  await instance.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What a start that cannot go on says, and its code. */
async function failedStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', DEMO: '0', ...SECRETS, ...env },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

const isReady = async (): Promise<boolean> => (await fetch(`${instance.url}/healthz/ready`)).ok;
const postmaster = (): number => Number(pidFileLines(path.join(folder, 'postgres'))[0]);

test('C3: a second start on the same data folder says who has it and ends; the first goes on', async () => {
  const { code, said } = await failedStart({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(said).toBe(
    `The data folder ${folder} is in use by process ${instance.process.pid}. Stop that process first, or set DATA_DIR to another folder.`,
  );
  expect(await isReady()).toBe(true);
});

test('C11, B-L9: a port in use is one plain line', async () => {
  const port = new URL(instance.url).port;
  expect(await failedStart({ DATA_DIR: folder, PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
  });
});

test('C11: a folder with files but no whole database is left as it is', async () => {
  const foreign = path.join(folder, 'foreign');
  fs.mkdirSync(path.join(foreign, 'postgres'), { recursive: true });
  fs.writeFileSync(path.join(foreign, 'postgres/letter.txt'), 'mine');
  const { code, said } = await failedStart({ DATA_DIR: foreign });
  expect([code, said]).toEqual([1, expect.stringMatching(/holds files, but no whole database: PG_VERSION is missing/)]);
  expect(fs.readdirSync(path.join(foreign, 'postgres'))).toEqual(['letter.txt']);
});

test('C5: an embedded PostgreSQL that was killed is started again, with a line in the log', async () => {
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await eventually(() => expect(isAlive(killed)).toBe(false));
  await eventually(async () => expect([postmaster() === killed, await isReady()]).toEqual([false, true]));
  expect(instance.log()).toContain('the embedded PostgreSQL ended by itself: starting it again');
});

/** Notes in a file what a start loads, and when it first connects to anybody, each on a line. */
const WATCHED = `
  import fs from 'node:fs';
  import module from 'node:module';
  import net from 'node:net';
  const note = (line) => fs.appendFileSync(process.env.NOTED, line + '\\n');
  export async function load(url, context, next) { note('loads ' + url); return next(url, context); }
  export function watch() {
    module.register(import.meta.url);
    const { connect } = net.Socket.prototype;
    net.Socket.prototype.connect = function (...args) { note('connects'); return connect.apply(this, args); };
  }`;

test('nobody connects before the modules are loaded: while they are compiled, no answer is read', async () => {
  const watched = path.join(folder, 'watched.mjs');
  const preload = path.join(folder, 'preload.mjs');
  const noted = path.join(folder, 'noted');
  fs.writeFileSync(watched, WATCHED);
  fs.writeFileSync(preload, `import { watch } from './watched.mjs'; watch();`);
  const own = fs.mkdtempSync(path.join(folder, 'own-'));
  fs.chmodSync(own, 0o755);
  const env = { DATA_DIR: own, DEMO: '0', NODE_OPTIONS: `--import ${preload}`, NOTED: noted };
  await (await startInstance(env)).stop();
  const lines = fs.readFileSync(noted, 'utf8').split('\n');
  const first = lines.indexOf('connects');
  const isOurs = (line: string): boolean => /\/server\/dist\/(?!database\/demo\/)/.test(line);
  expect(lines.slice(0, first).filter(isOurs).length).toBeGreaterThan(500);
  expect(lines.slice(first).filter(isOurs)).toEqual([]);
});

test('C4: other keys over existing data are refused', async () => {
  await instance.stop();
  const { code, said } = await failedStart({
    DATA_DIR: folder,
    ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64'),
  });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^ENCRYPTION_KEY lacks the key [0-9a-f]{8}, with which data/),
  ]);
  // with its own key it starts as before
  instance = await startInstance({ DATA_DIR: folder, DEMO: '0' });
  expect(await isReady()).toBe(true);
});
