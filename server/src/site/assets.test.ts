import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { assets } from './assets.js';

const SCRIPT = 'console.log("x");'.repeat(50);
let folder: string;
let server: http.Server;
let url: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'assets-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  for (const name of ['assets/a-1.js', 'assets/letter-reader-x_3.js', 'assets/b-2.js', 'index.html', 'icon.svg']) {
    fs.writeFileSync(path.join(folder, name), SCRIPT);
    fs.writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
    fs.writeFileSync(path.join(folder, `${name}.gz`), gzipSync(SCRIPT));
  }
  const app = express();
  app.use(assets(folder));
  app.use((_request, response) => response.status(404).send('the pages'));
  server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const get = (file: string, encoding = 'br, gzip'): Promise<Response> =>
  fetch(url + file, { headers: { 'accept-encoding': encoding } });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('what accepts %s gets %s', async (accepts, encoding) => {
  const reply = await get('/assets/a-1.js', accepts);
  expect([reply.status, reply.headers.get('content-encoding'), reply.headers.get('content-type')]).toEqual([
    200,
    encoding,
    expect.stringContaining('javascript'),
  ]);
  expect(reply.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await reply.text()).toBe(SCRIPT);
});

test('files named by their content are kept for ever, the others for an hour', async () => {
  expect((await get('/assets/a-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('the reader of letters may compile WebAssembly and ask us alone; no other script has a policy of its own', async () => {
  for (const encoding of ['br', 'identity']) {
    const policy = (await get('/assets/letter-reader-x_3.js', encoding)).headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
  }
  expect((await get('/assets/a-1.js')).headers.get('content-security-policy')).toBeNull();
});

test.each([
  '/',
  '/index.html',
  '/index.html.br',
  '/assets',
  '/assets/',
  '/nothing.js',
  '/../package.json',
  '/%2e%2e/x',
])('%s is none of the files', async (address) => {
  expect(await (await get(address)).text()).toBe('the pages');
});

test('a file that a new build took away is answered as missing, and the process lives on', async () => {
  for (const ending of ['', '.br', '.gz']) fs.rmSync(path.join(folder, `assets/b-2.js${ending}`));
  expect((await get('/assets/b-2.js')).status).toBe(404);
  expect((await get('/assets/a-1.js')).status).toBe(200);
});
