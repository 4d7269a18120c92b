// What row-level security would cost (docs/decisions/0124): a person's applications read as today, and read in a transaction
// that names the actor to a policy. `-- --reads=4000` changes how many. Needs `npm run build`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openEmbeddedDatabase } from '../dist/database/embedded/embedded-database.js';

const MAIN = fileURLToPath(new URL('../dist/product.js', import.meta.url));
const ADDRESS = 'http://127.0.0.1:4716';
const READS = Number(process.argv.find((word) => word.startsWith('--reads='))?.slice('--reads='.length) ?? 4_000);
const AT_ONCE = 8;
const ROUNDS = 5;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-row-security-'));
const database = await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });
const server = spawn(process.execPath, [MAIN], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: '4716',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    JWT_SECRET: 'rows'.repeat(10),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'error',
  },
});
async function stopAll(code) {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  await database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
process.on('uncaughtException', (error) => {
  console.error(error);
  void stopAll(1);
});
for (let tries = 0; !(await fetch(`${ADDRESS}/healthz/ready`).catch(() => undefined))?.ok; tries += 1) {
  if (tries > 600) throw new Error('the server did not start');
  await pause(100);
}

const json = async (place, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(ADDRESS + place, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
const person = {
  name: 'Noor Haddad',
  email: 'noor@example.ca',
  phone: '416 555-0142',
  password: 'violet tram at dawn',
};
const { data: session } = await json('/api/auth/register', person);
const APPLICATION = {
  fullName: person.name,
  email: person.email,
  phone: person.phone,
  mortgageType: 'renewal',
  consent: { contact: true },
};
for (let sent = 0; sent < 3; sent += 1) await json('/api/mortgage/basic', APPLICATION, session.token);

/** Milliseconds for one, the least of some rounds */
async function each(read) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    let left = READS;
    const began = performance.now();
    const one = async () => {
      while ((left -= 1) >= 0) await read();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    best = Math.min(best, (performance.now() - began) / READS);
  }
  return best;
}

const ONE = '{ myApplications { items { applicationNumber status } } }';
/** What an account's first page asks of the guarded tables: applications with their papers and co-applicants, and a draft */
const SCREEN = `{ myApplications { items { applicationNumber status papersToSend coApplicants { id state } timeline { id } } }
  draft(kind: COMPREHENSIVE) { id } }`;
const SCREEN_READS = 4;
const asked = (query) =>
  each(async () => {
    const { errors } = await json('/graphql', { query }, session.token);
    if (errors) throw new Error(errors[0].message);
  });
const request = await asked(ONE);
const screen = await asked(SCREEN);

const owner = new pg.Client({ connectionString: database.ownerUrl });
await owner.connect();
await owner.query(`create table secured (like application including all)`);
await owner.query('insert into secured select * from application');
await owner.query('alter table secured enable row level security');
await owner.query(
  `create policy own on secured using (user_id = nullif(current_setting('app.actor', true), '')::uuid)`,
);
await owner.query('grant select on secured to public');
const pool = new pg.Pool({ connectionString: database.url, max: AT_ONCE });
const OWN = (table) => ({
  name: table,
  text: `select id, status from ${table} where user_id = $1 order by created_at desc limit 20`,
  values: [session.id],
});
const plain = await each(() => pool.query(OWN('application')));
const secured = await each(async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'actor', text: `select set_config('app.actor', $1, true)`, values: [session.id] });
    const { rows } = await client.query(OWN('secured'));
    if (rows.length !== 3) throw new Error(`${rows.length} rows instead of 3`);
    await client.query('commit');
  } finally {
    client.release();
  }
});

const figure = (milliseconds) => `${milliseconds.toFixed(3)} ms`;
console.log(`a request for one's own applications   ${figure(request)}`);
console.log(`their read as today                    ${figure(plain)}`);
console.log(`their read under a policy              ${figure(secured)}`);
const share = (reads, whole) => `${((reads * (secured - plain) * 100) / whole).toFixed(1)} %`;
console.log(`share of the request                   ${share(1, request)}`);
console.log(`an account's first page                ${figure(screen)}`);
console.log(`share of it, with ${SCREEN_READS} reads             ${share(SCREEN_READS, screen)}`);

await pool.end();
await owner.end();
await stopAll(0);
