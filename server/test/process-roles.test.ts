import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from './database.js';
import { startInstance, type Instance } from './instance.js';
import { testSmtp, type TestSmtp } from './smtp.js';

const ADA = { name: 'Ada', email: 'ada@roles.example.ca', phone: '4169671111', password: 'eleven green kayaks' };

let database: TestDatabase;
let smtp: TestSmtp;
let folder: string;
const instances: Instance[] = [];

async function start(role: string): Promise<Instance> {
  const instance = await startInstance({
    ROLE: role,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    SMTP_URL: smtp.url,
  });
  instances.push(instance);
  return instance;
}

beforeAll(async () => {
  [database, smtp] = await Promise.all([testDatabase(), testSmtp()]);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-roles-'));
});

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
  await Promise.all([database.drop(), smtp.close()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a web process answers and leaves the work to a worker, which serves nothing', async () => {
  const web = await start('web');
  expect((await fetch(`${web.url}/`)).status).toBe(200);
  const registered = await fetch(`${web.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADA),
  });
  expect(registered.status).toBe(201);
  const waiting: unknown = await database.db.query('select status, attempts from mail_message where recipient = $1', [
    ADA.email,
  ]);
  expect(waiting).toEqual([{ status: 'pending', attempts: 0 }]);

  const worker = await start('worker');
  expect((await smtp.first(ADA.email, 'Confirm your email address')).to).toBe(ADA.email);
  for (const address of ['/', '/graphql', '/mortgage-rates/current', '/metrics'])
    expect([address, (await fetch(`${worker.url}${address}`)).status]).toEqual([address, 404]);
  expect((await fetch(`${worker.url}/healthz/live`)).status).toBe(200);
});
