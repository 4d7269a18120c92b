// `node server/bench/kills.mjs`: 1,000 comprehensive applications from 20 clients while the server is killed again and again.
// Each client sends until it is answered, with the same key, as the page does. Afterwards nothing may be lost or doubled.
// `--submissions=60 --clients=20 --kills=2` changes the figures. DATABASE_URL and DATABASE_OWNER_URL name an empty database;
// without them the script brings its own. Needs `npm run build`; ends with exit code 1 where a row is missing or too many.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openEmbeddedDatabase } from '../dist/database/embedded/embedded-database.js';

const MAIN = fileURLToPath(new URL('../dist/product.js', import.meta.url));
const option = (name, usual) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const SUBMISSIONS = option('submissions', 1000);
const CLIENTS = option('clients', 20);
const KILLS = option('kills', 10);
/** Every fifth is also sent a second time at the same moment, as a double click would */
const TWICE_EVERY = 5;
const RETRY_MS = 50;
const LONGEST_MS = 600_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-kills-'));
const { DATABASE_URL, DATABASE_OWNER_URL } = process.env;
const own = DATABASE_URL ? undefined : await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });
const owner = DATABASE_OWNER_URL ?? own?.ownerUrl;

const probe = net.createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address();
await new Promise((done) => probe.close(done));
const URL_OF_SERVER = `http://127.0.0.1:${port}`;

async function start() {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: DATABASE_URL ?? own?.url,
      DATABASE_OWNER_URL: owner,
      JWT_SECRET: 'kills'.repeat(8),
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LIMITS_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      DEMO: '0',
    },
  });
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const ready = await fetch(`${URL_OF_SERVER}/healthz/ready`).catch(() => undefined);
    if (ready?.ok) return child;
    await pause(RETRY_MS);
  }
  throw new Error('the server did not start');
}

/** A couple that buys: consents, papers, an invitation and two emails hang on each of them. */
const application = (email) => ({
  mortgageType: 'new_purchase',
  hasCoApplicants: true,
  applicant: { fullName: 'Amélie Gagnon', email, phone: '416 555-0142' },
  coApplicants: [{ id: 'p1', fullName: 'Daniel Osei', email: `co-${email}` }],
  employment: { status: 'employed', current: { employer: 'Harbourview Health Centre', annual: '86431' } },
  property: { found: true, province: 'ON', type: 'single-family', purchasePrice: '689000', downPayment: '75000' },
  consents: { privacy: true, contact: true },
});

async function send(key) {
  const response = await fetch(`${URL_OF_SERVER}/mortgage/comprehensive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(application(`${key}@kills.example.ca`)),
  });
  const { data } = await response.json();
  if (response.status !== 201 && response.status !== 503) throw new Error(`${response.status} for ${key}`);
  return response.status === 201 ? data : undefined;
}

const seen = { answered: new Map(), unanswered: 0, wrong: [] };
const began = Date.now();

async function sendUntilAnswered(key) {
  for (;;) {
    if (Date.now() - began > LONGEST_MS) throw new Error(`${key} was never answered`);
    const reply = await send(key).catch((error) => {
      // no answer: the server was killed, or is not back yet
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
      throw error;
    });
    if (reply) return reply;
    seen.unanswered += 1;
    await pause(RETRY_MS);
  }
}

let next = 0;
async function client() {
  while (next < SUBMISSIONS) {
    const number = next++;
    const key = `kills-${process.pid}-${number}`;
    const replies = await Promise.all(
      Array.from({ length: number % TWICE_EVERY === 0 ? 2 : 1 }, () => sendUntilAnswered(key)),
    );
    if (replies.some(({ id }) => id !== replies[0].id)) seen.wrong.push(key);
    seen.answered.set(key, replies[0]);
  }
}

let server = await start();
async function killing() {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (seen.answered.size < (SUBMISSIONS * kill) / (KILLS + 1)) await pause(1);
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    server = await start();
  }
}
await Promise.all([killing(), ...Array.from({ length: CLIENTS }, client)]);
const seconds = (Date.now() - began) / 1000;

// each sender asks once more, as a page does that never saw its answer
for (const [key, { id, applicationNumber }] of seen.answered) {
  const again = await sendUntilAnswered(key);
  if (again.id !== id || again.applicationNumber !== applicationNumber) seen.wrong.push(key);
}

const database = new pg.Client({ connectionString: owner });
await database.connect();
const { rows } = await database.query(
  `with sent as (select id, application_number from application where email like $1)
   select (select count(*)::int from sent) as applications,
     (select count(distinct application_number)::int from sent) as numbers,
     (select count(*)::int from idempotency_key where key like $2) as keys,
     (select count(*)::int from application_event v join sent on sent.id = v.application_id) as events,
     (select count(*)::int from enquiry e join sent on sent.id = e.source_id) as enquiries,
     (select count(*)::int from co_applicant c join sent on sent.id = c.application_id) as "coApplicants",
     (select count(*)::int from consent c join sent on sent.id = c.source_id) / 4 as consents,
     (select count(distinct r.application_id)::int from document_request r join sent on sent.id = r.application_id)
       as "withPapers",
     (select count(*)::int from mail_message where recipient like $1) as confirmations,
     (select count(*)::int from mail_message where recipient like 'co-' || $1) as invitations`,
  [`kills-${process.pid}-%@kills.example.ca`, `kills-${process.pid}-%`],
);
await database.end();
const ended = once(server, 'exit');
server.kill('SIGTERM');
await ended;
await own?.stop();
fs.rmSync(folder, { recursive: true, force: true });

const [counts] = rows;
const isRight = seen.wrong.length === 0 && Object.values(counts).every((count) => count === SUBMISSIONS);
const { unanswered, wrong } = seen;
console.log(
  JSON.stringify({ submissions: SUBMISSIONS, clients: CLIENTS, kills: KILLS, seconds, unanswered, wrong, counts }),
);
process.exitCode = isRight ? 0 : 1;
