import { ROUTES } from '../../test/table.js';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import fc from 'fast-check';
import { APPLICATION, lender, testApi, type TestApi } from '../../test/api.js';
import { REST } from '../../test/authz/matrix.js';
import { makeContextFactory } from '../api/context.js';
import type { Execute } from '../api/execute.js';
import { restErrors } from './errors.js';
import { restRouter } from './router.js';

const LEAD = { fullName: 'Ada Tremblay', phone: '4169671111', serviceType: 'Renewal', email: 'ada@example.ca' };
const HOT = [
  ['/mortgage/basic', APPLICATION],
  ['/api/mortgage/basic', APPLICATION],
  ['/api/mortgage/lead', LEAD],
] as const;
const JSON_TYPE = { 'content-type': 'application/json' };

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

let api: TestApi;
let viaApollo: http.Server;
let apolloUrl = '';
beforeAll(async () => {
  api = await testApi();
  await api.person('holder@example.ca');
  await api.person('admin@example.ca', 'ADMIN');
  await lender(api, 'Oak Trust', [4.49, 4.2]);
  viaApollo = http.createServer(apolloApplication(api));
  await new Promise<void>((resolve) => viaApollo.listen(0, '127.0.0.1', resolve));
  apolloUrl = `http://127.0.0.1:${(viaApollo.address() as AddressInfo).port}`;
});
afterAll(async () => {
  viaApollo.closeAllConnections();
  viaApollo.close();
  await api.close();
});

/** The calls as they are when each operation goes through Apollo, as a stranger's does. */
function apolloApplication({ app: { apollo, services, rest }, platform }: TestApi): express.Express {
  const execute: Execute = async (contextValue, query, variables) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not used here.');
    return body.singleResult;
  };
  const contextOf = makeContextFactory(services, platform);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(restRouter({ ...rest, execute, contextOf }, platform));
  app.use(restErrors(platform.log));
  return app;
}

async function ask(url: string, { method = 'POST', headers = {}, body }: Sent): Promise<Answer> {
  const response = await fetch(url, { method, headers, body: body as BodyInit | undefined, redirect: 'manual' });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

const ONCE = ['x-request-id', 'date'];
const without = ({ headers, ...answer }: Answer, names: readonly string[]): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
});
/** What differs between two of the same calls by its nature: ids, numbers, slugs and times that are made for each. */
const ALIKE =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|MB-\d{4}-\w{8}|\d{4}-\d\d-\d\dT[\d:.]+Z|eyJ[\w.-]+|(?<="slug":")[\w-]+/g;
const alike = (answer: Answer): Answer => ({ ...answer, text: answer.text.replace(ALIKE, '*') });

describe('ahead of the middleware and through all of it', () => {
  // a question mark is enough for the long way
  const both = async (path: string, sent: Sent): Promise<[Answer, Answer]> => [
    without(await ask(api.url + path, sent), ONCE),
    without(await ask(`${api.url}${path}?`, sent), ONCE),
  ];

  test.each(HOT)('POST %s: the same bytes for the same key, whichever way is first', async (path, valid) => {
    for (const [key, first] of [['hot first', path] as const, ['long way first', `${path}?`] as const]) {
      const headers = { ...JSON_TYPE, 'idempotency-key': key + path };
      const body = JSON.stringify(valid);
      const answer = without(await ask(api.url + first, { headers, body }), ONCE);
      const [hot, long] = await both(path, { headers, body });
      expect(answer.status).toBe(201);
      expect(hot).toEqual(answer);
      expect(long).toEqual(answer);
    }
  });

  const valid = JSON.stringify(APPLICATION);
  const CASES: [string, Sent][] = [
    ['another order of fields', { body: JSON.stringify(Object.fromEntries(Object.entries(APPLICATION).reverse())) }],
    ['all optional fields null', { body: JSON.stringify({ ...APPLICATION, province: null, comments: null }) }],
    ['broken JSON', { body: '{"a":' }],
    ['a byte order mark', { body: `\ufeff${valid}` }],
    ['bytes that are no UTF-8', { body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }],
    ['nothing', { body: '' }],
    ['no body and no type', { headers: {} }],
    ['spaces', { body: '   ' }],
    ['a list', { body: '[]' }],
    ['null', { body: 'null' }],
    ['a text', { body: '"x"' }],
    ['an unknown key', { body: '{"role":3}' }],
    ['a key of the language', { body: '{"__proto__":{"role":3},"constructor":{}}' }],
    ['numbers for texts', { body: JSON.stringify({ ...APPLICATION, fullName: 1, email: [] }) }],
    ['a text too long', { body: JSON.stringify({ ...APPLICATION, fullName: 'x'.repeat(300) }) }],
    // NFC writes it as two characters
    ['a text too long as it is stored', { body: JSON.stringify({ ...APPLICATION, fullName: '\u0958'.repeat(150) }) }],
    ['too much', { body: `{"email":"${'x'.repeat(70_000)}"}` }],
    ['no mortgage phone', { body: JSON.stringify({ ...APPLICATION, phone: '911' }) }],
    ['a lender that is none', { body: JSON.stringify({ ...APPLICATION, bankId: '1 OR 1=1' }) }],
    ['a character that cannot be stored', { body: JSON.stringify({ ...APPLICATION, comments: 'a\0b' }) }],
    ['another type', { body: valid, headers: { 'content-type': 'text/plain' } }],
    ['another character set', { body: valid, headers: { 'content-type': 'application/json; charset=koi8-r' } }],
    ['a named character set', { body: valid, headers: { 'content-type': 'application/json; charset=UTF-8' } }],
    ['a packed body', { body: gzipSync(valid), headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }],
    ['a packing that nobody knows', { body: valid, headers: { ...JSON_TYPE, 'content-encoding': 'zzz' } }],
    ['a token that is no good', { body: valid, headers: { ...JSON_TYPE, authorization: 'Bearer stale' } }],
    ['a browser', { body: valid, headers: { ...JSON_TYPE, accept: 'text/html', 'accept-encoding': 'br' } }],
    ['a key too long', { body: valid, headers: { ...JSON_TYPE, 'idempotency-key': 'x'.repeat(201) } }],
    ['a key of spaces', { body: valid, headers: { ...JSON_TYPE, 'idempotency-key': '  ' } }],
    ['another method', { method: 'PUT', body: valid }],
    ['a question for methods', { method: 'OPTIONS', headers: {} }],
    ['a browser that goes there', { method: 'GET', headers: { accept: 'text/html' } }],
    ['a program that reads it', { method: 'GET', headers: {} }],
  ];
  describe.each(HOT)('%s', (path) => {
    test.each(CASES)('%s', async (_name, sent) => {
      const [hot, long] = await both(path, { headers: JSON_TYPE, ...sent });
      expect(alike(hot)).toEqual(alike(long));
    });
  });

  test('a key used again for something else', async () => {
    const headers = { ...JSON_TYPE, 'idempotency-key': 'for another' };
    await ask(`${api.url}/mortgage/basic`, { headers, body: valid });
    const body = JSON.stringify({ ...APPLICATION, fullName: 'Somebody Else' });
    const [hot, long] = await both('/mortgage/basic', { headers, body });
    expect(hot.status).toBe(422);
    expect(hot).toEqual(long);
  });

  test('a service that fails, and one whose database is away', async () => {
    const { applications } = api.app.services;
    const submit = applications.submitBasic.bind(applications);
    const away: NodeJS.ErrnoException = new Error('connect');
    away.code = 'ECONNREFUSED';
    for (const [error, status] of [[new Error('a secret'), 500] as const, [away, 503] as const]) {
      applications.submitBasic = () => Promise.reject(error);
      const [hot, long] = await both('/mortgage/basic', { headers: JSON_TYPE, body: valid });
      expect(hot.status).toBe(status);
      expect(hot.text).not.toContain('secret');
      expect(hot).toEqual(long);
    }
    applications.submitBasic = submit;
  });

  test('any values in any fields', async () => {
    const value = fc.oneof(
      fc.constantFrom(null, true, '', '416 555-0142', 'new_purchase', 'ON', 0.005, -0, 1e300, 12.345),
      fc.string({ maxLength: 12 }),
      fc.double({ noNaN: true, min: -10, max: 1e12 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const fields = [...Object.keys(APPLICATION), 'bankId', 'comments', 'timeline', 'creditBand', 'annualIncome'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), value, async (field, given) => {
        const body = JSON.stringify({ ...APPLICATION, [field]: given });
        const [hot, long] = await both('/mortgage/basic', { headers: JSON_TYPE, body });
        expect(alike(hot)).toEqual(alike(long));
      }),
      { numRuns: 150 },
    );
  });
});

test('a throttle refuses alike both ways', async () => {
  const strict = await testApi({ LIMITS_FACTOR: '0.05' });
  const sent = { headers: JSON_TYPE, body: JSON.stringify(APPLICATION) };
  const answers: Answer[] = [];
  for (let call = 0; call < 4; call += 1)
    answers.push(await ask(`${strict.url}/mortgage/basic${call % 2 ? '?' : ''}`, sent));
  await strict.close();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 429]);
  const [, , hot, long] = answers.map((answer) => without(answer, [...ONCE, 'retry-after']));
  expect(hot).toEqual(long);
});

