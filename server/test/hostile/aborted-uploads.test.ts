import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '../eventually.js';
import { paperFile } from '../paper-file.js';
import { pdf } from '../sample-files.js';
import { upload } from '../upload.js';
import { testApi, type TestApi } from '../api.js';

// threats, T17: what a connection that breaks leaves behind
const ABORTED = 200;
const TOGETHER = 5;
/** Bytes: what the request says is coming, and what comes */
const ANNOUNCED = 10_000_000;
const SENT = 200_000;
const UPLOAD = `mutation($requestId: ID!, $file: Upload!) { uploadDocument(requestId: $requestId, file: $file) {
  documentId userErrors { code } } }`;

let api: TestApi;
let holder: string;
let requestId: string;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '1000' });
  const userId = await api.person('holder@example.ca');
  await api.rows('update user_account set email_verified_at = now()');
  holder = await api.token('holder@example.ca');
  const id = await paperFile(api, { number: 'MB-2026-ABORTED1', userId, email: 'holder@example.ca' });
  const [row] = await api.rows<{ id: string }>('select id from document_request where application_id = $1', [id]);
  requestId = row?.id ?? '';
});
afterAll(() => api.close());

/** Sends the beginning of a large file, once the server has taken the request. */
async function begin(): Promise<net.Socket> {
  const part = (name: string, value: string): string =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head =
    part('operations', JSON.stringify({ query: UPLOAD, variables: { requestId, file: null } })) +
    part('map', JSON.stringify({ 0: ['variables.file'] })) +
    '--cut\r\nContent-Disposition: form-data; name="0"; filename="cut.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n';
  const headers = [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${holder}`,
    'Apollo-Require-Preflight: true',
    'Content-Type: multipart/form-data; boundary=cut',
    `Content-Length: ${head.length + ANNOUNCED}`,
    'Expect: 100-continue',
  ].join('\r\n');
  const socket = net.connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' });
  socket.write(`${headers}\r\n\r\n`);
  const [said] = (await once(socket, 'data')) as [Buffer];
  expect(String(said)).toMatch(/^HTTP\/1\.1 100 /);
  await new Promise((written) => socket.write(head + 'x'.repeat(SENT), written));
  return socket;
}

/** Breaks the connections as a phone in a tunnel does. */
async function breakOff(count: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, begin));
  for (const socket of sockets) socket.resetAndDestroy();
}

const FILES = '/proc/self/fd';
/** Only Linux says */
const openFiles = (): number => (fs.existsSync(FILES) ? fs.readdirSync(FILES).length : 0);

const temporary = (): string[] => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('capacitor-'));
const kept = (): string[] => {
  const folder = path.join(api.platform.config.dataDir, 'private');
  return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
};

test('uploads that break off leave no open file, no temporary file, no object and no row', async () => {
  await breakOff(1);
  const before = { temporary: temporary(), kept: kept(), open: openFiles() };
  for (let broken = 0; broken < ABORTED; broken += TOGETHER) await breakOff(TOGETHER);
  // a database connection more or less is the pool's own business
  await eventually(() => expect(openFiles()).toBeLessThanOrEqual(before.open + 5));
  expect(temporary()).toEqual(before.temporary);
  expect(kept()).toEqual(before.kept);
  expect(await api.rows('select id from document')).toEqual([]);

  const sent = await upload(
    api,
    { query: UPLOAD, variables: { requestId } },
    { bytes: pdf('whole'), name: 'whole.pdf', token: holder },
  );
  expect(sent.body.data.uploadDocument.userErrors).toEqual([]);
});
