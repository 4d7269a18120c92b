import { PASSWORD, testApi, type TestApi } from '../../../../test/api.js';
import { VISITOR } from '../../../api/visitor-limit.js';
import { RateLimitedError } from '../../../platform/limits.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
  await api.person('someone@example.ca');
  await api.person('networked@example.ca');
});
afterAll(() => api.close());

const THROTTLED = 'Too many login attempts. Please wait a moment and try again.';
const attempt = (password: string, ip: string, email = 'someone@example.ca') =>
  api.call('/api/auth/login', { method: 'POST', headers: { 'x-forwarded-for': ip }, body: { email, password } });

test('the sixth attempt after five failures is refused with the words of the catalogue', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await attempt('wrong', '192.0.2.1')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  const sixth = await attempt(PASSWORD, '192.0.2.1');
  expect(sixth.status).toBe(429);
  expect(sixth.body.message).toBe(THROTTLED);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the person is not locked out: the right password from elsewhere signs in', async () => {
  expect((await attempt(PASSWORD, '192.0.2.2')).status).toBe(200);
});

test('over GraphQL it is RATE_LIMITED with the time to wait', async () => {
  const reply = await api.call('/graphql', {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.1' },
    body: {
      query: 'mutation($i: LoginInput!) { login(input: $i) { session { id } } }',
      variables: { i: { email: 'someone@example.ca', password: PASSWORD } },
    },
  });
  expect(reply.status).toBe(200);
  expect(reply.body.errors[0]).toMatchObject({
    message: THROTTLED,
    extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
  });
});

test('many at once do not slip through before they are counted', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => attempt('wrong', '192.0.2.3')));
  expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
});

test('success forgets the failures before it', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 4; i += 1) await attempt('wrong', '192.0.2.4');
    expect((await attempt(PASSWORD, '192.0.2.4')).status).toBe(200);
  }
});

test('fifty failures from one address refuse the next, whoever it is for; others stay free', async () => {
  for (let i = 0; i < 50; i += 1) await attempt('wrong', '192.0.2.5', `nobody-${i}@example.ca`);
  const refused = await attempt(PASSWORD, '192.0.2.5');
  expect([refused.status, refused.body.message]).toEqual([429, THROTTLED]);
  expect((await attempt(PASSWORD, '192.0.2.6')).status).toBe(200);
});

describe('an address cannot be made up', () => {
  test('behind one proxy only what that proxy saw counts', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push((await attempt('wrong', `198.51.100.${i}, 192.0.2.7`, 'networked@example.ca')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a whole IPv6 network of one line counts as one', async () => {
    const statuses: number[] = [];
    for (let i = 1; i <= 6; i += 1)
      statuses.push((await attempt('wrong', `2001:db8:1:2::${i}`, 'networked@example.ca')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await attempt(PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  test.each([
    ['IPv4 with the port of the connection', (time: number) => `192.0.2.8:${50_000 + time}`],
    ['IPv6 in brackets with the port', (time: number) => `[2001:db8:1:8::1]:${50_000 + time}`],
    ['IPv6 in other writings', (time: number) => `2001:${['db8', 'DB8', '0db8', '0DB8', '0dB8', 'Db8'][time]}:1:9::1`],
    ['no address at all', (time: number) => `_hidden-${time}`],
  ])('%s is one network', async (what, write) => {
    // failures of one account would slow the next case down
    const email = `${what.replaceAll(' ', '-')}@example.ca`;
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await attempt('wrong', write(time), email)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('without a proxy the header means nothing', async () => {
    const bare = await testApi({ LIMITS_FACTOR: '1', TRUST_PROXY: '0' });
    try {
      await bare.person('someone@example.ca');
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` };
        const body = { email: 'someone@example.ca', password: 'wrong' };
        statuses.push((await bare.call('/api/auth/login', { method: 'POST', headers, body })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    } finally {
      await bare.close();
    }
  });
});

test.each<[string, string, object, number]>([
  ['register', '/api/auth/register', { name: 'A Person', email: 'x', phone: '4165550142', password: 'x' }, 20],
  ['forgotPassword', '/api/auth/forgot-password', { email: 'someone@example.ca' }, 5],
  ['resetPassword', '/api/auth/reset-password', { token: 'x', password: 'violet tram at dawn' }, 30],
  ['validatePhone', '/api/auth/validate-phone', { phoneNumber: '4165550142' }, 30],
  ['googleSignIn', '/api/auth/google', { credential: 'x' }, 60],
])(
  '%s is throttled too, with the time to wait',
  async (name, path, body, most) => {
    const headers = { 'x-forwarded-for': `192.0.2.${100 + most + name.length}` };
    const replies = await Promise.all(
      Array.from({ length: most + 1 }, () => api.call(path, { method: 'POST', headers, body })),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  },
  30_000,
);

test('whatever counts them, a sign-in is refused with the words of the catalogue', async () => {
  const { limits } = api.platform;
  const consume = limits.consume.bind(limits);
  limits.consume = (limit, key) => (limit === VISITOR ? Promise.reject(new RateLimitedError(7)) : consume(limit, key));
  const refused = await attempt(PASSWORD, '192.0.2.77');
  limits.consume = consume;
  expect([refused.status, refused.body.message]).toEqual([429, THROTTLED]);
});