describe('through Apollo and without it', () => {
  // what the whole application puts on every reply is not Apollo's
  const OF_ROUTE = ['cache-control', 'content-type', 'content-disposition', 'etag', 'retry-after', 'allow', 'location'];
  const both = async (path: string, sent: Sent): Promise<[Answer, Answer]> => {
    const own = await ask(api.url + path, sent);
    const apollo = await ask(apolloUrl + path, sent);
    const kept = ({ headers, ...answer }: Answer): Answer => ({
      ...answer,
      headers: Object.fromEntries(OF_ROUTE.map((name) => [name, headers[name] ?? ''])),
    });
    return [alike(kept(own)), alike(kept(apollo))];
  };
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const email of ['holder@example.ca', 'admin@example.ca']) tokens.set(email, await api.token(email));
  });

  const callOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;
  // signing out ends the token that the next case needs
  const CALLS = ROUTES.filter(({ path }) => path !== '/api/auth/logout').map(
    (route) => [callOf(route), route] as const,
  );

  describe.each(['', 'holder@example.ca', 'admin@example.ca'])('as %s', (email) => {
    test.each(CALLS)('%s', async (call, { method, path }) => {
      const headers: Record<string, string> = email ? { authorization: `Bearer ${tokens.get(email) ?? ''}` } : {};
      const address = path.replace('{id}', '00000000-0000-7000-8000-000000000000');
      const example = REST[call]?.body;
      const bodies = method === 'get' ? [undefined] : [example ?? {}, {}, { ...(example as object), role: 'x' }];
      for (const body of bodies) {
        const sent = {
          method: method.toUpperCase(),
          headers: body === undefined ? headers : { ...headers, ...JSON_TYPE },
          body: body === undefined ? undefined : JSON.stringify(body),
        };
        const [own, apollo] = await both(address, sent);
        expect(own).toEqual(apollo);
      }
      const [own, apollo] = await both(`${address}?page=0&limit=1000&q=x`, { method: 'GET', headers });
      expect(own).toEqual(apollo);
    });
  });
});
