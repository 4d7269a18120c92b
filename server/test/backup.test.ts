import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterFolder } from '../src/database/embedded/embedded-postgres.js';
import { APPLICATION } from './api.js';
import { eventually } from './eventually.js';
import { startInstance, type Instance } from './instance.js';

const SCRIPTS = fileURLToPath(new URL('../../scripts/', import.meta.url));
const ADMIN = { ADMIN_EMAIL: 'admin@example.ca', ADMIN_PASSWORD: 'A long passphrase 1!' };

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-backup-'));
  // where this runs as root, PostgreSQL runs as another account, which must get through to its data
  fs.chmodSync(folder, 0o755);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => path.join(folder, name);
const start = (dataDir: string): Promise<Instance> => startInstance({ DATA_DIR: dataDir, DEMO: '0', ...ADMIN });

async function command(
  name: 'backup' | 'restore',
  dataDir: string,
  target: string,
): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [`${SCRIPTS}${name}.mjs`, target], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? -1)));
  return { code, said };
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const apply = async ({ url }: Instance, fullName: string): Promise<number> =>
  (await post(`${url}/mortgage/basic`, { ...APPLICATION, fullName }, { 'idempotency-key': fullName })).status;

type Ask = <T>(query: string, variables?: Record<string, unknown>) => Promise<T>;

async function admin({ url }: Instance): Promise<Ask> {
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const login = (await (await post(`${url}/api/auth/login`, credentials)).json()) as { data: { token: string } };
  return async <T>(query: string, variables = {}) => {
    const headers = { authorization: `Bearer ${login.data.token}` };
    const reply = (await (await post(`${url}/graphql`, { query, variables }, headers)).json()) as {
      data: T;
      errors?: unknown;
    };
    expect(reply.errors).toBeUndefined();
    return reply.data;
  };
}

interface Mails {
  mailQueue: { items: { id: string; status: string }[]; totalItems: number };
}
const QUEUE = '{ mailQueue(limit: 100) { items { id status } totalItems } }';
const HOLD = '{ mailHold { waiting } }';
const COUNTS = '{ enquiries(limit: 100) { totalItems items { fullName maskedPhone } } }';

const sentIds = (dataDir: string): string[] => fs.readdirSync(path.join(dataDir, 'mail')).sort();
const statuses = ({ mailQueue }: Mails): string[] => mailQueue.items.map(({ status }) => status);

test('C10: a backup of a running site is restored whole, opens what is sealed, and sends nothing twice', async () => {
  const first = await start(at('data'));
  expect(await apply(first, 'Ada Early')).toBe(201);
  const ask = await admin(first);
  await eventually(async () => expect(new Set(statuses(await ask<Mails>(QUEUE)))).toEqual(new Set(['SENT'])));
  fs.mkdirSync(at('data/uploads'), { recursive: true });
  fs.writeFileSync(at('data/uploads/photo.webp'), 'a photo');
  const before = await ask(COUNTS);

  const made = await command('backup', at('data'), at('copy'));
  expect(made).toEqual({ code: 0, said: expect.stringContaining(`MB are in ${at('copy')}.`) as string });
  // what is written afterwards is not in it
  expect(await apply(first, 'Bo Late')).toBe(201);
  expect((await command('backup', at('data'), at('copy'))).said).toContain('is there already');
  await first.stop();

  // an email that the backup has as waiting, whatever became of it since
  expect((await command('restore', at('data'), at('copy'))).said).toContain('is not empty');
  const restored = await command('restore', at('again'), at('copy'));
  expect(restored).toEqual({ code: 0, said: expect.stringContaining('No emails are sent until') as string });
  expect(fs.readFileSync(at('again/uploads/photo.webp'), 'utf8')).toBe('a photo');
  const sentBefore = sentIds(at('again'));

  const second = await start(at('again'));
  const askAgain = await admin(second);
  expect(await askAgain(COUNTS)).toEqual(before);
  expect(JSON.stringify(before)).toContain('416');

  expect(await apply(second, 'Cy New')).toBe(201);
  const held = await askAgain<{ mailHold: { waiting: number } }>(HOLD);
  expect(held.mailHold.waiting).toBeGreaterThan(0);
  expect(sentIds(at('again'))).toEqual(sentBefore);
  await askAgain('mutation { releaseEmails(drop: true) { released } }');
  await eventually(async () => expect(statuses(await askAgain<Mails>(QUEUE))).not.toContain('PENDING'));
  expect(await askAgain(HOLD)).toEqual({ mailHold: null });
  expect(sentIds(at('again'))).toHaveLength(sentBefore.length + held.mailHold.waiting);
  await second.stop();
});

test('a folder that is no backup, a server of one’s own and a missing name are told in a sentence', async () => {
  fs.mkdirSync(at('empty'), { recursive: true });
  expect(await command('restore', at('new'), at('empty'))).toEqual({
    code: 1,
    said: `${at('empty')} is not a backup that npm run backup made.\n`,
  });
  expect((await command('backup', at('nothing'), at('copy-2'))).said).toBe(
    `There is no database in ${at('nothing')} yet.\n`,
  );
});

test('a database that is there already is never copied over, wherever its files are', async () => {
  fs.mkdirSync(at('made/postgres'), { recursive: true });
  fs.writeFileSync(at('made/postgres/backup_label'), '');
  // nobody but its owner gets through: where this runs as root, the files are elsewhere
  fs.mkdirSync(at('private'), { mode: 0o700 });
  const cluster = clusterFolder(at('private/data/postgres'));
  fs.mkdirSync(cluster, { recursive: true });
  fs.writeFileSync(path.join(cluster, 'PG_VERSION'), 'of somebody');
  const { code, said } = await command('restore', at('private/data'), at('made'));
  expect([code, said]).toEqual([1, expect.stringContaining('Move it away')]);
  expect(fs.readdirSync(cluster)).toEqual(['PG_VERSION']);
  fs.rmSync(cluster, { recursive: true });
});
