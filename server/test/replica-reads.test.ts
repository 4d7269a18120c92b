import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/database/embedded/embedded-postgres.js';
import { startInstance, type Instance } from './instance.js';
import { testReplica } from './replica.js';
import { until } from './until.js';

const ADMIN = { email: 'office@example.ca', password: 'correct horse battery staple' };
const LONG_MS = 600_000;
const SHORT_MS = 2_000;

let folder: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
/** May show what is ten minutes old */
let patient: Instance;
/** May show what is two seconds old */
let strict: Instance;

async function ask(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url('brokerage') });
  await client.connect();
  try {
    const result: unknown = await client.query(sql);
    return (result as { rows?: unknown[] }).rows ?? [];
  } finally {
    await client.end();
  }
}

const start = (lagMs: number): Promise<Instance> =>
  startInstance({
    SITE_URL: 'http://reads.example.ca',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: primary.url('brokerage', 'app'),
    DATABASE_OWNER_URL: primary.url('brokerage', 'owner'),
    DATABASE_REPLICA_URLS: replica.url('brokerage', 'app'),
    DATABASE_REPLICA_LAG_MS: String(lagMs),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO: '1',
  });

let asked = 0;
async function graphql<Data>(at: Instance, query: string, token?: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  // each body is another one, so that no answer is a kept one
  const body = JSON.stringify({ query, extensions: { asked: (asked += 1) } });
  const reply = await fetch(`${at.url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Card {
  id: string;
  rates: { id: string; rate: number; term: number; type: string }[];
}

/** The first rate of the first lender as this reader finds it; no answer of this call is kept. */
async function firstRate(at: Instance, token?: string): Promise<Card['rates'][number] & { rate: number }> {
  const { currentRates } = await graphql<{ currentRates: Card[] }>(
    at,
    '{ currentRates { id rates { id rate term type } } }',
    token,
  );
  const rates = currentRates.flatMap((card) => card.rates).sort((a, b) => a.id.localeCompare(b.id));
  if (!rates[0]) throw new Error('there are no rates');
  return rates[0];
}

const rateOf = async (at: Instance, token?: string): Promise<number> => (await firstRate(at, token)).rate;

async function signIn(at: Instance): Promise<string> {
  const text = `mutation { login(input: {email: "${ADMIN.email}", password: "${ADMIN.password}"}) { session { token } } }`;
  return (await graphql<{ login: { session: { token: string } } }>(at, text)).login.session.token;
}

/** Without a word to anybody, as nothing of the product changes it. */
async function changeSilently(rate: number): Promise<void> {
  const { id } = await firstRate(strict);
  await ask(primary, `set session_replication_role = replica; update rate set rate = ${rate} where id = '${id}'`);
}

const hold = (): Promise<unknown> => ask(replica, 'select pg_wal_replay_pause()');
const resume = (): Promise<unknown> => ask(replica, 'select pg_wal_replay_resume()');
const replicaRate = async (): Promise<number> => {
  const { id } = await firstRate(strict);
  const [row] = (await ask(replica, `select rate::float8 from rate where id = '${id}'`)) as { rate: number }[];
  return row?.rate ?? 0;
};
const reads = async (): Promise<number> =>
  (await ask(replica, `select from pg_stat_activity where application_name = 'brokerage-read'`)).length;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-replica-'));
  fs.chmodSync(folder, 0o755);
  const home = path.join(folder, 'primary');
  primary = await startEmbeddedPostgres({ dataDir: home, fast: true });
  const admin = new pg.Client({ connectionString: primary.url('postgres') });
  await admin.connect();
  for (const role of ['owner', 'app']) await admin.query(`create role ${role} login`);
  await admin.query('create database brokerage owner owner');
  await admin.end();
  replica = await testReplica(primary, home, path.join(folder, 'replica'));
  patient = await start(LONG_MS);
  strict = await start(SHORT_MS);
});

afterAll(async () => {
  await Promise.all([patient.stop(), strict.stop()]);
  await replica.stop();
  await primary.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Stops the replica where it is and changes a rate behind its back; gives what it still shows, and the primary no longer does. */
async function leaveBehind(at: Instance, token: string): Promise<{ old: number; now: number }> {
  let rate = 7;
  return until(async () => {
    await resume();
    const old = await rateOf(at, token);
    // not before the replica has what is there now
    await until(async () => ((await replicaRate()) === old ? true : undefined));
    await hold();
    rate += 0.01;
    const now = Number(rate.toFixed(2));
    await changeSilently(now);
    // news that came meanwhile has everybody read the primary
    return (await rateOf(at)) === old ? { old, now } : undefined;
  }, 'a read of the replica');
}

test('who is signed out reads a replica within the bound; who is signed in, and what a page is kept from, the primary', async () => {
  const token = await signIn(patient);
  const { old, now } = await leaveBehind(patient, token);
  expect(old).not.toBe(now);
  expect(await rateOf(patient, token)).toBe(now);
  // the replica does not move: once it is older than this instance may show, the primary answers
  expect(await until(async () => ((await rateOf(strict)) === now ? now : undefined))).toBe(now);

  // a change that is told begins everything anew, on every instance: nothing older than it is read or kept
  const { id, term, type } = await firstRate(patient, token);
  const input = `{term: ${term}, type: ${type}, rate: 6.66}`;
  const changed = await graphql(
    strict,
    `mutation { updateRate(id: "${id}", input: ${input}) { userErrors { message } } }`,
    token,
  );
  expect(changed).toEqual({ updateRate: { userErrors: [] } });
  expect(await until(async () => ((await rateOf(patient)) === 6.66 ? 6.66 : undefined))).toBe(6.66);
  const kept = async (at: Instance): Promise<string> => (await fetch(`${at.url}/mortgage-rates/current`)).text();
  for (const at of [patient, strict, patient]) expect(await kept(at)).toContain('6.66');
  expect(await replicaRate()).not.toBe(6.66);

  // once the replica has the change, it is read again
  const again = await leaveBehind(patient, token);
  expect(again.old).not.toBe(again.now);
});

test('a replica that ends is missed by nobody', async () => {
  await until(async () => {
    await rateOf(patient);
    return (await reads()) > 0 || undefined;
  }, 'a read of the replica');
  process.kill(replica.pid, 'SIGQUIT');
  for (let asked = 0; asked < 20; asked += 1) expect(await rateOf(patient)).toBeGreaterThan(0);
  await until(() => (replica.isRunning() ? undefined : true));
  expect(await rateOf(patient)).toBeGreaterThan(0);
});
