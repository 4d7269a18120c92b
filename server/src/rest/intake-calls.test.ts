import { gzipSync } from 'node:zlib';
import { APPLICATION, testApi, type TestApi } from '../../test/api.js';

const LEAD = { fullName: 'Ada Tremblay', phone: '4169671111', serviceType: 'Renewal', email: 'ada@example.ca' };
const JSON_TYPE = { 'content-type': 'application/json' };

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ask = (path: string, { method = 'POST', headers = JSON_TYPE, body }: Sent): Promise<Response> =>
  fetch(api.url + path, { method, headers, body: body as BodyInit | undefined, redirect: 'manual' });

type Case = readonly [name: string, status: number, sent: Sent];

/** How a body may arrive, whatever the call. */
const readings = (body: object): Case[] => {
  const valid = JSON.stringify(body);
  const as = (headers: Record<string, string>): Sent => ({ body: valid, headers: { ...JSON_TYPE, ...headers } });
  return [
    ['another order of fields', 201, { body: JSON.stringify(Object.fromEntries(Object.entries(body).reverse())) }],
    ['broken JSON', 400, { body: '{"a":' }],
    ['a byte order mark', 201, { body: `\ufeff${valid}` }],
    ['bytes that are no UTF-8', 400, { body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }],
    ['nothing', 422, { body: '' }],
    ['no body and no type', 422, { headers: {} }],
    ['spaces', 400, { body: '   ' }],
    ['a list', 422, { body: '[]' }],
    ['null', 400, { body: 'null' }],
    ['a text', 400, { body: '"x"' }],
    ['an unknown key', 422, { body: '{"role":3}' }],
    ['a key of the language', 422, { body: '{"__proto__":{"role":3},"constructor":{}}' }],
    ['numbers for texts', 422, { body: JSON.stringify({ ...body, fullName: 1, email: [] }) }],
    ['a text too long', 422, { body: JSON.stringify({ ...body, fullName: 'x'.repeat(300) }) }],
    // NFC writes it as two characters
    ['a text too long as it is stored', 422, { body: JSON.stringify({ ...body, fullName: '\u0958'.repeat(150) }) }],
    ['too much', 413, { body: `{"email":"${'x'.repeat(70_000)}"}` }],
    ['no phone', 422, { body: JSON.stringify({ ...body, phone: '911' }) }],
    ['a character that cannot be stored', 422, { body: JSON.stringify({ ...body, fullName: 'Ada\0 Tremblay' }) }],
    ['another type', 415, as({ 'content-type': 'text/plain' })],
    ['another character set', 415, as({ 'content-type': 'application/json; charset=koi8-r' })],
    ['a named character set', 201, as({ 'content-type': 'application/json; charset=UTF-8' })],
    ['a packed body', 201, { body: gzipSync(valid), headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }],
    ['a packing that nobody knows', 415, as({ 'content-encoding': 'zzz' })],
    ['a token that is no good', 201, as({ authorization: 'Bearer stale' })],
    ['a browser', 201, as({ accept: 'text/html', 'accept-encoding': 'br' })],
    ['a key too long', 422, as({ 'idempotency-key': 'x'.repeat(201) })],
    ['a key of spaces', 201, as({ 'idempotency-key': '  ' })],
    ['another method', 405, { method: 'PUT', body: valid }],
    ['a question for methods', 204, { method: 'OPTIONS', headers: {} }],
    ['a program that reads it', 405, { method: 'GET', headers: {} }],
  ];
};

describe.each([
  ['/mortgage/basic', APPLICATION],
  ['/api/mortgage/basic', APPLICATION],
  ['/api/mortgage/lead', LEAD],
] as const)('POST %s', (path, body) => {
  test.each(readings(body))('%s: %i', async (_name, status, sent) => {
    const answer = await ask(path, sent);
    expect([answer.status, await answer.text()]).toEqual([status, expect.any(String)]);
  });

  test('one key, one submission: the second answer is the first', async () => {
    const sent = { headers: { ...JSON_TYPE, 'idempotency-key': `again ${path}` }, body: JSON.stringify(body) };
    const [first, second] = await Promise.all([ask(path, sent), ask(path, sent)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    const other = await ask(path, { ...sent, body: JSON.stringify({ ...body, fullName: 'Somebody Else' }) });
    expect(other.status).toBe(422);
  });
});

test('all optional fields may be null', async () => {
  const body = JSON.stringify({ ...APPLICATION, province: null, comments: null });
  expect((await ask('/mortgage/basic', { body })).status).toBe(201);
});

test('a lender is named by an id', async () => {
  const body = JSON.stringify({ ...APPLICATION, bankId: '1 OR 1=1' });
  expect((await ask('/mortgage/basic', { body })).status).toBe(422);
});

test('a browser that goes to the address of a page gets the page, if there is one', async () => {
  const visit = { method: 'GET', headers: { accept: 'text/html' } };
  expect((await ask('/mortgage/basic', visit)).headers.get('content-type')).toContain('text/html');
  expect((await ask('/api/mortgage/lead', visit)).status).toBe(405);
});

test('a service that fails, and one whose database is away', async () => {
  const { applications } = api.app.services;
  const submit = applications.submitBasic.bind(applications);
  const away: NodeJS.ErrnoException = new Error('connect');
  away.code = 'ECONNREFUSED';
  const statuses = [];
  for (const error of [new Error('a secret'), away]) {
    applications.submitBasic = () => Promise.reject(error);
    const answer = await ask('/mortgage/basic', { body: JSON.stringify(APPLICATION) });
    statuses.push(answer.status);
    expect(await answer.text()).not.toContain('secret');
  }
  applications.submitBasic = submit;
  expect(statuses).toEqual([500, 503]);
});

test('a throttle refuses, and says when to come again', async () => {
  const strict = await testApi({ LIMITS_FACTOR: '0.05' });
  const sent = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(APPLICATION) };
  const answers = [];
  for (let call = 0; call < 3; call += 1) answers.push(await fetch(`${strict.url}/mortgage/basic`, sent));
  await strict.close();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
