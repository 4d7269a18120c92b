// `npm run soak`: thirty minutes of hostile requests and large pictures against the built product, with its memory each minute.
// `-- --minutes=2` is a short one; `-- --kills=3` ends the product three times with kill -9 on the way and starts it anew. It
// ends by itself, and with 1 where memory at the end is far above what it was at first, or where an application that was
// answered with 201 is not there afterwards, or there twice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { openEmbeddedDatabase } from '../dist/database/embedded/embedded-database.js';
import { PRODUCT } from './lib/processes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = 'http://127.0.0.1:4714';
const MINUTE_MS = 60_000;
const SENDERS = 4;
const PICTURES_AT_ONCE = 12;
/** Memory after a rest may be this much above the memory after the first minute */
const MOST_GROWTH_MB = 250;

const option = (name, usual) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const minutes = option('minutes', 30);
const kills = option('kills', 0);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-soak-'));
const database = await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });
const [program, ...options] = PRODUCT.command;
const begin = () =>
  spawn(program, options, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...PRODUCT.env,
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
let child = begin();
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
async function untilReady() {
  for (let tries = 0; tries < 600 && !(await isReady()); tries += 1) {
    if (child.exitCode !== null) throw new Error('the product did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
await untilReady();

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
/** No answer while the product was killed and not ready again */
let away = 0;
let isAway = false;
const ends = Date.now() + minutes * MINUTE_MS;
async function send() {
  for (let n = 0; Date.now() < ends; n += 1) {
    const wasAway = isAway;
    const reply = await REQUESTS[n % REQUESTS.length]().catch(() => undefined);
    asked += 1;
    if (!reply && (wasAway || isAway)) away += 1;
    else if (reply?.status === 503 && reply.headers.has('retry-after')) busy += 1;
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

/** People who send an application until it is taken, each with a key of theirs, as the page does. */
const taken = new Map();
async function apply() {
  for (let n = 0; Date.now() < ends; n += 1) {
    const key = `soak-${n}`;
    const body = {
      ...{ fullName: 'Noor Haddad', email: `${key}@example.ca`, phone: '416 555-0142', mortgageType: 'new_purchase' },
      ...{ province: 'ON', propertyValue: 640_000, downPayment: 128_000, consent: { contact: true } },
    };
    while (!taken.has(key)) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const post = { method: 'POST', headers, body: JSON.stringify(body) };
      const reply = await fetch(`${ADDRESS}/mortgage/basic`, post).catch(() => undefined);
      const said = await reply?.json().catch(() => undefined);
      if (reply?.status === 201 && said) taken.set(key, said.data.id);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** How many of what was taken are not there, and how many people are there more than once. */
async function missed() {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(`select id, email from application where email like 'soak-%@example.ca'`);
  await owner.end();
  const there = new Set(rows.map(({ id }) => id));
  const lost = [...taken.values()].filter((id) => !there.has(id)).length;
  return { lost, doubled: rows.length - new Set(rows.map(({ email }) => email)).size };
}

async function killing() {
  const began = Date.now();
  for (let kill = 1; kill <= kills; kill += 1) {
    const at = began + (kill * minutes * MINUTE_MS) / (kills + 1);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));
    isAway = true;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    child = begin();
    await untilReady();
    isAway = false;
    console.log(`killed and ready again: ${memory()} MB`);
    // another process: its growth begins here
    readings.length = 0;
  }
}

const readings = [];
const tell = (when) => {
  readings.push(memory());
  console.log(
    `${when}: ${readings.at(-1)} MB, ${asked} requests, ${busy} told to come back, ${away} while it was killed, ${failed} failed`,
  );
};
tell('at first');
let minute = 0;
const clock = setInterval(() => {
  minute += 1;
  if (!isAway) tell(`minute ${minute}`);
}, MINUTE_MS);
await Promise.all([pictures(), apply(), killing(), ...Array.from({ length: SENDERS }, send)]);
clearInterval(clock);
await new Promise((resolve) => setTimeout(resolve, Math.min(MINUTE_MS, (minutes * MINUTE_MS) / 4)));
tell('after a rest');
const growth = (readings.at(-1) ?? 0) - (readings[1] ?? readings[0] ?? 0);
console.log(`growth since the first minute: ${growth} MB, at most ${MOST_GROWTH_MB}`);
const { lost, doubled } = await missed();
console.log(`${taken.size} applications taken, ${lost} lost, ${doubled} doubled`);
const isWrong = growth > MOST_GROWTH_MB || failed > 0 || lost > 0 || doubled > 0 || taken.size === 0;
await stopAll(isWrong ? 1 : 0);
