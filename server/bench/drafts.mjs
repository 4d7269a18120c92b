// `npm run bench:drafts`: drafts saved over GraphQL, one every 50 ms whether the last was answered or not, by 20 people in turn.
// Each names the version it was made from, as the page does. `--seconds=30 --rate=20` changes the figures. DATABASE_URL and
// DATABASE_OWNER_URL name an empty database; without them the script brings its own. Needs `npm run build`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase } from '../dist/database/embedded/embedded-database.js';

const MAIN = fileURLToPath(new URL('../dist/product.js', import.meta.url));
const option = (name, usual) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const SECONDS = option('seconds', 30);
const RATE = option('rate', 20);
const PEOPLE = 20;
const WARM_UP_SECONDS = 3;
const SIZES = { 'a draft of 8 kB': 8_000, 'a draft of 200 kB': 199_000 };
const AIM_MS = 50;
const MS_PER_TICK = 10;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-drafts-'));
const { DATABASE_URL, DATABASE_OWNER_URL } = process.env;
const own = DATABASE_URL ? undefined : await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });

const probe = net.createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address();
await new Promise((done) => probe.close(done));
const ADDRESS = `http://127.0.0.1:${port}`;

const server = spawn(process.execPath, [MAIN], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: DATABASE_URL ?? own?.url,
    DATABASE_OWNER_URL: DATABASE_OWNER_URL ?? own?.ownerUrl,
    JWT_SECRET: 'drafts'.repeat(8),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    DEMO: '0',
  },
});
for (let tries = 0; !(await fetch(`${ADDRESS}/healthz/ready`).catch(() => undefined))?.ok; tries += 1) {
  if (tries > 600) throw new Error('the server did not start');
  await pause(100);
}

const post = async (place, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(ADDRESS + place, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
};

async function person(index) {
  const email = `drafts-${process.pid}-${index}@example.ca`;
  const { data } = await post('/api/auth/register', {
    name: 'Ines Moreau',
    email,
    phone: '416 555-0142',
    password: `quiet harbour ${index} lantern`,
  });
  if (!data?.token) throw new Error(`${email} could not register`);
  return { token: data.token, version: 0, busy: false };
}

const SAVE = `mutation($input: SaveDraftInput!) { saveDraft(input: $input) { draft { version } userErrors { code } } }`;

/** Answers of about this many bytes, of which one part is new each time. */
const contentOf = (bytes, turn) => ({
  mortgageType: 'new_purchase',
  employment: { status: 'employed', current: { employer: `Harbourview ${turn}`, annual: 86_431 } },
  financial: {
    hasLiabilities: true,
    liabilities: Array.from({ length: 20 }, (_, row) => ({
      id: `row-${row}`,
      kind: 'car_loan',
      lender: 'x'.repeat(Math.max(1, Math.floor(bytes / 20) - 60)),
      balance: 11_850,
    })),
  },
});

async function save(who, bytes, turn) {
  const input = { kind: 'COMPREHENSIVE', content: contentOf(bytes, turn), lastStep: 2, expectedVersion: who.version };
  const began = performance.now();
  const { data, errors } = await post('/graphql', { query: SAVE, variables: { input } }, who.token);
  const took = performance.now() - began;
  if (errors || data.saveDraft.userErrors.length > 0) throw new Error(JSON.stringify(errors ?? data.saveDraft));
  who.version = data.saveDraft.draft.version;
  return took;
}

/** Milliseconds of processor time that the server has taken; on a busy machine they say more than the clock. */
function processorMs() {
  const [, fields] = fs.readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * MS_PER_TICK;
}

const at = (sorted, share) => Math.round(sorted[Math.floor(sorted.length * share)] * 10) / 10;

async function measure(people, bytes) {
  const times = [];
  const sent = [];
  let late = 0;
  const processor = processorMs();
  const count = (SECONDS + WARM_UP_SECONDS) * RATE;
  const began = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    await pause(Math.max(0, began + (turn * 1000) / RATE - performance.now()));
    const who = people[turn % people.length];
    // somebody whose last save is still under way waits, as the page does
    if (who.busy) {
      late += 1;
      continue;
    }
    who.busy = true;
    sent.push(
      save(who, bytes, turn).then((took) => {
        who.busy = false;
        if (turn >= WARM_UP_SECONDS * RATE) times.push(took);
      }),
    );
  }
  await Promise.all(sent);
  times.sort((one, other) => one - other);
  const each = Math.round(((processorMs() - processor) / sent.length) * 10) / 10;
  return { saves: times.length, late, each, p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) };
}

const people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(index)));
console.log(
  `${RATE} saves a second for ${SECONDS} s by ${PEOPLE} people; aim: p95 of ${AIM_MS} ms; load ${os.loadavg()[0]}`,
);
console.log(
  '| What | saves | p50 ms | p95 ms | p99 ms | late | processor ms |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
);
for (const [what, bytes] of Object.entries(SIZES)) {
  const { saves, p50, p95, p99, late, each } = await measure(people, bytes);
  console.log(`| ${what} | ${saves} | ${p50} | ${p95} | ${p99} | ${late} | ${each} |`);
}
const ended = once(server, 'exit');
server.kill('SIGTERM');
await ended;
await own?.stop();
fs.rmSync(folder, { recursive: true, force: true });
