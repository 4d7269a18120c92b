import { PASSWORD, testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
  await api.person('someone@example.ca');
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
