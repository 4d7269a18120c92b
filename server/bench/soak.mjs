// `npm run soak`: thirty minutes of hostile requests and large pictures against the built product, with its memory each minute.
// `-- --minutes=2` is a short one. It ends by itself, and with 1 where memory at the end is far above what it was at first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { openEmbeddedDatabase } from '../dist/database/embedded/embedded-database.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = 'http://127.0.0.1:4714';
const MINUTE_MS = 60_000;
const SENDERS = 4;
const PICTURES_AT_ONCE = 12;
/** Memory after a rest may be this much above the memory after the first minute */
const MOST_GROWTH_MB = 250;

const minutes = Number(process.argv.find((word) => word.startsWith('--minutes='))?.slice('--minutes='.length) ?? 30);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-soak-'));
const database = await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });
const child = spawn(process.execPath, ['server/dist/main.js'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: '4714',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'fatal',
    JWT_SECRET: 'soak'.repeat(10),
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  },
});
async function stopAll(code) {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  await database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
process.on('uncaughtException', (error) => {
  console.error(error);
  void stopAll(1);
});

const isReady = () =>
  fetch(`${ADDRESS}/healthz/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
for (let tries = 0; tries < 600 && !(await isReady()); tries += 1) {
  if (child.exitCode !== null) throw new Error('the product did not start');
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Resident memory of the product in megabytes. */
function memory() {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

const json = (place, body, token) =>
  fetch(ADDRESS + place, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function administrator() {
  const person = {
    name: 'Ines Moreau',
    email: 'soak@example.ca',
    phone: '416 555-0142',
    password: 'quiet harbour lantern',
  };
  await json('/api/auth/register', person);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`update user_account set role = 'ADMIN', email_verified_at = now() where email = $1`, [
    person.email,
  ]);
  const { rows } = await owner.query('select id from bank limit 1');
  await owner.end();
  const reply = await json('/api/auth/login', { email: person.email, password: person.password });
  return { token: (await reply.json()).data?.token, bankId: rows[0]?.id };
}

const HOSTILE = [
  '\ud800',
  '\u0000',
  '😀'.repeat(99),
  '<script>',
  "' or 1=1--",
  '../../etc/passwd',
  '9'.repeat(400),
  '',
  'a'.repeat(5_000),
];
let turn = 0;
const hostile = () => HOSTILE[(turn += 1) % HOSTILE.length];
const REQUESTS = [
  () =>
    fetch(`${ADDRESS}/${encodeURIComponent(hostile().toWellFormed())}-${turn}`, { headers: { accept: 'text/html' } }),
  () => fetch(`${ADDRESS}/calculator?principal=${turn}00&rate=4`, { headers: { accept: 'text/html' } }),
  () => fetch(`${ADDRESS}/careers/none-${turn}`, { headers: { accept: 'text/html' } }),
  () =>
    json('/api/mortgage/basic', { fullName: hostile(), email: 'x@example.ca', phone: hostile(), comments: hostile() }),
  () =>
    json('/mortgage/comprehensive', {
      mortgageType: hostile(),
      applicant: { fullName: hostile(), jobs: [{ id: hostile() }] },
    }),
  () => json('/graphql', { query: `{ a${turn}: currentRates { name rates { rate } } }` }),
  () => json('/graphql', `{"query":"{ nothing${turn} }","variables":${'['.repeat(500)}`),
  () => json('/collect/v1/page', { event: 'page', campaign: hostile() }),
];

let asked = 0;
let failed = 0;
/** 503 with Retry-After: what a machine that is busy with other work answers */
let busy = 0;
const ends = Date.now() + minutes * MINUTE_MS;
async function send() {
  for (let n = 0; Date.now() < ends; n += 1) {
    const reply = await REQUESTS[n % REQUESTS.length]().catch(() => undefined);
    asked += 1;
    if (reply?.status === 503 && reply.headers.has('retry-after')) busy += 1;
    else if (!reply || reply.status >= 500) failed += 1;
    await reply?.arrayBuffer().catch(() => undefined);
  }
}

async function pictures() {
  const { token, bankId } = await administrator();
  const bytes = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#1e6e5e' } })
    .jpeg()
    .toBuffer();
  const query =
    'mutation ($bankId: ID!, $file: Upload!) { uploadBankLogo(bankId: $bankId, file: $file) { userErrors { code } } }';
  const upload = () => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query, variables: { bankId, file: null } }));
    form.append('map', '{"0":["variables.file"]}');
    form.append('0', new Blob([bytes]), 'logo.jpg');
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
    return fetch(`${ADDRESS}/graphql`, { method: 'POST', body: form, headers }).then((reply) => reply.arrayBuffer());
  };
  while (Date.now() < ends) {
    await Promise.allSettled(Array.from({ length: PICTURES_AT_ONCE }, upload));
    await new Promise((resolve) => setTimeout(resolve, MINUTE_MS / 4));
  }
}

const readings = [];
const tell = (when) => {
  readings.push(memory());
  console.log(`${when}: ${readings.at(-1)} MB, ${asked} requests, ${busy} told to come back, ${failed} failed`);
};
tell('at first');
const clock = setInterval(() => tell(`minute ${readings.length}`), MINUTE_MS);
await Promise.all([pictures(), ...Array.from({ length: SENDERS }, send)]);
clearInterval(clock);
await new Promise((resolve) => setTimeout(resolve, Math.min(MINUTE_MS, (minutes * MINUTE_MS) / 4)));
tell('after a rest');
const growth = (readings.at(-1) ?? 0) - (readings[1] ?? readings[0] ?? 0);
console.log(`growth since the first minute: ${growth} MB, at most ${MOST_GROWTH_MB}`);
await stopAll(growth > MOST_GROWTH_MB || failed > 0 ? 1 : 0);
