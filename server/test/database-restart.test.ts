import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/database/embedded/embedded-postgres.js';
import { isAlive } from '../src/database/embedded/processes.js';
import { APPLICATION } from './api.js';
import { startInstance, type Instance } from './instance.js';
import { until } from './until.js';

/** Only so that what never comes ends the test */

/** A mail server that holds each message until it is told to answer. */
interface HeldMail {
  url: string;
  readonly begun: number;
  release(): void;
  close(): void;
}

async function heldMail(): Promise<HeldMail> {
  const held: net.Socket[] = [];
  let begun = 0;
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    let received = '';
    socket.on('data', (data) => {
      // the end of a message may come in pieces
      received += data.toString();
      if (!received.endsWith('\r\n')) return;
      const text = received.slice(received.lastIndexOf('\n', received.length - 3) + 1);
      if (text.startsWith('MAIL')) {
        begun += 1;
        held.push(socket);
      } else if (text.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (/^(EHLO|RCPT|RSET|QUIT)/.test(text) || text === '.\r\n') socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    get begun() {
      return begun;
    },
    release() {
      for (const socket of held.splice(0)) socket.write('250 ok\r\n');
    },
    close: () => server.close(),
  };
}

let folder: string;
let postgres: EmbeddedPostgres;
let mail: HeldMail;
let instance: Instance;

const apply = (key: string): Promise<number> =>
  fetch(`${instance.url}/mortgage/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(APPLICATION),
  }).then(({ status }) => status);

const startPostgres = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), fast: true });

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-restart-'));
  // where this runs as root, PostgreSQL runs as another account, which must get through to its data
  fs.chmodSync(folder, 0o755);
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  for (const role of ['owner', 'app']) await admin.query(`create role ${role} login`);
  await admin.query('create database brokerage owner owner');
  await admin.end();
  mail = await heldMail();
  instance = await startInstance({
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url('brokerage', 'app'),
    DATABASE_OWNER_URL: postgres.url('brokerage', 'owner'),
    SMTP_URL: mail.url,
    DEMO: '0',
    // the children of a killed server may take a connection that nobody answers
    DATABASE_CONNECT_MS: '1000',
    HEALTH_MS: '1000',
    // emails are held here, and a stop would wait for them
    MAIL_STOP_MS: '100',
  });
});

afterAll(async () => {
  mail.release();
  await instance.stop();
  mail.close();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a database killed while emails are sent ends no process, and we serve again when it is back', async () => {
  expect(await apply('before')).toBe(201);
  await until(() => (mail.begun > 0 ? true : undefined));

  process.kill(postgres.pid, 'SIGQUIT');
  await until(() => (isAlive(postgres.pid) ? undefined : true));
  mail.release();
  await until(() => (/"what":"emails".*work could not be settled/.test(instance.log()) ? true : undefined));
  expect(await apply('meanwhile')).toBe(503);
  expect(instance.process.exitCode).toBeNull();

  postgres = await startPostgres();
  await until(async () => ((await apply('after')) === 201 ? true : undefined));
  await until(async () => ((await fetch(`${instance.url}/healthz/ready`)).ok ? true : undefined));
  expect(instance.process.exitCode).toBeNull();
  // what was acknowledged before is there
  expect(await apply('before')).toBe(201);
});
