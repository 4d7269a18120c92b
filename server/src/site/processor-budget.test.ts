import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { APPLICATION, testApi, type TestApi } from '../../test/api.js';
import { clientBuild, type TestClient } from '../../test/client-build.js';
import { eventually } from '../../test/eventually.js';
import { VISITOR_TIME } from '../api/visitor-limit.js';
import type { Limits } from '../platform/interfaces.js';
import { ProcessorTime } from '../platform/processor-time.js';
import { chargeTime } from './processor-budget.js';

const HTML = { accept: 'text/html' };
const FACTOR = 1_000;

let client: TestClient;
let api: TestApi;
let admin: string;
beforeAll(async () => {
  client = clientBuild();
  api = await testApi({ TRUST_PROXY: '1', LIMITS_FACTOR: String(FACTOR) }, { clientDist: client.folder });
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(async () => {
  await api.close();
  client.remove();
});

const from = (ip: string, headers: Record<string, string> = {}) => ({ 'x-forwarded-for': ip, ...headers });
const spendAll = (ip: string) => api.platform.limits.excess(VISITOR_TIME, ip, VISITOR_TIME.points * FACTOR);
const SPENT = '203.0.113.7';
const FRESH = '203.0.113.8';

describe('a network without processor time left', () => {
  beforeAll(() => spendAll(SPENT));

  test.each([
    ['/basic-form', HTML],
    ['/nowhere', HTML],
    ['/calculator/schedule.pdf', {}],
    ['/blogs/rss.xml', {}],
    ['/sitemap.xml', {}],
    ['/share/post-x.png', {}],
    ['/api/blogs/none', {}],
  ])('is told when to come back: %s', async (address, headers) => {
    const refused = await api.call(address, { headers: from(SPENT, headers) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.call(address, { headers: from(FRESH, headers) })).status).not.toBe(429);
  });

  test('reads words, not a code', async () => {
    const { text } = await api.call('/comprehensive-form', { headers: from(SPENT, HTML) });
    expect(text).toContain('Your network has asked for a lot at once. Try again in a minute.');
  });

  test('gets no operation and no form through either', async () => {
    const asked = await api.call('/graphql', {
      method: 'POST',
      headers: from(SPENT),
      body: { query: '{ currentRates { name } }' },
    });
    expect(asked.body.errors[0].extensions.code).toBe('RATE_LIMITED');
    const sent = await api.call('/api/mortgage/basic', { method: 'POST', headers: from(SPENT), body: APPLICATION });
    expect(sent.status).toBe(429);
  });

  test('still reads what is kept, and whoever is signed in works on', async () => {
    await api.call('/rates', { headers: from(FRESH, HTML) });
    await eventually(async () => expect((await api.call('/rates', { headers: from(SPENT, HTML) })).status).toBe(200));
    const mine = await api.call('/graphql', {
      method: 'POST',
      headers: from(SPENT),
      token: admin,
      body: { query: '{ me { email } }' },
    });
    expect(mine.body.data.me.email).toBe('office@example.ca');
  });
});

describe('the charge', () => {
  const charges: [string, number | undefined][] = [];
  let used = 0;
  let server: http.Server;
  let address: string;
  beforeAll(async () => {
    const counting = {
      excess: async (_limit: unknown, network: string, points?: number) => {
        charges.push([network, points]);
        return 0;
      },
    } as unknown as Limits;
    const app = express();
    app.use(chargeTime(counting, new ProcessorTime(() => used)));
    app.get('/work', (_request, response) => {
      used += 12.5;
      response.end();
    });
    app.get('/mine', (_request, response) => {
      used += 40;
      response.locals['signedIn'] = true;
      response.end();
    });
    server = http.createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is what the request took, and nothing for whoever is signed in', async () => {
    await (await fetch(`${address}/mine`)).text();
    await (await fetch(`${address}/work`)).text();
    await eventually(() => expect(charges).toEqual([['127.0.0.1', 13]]));
  });
});
