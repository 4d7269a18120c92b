import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/database/embedded/embedded-postgres.js';
import { isAlive } from '../src/database/embedded/processes.js';
import { APPLICATION } from './api.js';
import { startInstance, type Instance } from './instance.js';
import { until } from './until.js';

/** Each sends one key after the other, and each key twice at the same moment. */
const SENDERS = 16;
const KEYS_BEFORE_THE_KILL = 100;

let folder: string;
let postgres: EmbeddedPostgres;
let instance: Instance;

/** As durable as in production: not the tests' fast one. */
const startPostgres = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });

const startServer = (): Promise<Instance> =>
  startInstance({
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url('brokerage', 'app'),
    DATABASE_OWNER_URL: postgres.url('brokerage', 'owner'),
    LIMITS_FACTOR: '100000',
    DEMO: '0',
  });

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-durable-'));
  // where this runs as root, PostgreSQL runs as another account, which must get through to its data
  fs.chmodSync(folder, 0o755);
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  for (const role of ['owner', 'app']) await admin.query(`create role ${role} login`);
  await admin.query('create database brokerage owner owner');
  await admin.end();
  instance = await startServer();
});

afterAll(async () => {
  await instance.stop();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Every second sender fills in the comprehensive form. */
function formOf(key: string): { path: string; body: object } {
  const email = `${key}@example.ca`;
  if (Number(key.split('-')[1]) % 2 === 0) return { path: 'basic', body: { ...APPLICATION, email } };
  const { fullName, phone, mortgageType } = APPLICATION;
  const consents = { privacy: true, contact: true };
  return { path: 'comprehensive', body: { mortgageType, applicant: { fullName, email, phone }, consents } };
}

/** The id that was acknowledged, if any was. */
async function send(key: string): Promise<string | undefined> {
  const { path: form, body } = formOf(key);
  try {
    const response = await fetch(`${instance.url}/mortgage/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const { data } = (await response.json()) as { data: { id: string } | null };
    return response.status === 201 ? data?.id : undefined;
  } catch {
    return undefined;
  }
}

type Acknowledged = Map<string, Set<string>>;

/** Keys by what was acknowledged for them while `kill` ran in the middle of the load. */
async function load(name: string, kill: () => void): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  let killed = false;
  const sender = async (number: number): Promise<void> => {
    for (let sent = 0; !killed; sent += 1) {
      const key = `${name}-${number}-${sent}`;
      const ids = await Promise.all([send(key), send(key)]);
      acknowledged.set(key, new Set(ids.filter((id) => id !== undefined)));
    }
  };
  const all = Promise.all(Array.from({ length: SENDERS }, (_, number) => sender(number)));
  await until(() => (acknowledged.size >= KEYS_BEFORE_THE_KILL ? true : undefined));
  kill();
  killed = true;
  await all;
  return acknowledged;
}

/** Each key is sent again, as its sender would: nothing acknowledged is lost, and nothing is there twice. */
async function expectOneOfEach(acknowledged: Acknowledged): Promise<void> {
  const answered = [...acknowledged.values()].filter((ids) => ids.size > 0);
  expect(answered.length).toBeGreaterThanOrEqual(KEYS_BEFORE_THE_KILL);
  for (const [key, ids] of acknowledged) {
    const again = await send(key);
    expect(again).toBeDefined();
    expect([...ids, again]).toEqual(Array.from({ length: ids.size + 1 }, () => again));
  }
  const client = new pg.Client({ connectionString: postgres.url('brokerage', 'owner') });
  await client.connect();
  const [name] = [...acknowledged.keys()][0]?.split('-') ?? [];
  const { rows } = await client.query<Record<string, number>>(
    `select (select count(*)::int from idempotency_key where key like $1) as keys,
       (select count(*)::int from application where email like $1) as applications,
       (select count(*)::int from application_event v join application a on a.id = v.application_id
        where a.email like $1) as events,
       (select count(*)::int from enquiry where email like $1) as enquiries,
       (select count(distinct source_id)::int from consent where email like $1) as consented,
       (select count(*)::int from (select from consent where email like $1 group by source_id, purpose
                                   having count(*) > 1) as twice) as "consentsTwice",
       (select count(*)::int from mail_message where recipient like $1) as emails`,
    [`${name}-%`],
  );
  await client.end();
  const count = acknowledged.size;
  expect(rows).toEqual([
    {
      keys: count,
      applications: count,
      events: count,
      enquiries: count,
      consented: count,
      consentsTwice: 0,
      emails: count,
    },
  ]);
}

test('kill -9 of the server under load: nothing acknowledged is lost, nothing is there twice', async () => {
  const acknowledged = await load('server', () => instance.process.kill('SIGKILL'));
  instance = await startServer();
  await expectOneOfEach(acknowledged);
});

test('kill -9 of PostgreSQL under load: nothing acknowledged is lost, nothing is there twice', async () => {
  const acknowledged = await load('database', () => process.kill(postgres.pid, 'SIGKILL'));
  await until(() => (isAlive(postgres.pid) ? undefined : true));
  // its own processes end by themselves when they find it gone
  postgres = await until(startPostgres);
  await until(async () => ((await fetch(`${instance.url}/healthz/ready`)).ok ? true : undefined));
  await expectOneOfEach(acknowledged);
});
