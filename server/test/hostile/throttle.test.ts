import { lender, testApi, type Reply, type TestApi } from '../api.js';

let api: TestApi;
beforeAll(async () => {
  // 12 requests, 3 calculations and one document a minute
  api = await testApi({ LIMITS_FACTOR: '0.01', TRUST_PROXY: '1' });
  await lender(api, 'Oak Trust', [4.2]);
});
afterAll(() => api.close());

const from = (ip: string): { headers: Record<string, string> } => ({ headers: { 'x-forwarded-for': ip } });
const ask = (query: string, ip: string, more: Record<string, string> = {}): Promise<Reply> =>
  api.call('/graphql', { method: 'POST', body: { query }, headers: { ...from(ip).headers, ...more } });
const NAMES = '{ currentRates { name } }';
let asked = 0;
/** The same, in a text that nobody asked before: what is kept is free */
const anew = (): string => `${NAMES} # ${(asked += 1)}`;
const limited = { errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }] };

async function useUp(ip: string): Promise<void> {
  for (let count = 0; count < 12; count += 1) expect((await ask(anew(), ip)).body.errors).toBeUndefined();
}

test('a network that asks too much is told when to come back, whatever it asks', async () => {
  await useUp('203.0.113.1');
  for (const query of [anew(), '{ nonsense', '{ me { id } }']) {
    const reply = await ask(query, '203.0.113.1');
    expect([reply.status, reply.body]).toMatchObject([200, limited]);
    expect(reply.body.errors[0].extensions.retryAfter).toBeLessThanOrEqual(60);
  }
  const rest = await api.call('/mortgage-rates/current?fresh', from('203.0.113.1'));
  expect([rest.status, rest.body.success]).toEqual([429, false]);
  expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(anew(), '203.0.113.2')).body.errors).toBeUndefined();
});

test('a token that is no good does not get round it', async () => {
  await useUp('203.0.113.3');
  expect((await ask(anew(), '203.0.113.3', { authorization: 'Bearer x' })).body).toMatchObject(limited);
});

test('what is kept is free', async () => {
  await useUp('203.0.113.4');
  const address = `/graphql?query=${encodeURIComponent(NAMES)}`;
  const get = (ip: string): Promise<Reply> =>
    api.call(address, { headers: { ...from(ip).headers, 'apollo-require-preflight': 'true' } });
  expect((await get('203.0.113.5')).status).toBe(200);
  for (let count = 0; count < 30; count += 1) expect((await get('203.0.113.4')).body.errors).toBeUndefined();
  for (let count = 0; count < 2; count += 1) expect((await ask(NAMES, '203.0.113.5')).body.errors).toBeUndefined();
  for (let count = 0; count < 30; count += 1) expect((await ask(NAMES, '203.0.113.4')).body.errors).toBeUndefined();
});

test('the public engine has a limit of its own', async () => {
  const query = (count: number): string => `{ calculate { __typename } } # ${count}`;
  for (let count = 0; count < 3; count += 1)
    expect((await ask(query(count), '203.0.113.6')).body.errors).toBeUndefined();
  expect((await ask(query(3), '203.0.113.6')).body).toMatchObject(limited);
  expect((await ask(NAMES, '203.0.113.6')).body.errors).toBeUndefined();
});

test('the schedule as a document has one too', async () => {
  const address = '/calculator/schedule.pdf?principal=500000&rate=3.94&years=30&frequency=weekly&type=fixed&term=5';
  expect((await api.call(address, from('203.0.113.7'))).status).toBe(200);
  const reply = await api.call(address, from('203.0.113.7'));
  expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('somebody who is signed in is not counted with their network', async () => {
  await api.person('holder@example.ca');
  const token = await api.token('holder@example.ca');
  await useUp('203.0.113.8');
  const reply = await ask('{ me { name } }', '203.0.113.8', { authorization: `Bearer ${token}` });
  expect(reply.body.data.me).toEqual({ name: 'A. Person' });
});
