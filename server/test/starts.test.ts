import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, pidFileLines } from '../src/database/embedded/processes.js';
import { eventually } from './eventually.js';
import { startInstance, type Instance } from './instance.js';

const MAIN = fileURLToPath(new URL('../dist/product.js', import.meta.url));
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

test('a start that is stopped half-way leaves no PostgreSQL behind', async () => {
  const data = path.join(folder, 'half');
  const cluster = path.join(data, 'postgres');
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '0', ...SECRETS, DATA_DIR: data },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const code = new Promise((resolve) => child.once('close', resolve));
  await eventually(() => expect(fs.existsSync(path.join(cluster, 'postmaster.pid'))).toBe(true));
  const pid = Number(pidFileLines(cluster)[0]);
  child.kill('SIGINT');
  expect(await code).toBe(0);
  expect(said).not.toMatch(/"ready"|error/i);
  await eventually(() => expect(isAlive(pid)).toBe(false));
});

test('a request that is stuck holds up no orderly stop', async () => {
  const data = path.join(folder, 'stuck');
  const stuck = await startInstance({ DATA_DIR: data, DEMO: '0', REQUESTS_STOP_MS: '300' });
  const [pid] = pidFileLines(path.join(data, 'postgres'));
  const socket = net.connect(Number(new URL(stuck.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em',
  );
  await eventually(async () => expect((await fetch(`${stuck.url}/healthz/live`)).ok).toBe(true));
  const code = new Promise((resolve) => stuck.process.once('exit', resolve));
  stuck.process.kill('SIGTERM');
  expect(await code).toBe(0);
  expect(isAlive(Number(pid))).toBe(false);
});
