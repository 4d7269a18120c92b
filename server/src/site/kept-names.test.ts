import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PublicCache } from '../platform/cache.js';
import { keptAnswers } from './kept-answers.js';

const LONG = `application/json, ${'x'.repeat(14_000)}`;
const PREFLIGHT = { 'apollo-require-preflight': '1' };
const names: (string | undefined)[] = [];
let server: http.Server;
let url: string;
beforeAll(async () => {
  const application: http.RequestListener = (request, response) => {
    names.push(request.keptAs);
    response.end();
  };
  server = http.createServer(keptAnswers(new PublicCache(), () => undefined, application));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => server.close());
beforeEach(() => names.splice(0));

const ask = (accept: string): Promise<unknown> => fetch(`${url}?query={a}`, { headers: { ...PREFLIGHT, accept } });
const post = (accept: string, type: string): Promise<unknown> =>
  fetch(url, { method: 'POST', body: '{"query":"{a}"}', headers: { accept, 'content-type': type } });

test('the name of an answer that is kept is short, whatever the headers of who asked', async () => {
  await ask(LONG);
  for (let times = 0; times < 2; times += 1) await post(LONG, `application/json; note=${'y'.repeat(1_000)}`);
  const [asked = '', first, posted = ''] = names;
  expect([asked.length > 0, first, posted.length > 0]).toEqual([true, undefined, true]);
  expect(Math.max(asked.length, posted.length)).toBeLessThan(200);
});

test('other headers are other names', async () => {
  for (const accept of ['application/json', 'application/graphql-response+json', '']) await ask(accept);
  for (const type of ['application/json', 'application/json', 'application/json; charset=utf-16le'])
    await post('*/*', type);
  await post('*/*', 'application/json; charset=utf-16le');
  await post('application/json; charset=utf-16le', '*/*');
  const known = names.filter((name) => name !== undefined);
  expect(known).toHaveLength(5);
  expect(new Set(known).size).toBe(5);
});
