// `npm run bench -- --only=start`: how long `npm start` of an installed clone takes until it is ready, and the memory of the
// product then and after a minute of work. The first start, which makes the database, does not count.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { keepFigures } from './lib/figures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORT = '4718';
const URL_OF_PRODUCT = `http://127.0.0.1:${PORT}`;
const STARTS = 5;
const LOAD_SECONDS = 60;
const CONNECTIONS = 20;
const POLL_MS = 10;
const GIVE_UP_MS = 120_000;
const BUDGET = { readySeconds: 1.8, startedMb: 180, loadedMb: 250 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-start-'));
// PostgreSQL runs under an account of its own, which must get to its folder
fs.chmodSync(folder, 0o711);
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const isReady = () =>
  fetch(`${URL_OF_PRODUCT}/healthz/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** `npm start`, and the seconds until it was ready. */
async function start() {
  const begun = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT, DATA_DIR: folder, LOG_LEVEL: 'warn', LIMITS_FACTOR: '1000000' },
  });
  while (!(await isReady())) {
    if (npm.exitCode !== null || performance.now() - begun > GIVE_UP_MS) throw new Error('the product did not start');
    await later(POLL_MS);
  }
  return { npm, seconds: (performance.now() - begun) / 1_000 };
}

async function stop(npm) {
  npm.kill('SIGTERM');
  if (npm.exitCode === null) await once(npm, 'exit');
  while (await isReady()) await later(POLL_MS);
}

const statusOf = (pid) => fs.readFileSync(`/proc/${pid}/status`, 'utf8');

/** Resident memory in megabytes of the product that this npm started. */
function memoryOf(npm) {
  const started = fs.readFileSync(`/proc/${npm.pid}/task/${npm.pid}/children`, 'utf8').trim().split(' ');
  const product = started.find((pid) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs'));
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(statusOf(product))[1]) / 1_024);
}

/** Pages, questions and applications, in turns. */
const application = (n) => ({
  method: 'POST',
  path: '/mortgage/basic',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ...{ fullName: 'Bench Person', email: `bench${n}@example.ca`, phone: '416 967 1111', mortgageType: 'renewal' },
    ...{ province: 'ON', consent: { contact: true } },
  }),
});
const WORK = [
  ...['/', '/rates', '/blogs', '/about', '/mortgage-rates/current'].map((place) => ({ method: 'GET', path: place })),
  ...Array.from({ length: 20 }, (_, n) => ({ method: 'GET', path: `/calculator?principal=${n + 1}00000&rate=4` })),
  ...Array.from({ length: 20 }, (_, n) => application(n)),
];

const first = await start();
await stop(first.npm);
const seconds = [];
let running;
for (let n = 0; n < STARTS; n += 1) {
  running = await start();
  seconds.push(running.seconds);
  if (n < STARTS - 1) await stop(running.npm);
}
const started = memoryOf(running.npm);
const { errors, requests } = await autocannon({
  url: URL_OF_PRODUCT,
  requests: WORK,
  connections: CONNECTIONS,
  duration: LOAD_SECONDS,
});
const loaded = memoryOf(running.npm);
await stop(running.npm);
fs.rmSync(folder, { recursive: true, force: true });
if (errors) throw new Error(`${errors} requests were not answered`);

const median = seconds.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)];
console.log(`${requests.total} requests; starts of ${seconds.map((one) => one.toFixed(2)).join(', ')} s`);
keepFigures('start', [
  { what: '`npm start` until ready', figure: median, unit: 's', budget: BUDGET.readySeconds },
  { what: 'memory after a start', figure: started, unit: 'MB', budget: BUDGET.startedMb },
  { what: 'memory after a minute of work', figure: loaded, unit: 'MB', budget: BUDGET.loadedMb },
]);
