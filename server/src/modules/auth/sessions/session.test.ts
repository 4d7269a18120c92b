import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { PASSWORD, testApi, type TestApi } from '../../../../test/api.js';
import { eventually } from '../../../../test/eventually.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ SITE_URL: 'http://site.test' });
  await api.person('holder@example.ca');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('admin@example.ca', 'ADMIN', 'The Admin');
});
afterAll(() => api.close());

const ME = '{ me { id name email role } }';
const secret = (): string => api.platform.config.jwtSecret ?? '';
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

async function signed(
  claims: Record<string, unknown>,
  header: Record<string, string> = {},
  key = secret(),
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(Buffer.from(key));
}

test('signing in answers with what the client keeps', async () => {
  const reply = await api.call('/api/auth/login', {
    method: 'POST',
    body: { email: ' Admin@Example.ca', password: PASSWORD },
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.body).toEqual({
    success: true,
    message: 'Signed in',
    data: {
      token: expect.stringMatching(/^ey/),
      role: 3,
      id: expect.any(String),
      name: 'The Admin',
      email: 'admin@example.ca',
    },
    errors: [],
  });
});

test('staff sessions live 8 hours, others 12', async () => {
  const hours = async (email: string): Promise<number> => {
    const { exp, iat } = claimsOf(await api.token(email)) as { exp: number; iat: number };
    return Math.round((exp - iat) / 3600);
  };
  expect([await hours('holder@example.ca'), await hours('moderator@example.ca')]).toEqual([12, 8]);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const attempt = (email: string) =>
    api.call('/api/auth/login', { method: 'POST', body: { email, password: 'not the password' } });
  const [wrong, unknown] = [await attempt('admin@example.ca'), await attempt('nobody@example.ca')];
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    success: false,
    message: 'Login failed',
    data: null,
    errors: [{ field: null, message: 'Login failed' }],
  });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  const graphql = await api.graphql(
    'mutation($i: LoginInput!) { login(input: $i) { userErrors { code message } session { id } } }',
    {
      i: { email: 'admin@example.ca', password: 'no' },
    },
  );
  expect(graphql.body.data.login).toEqual({
    userErrors: [{ code: 'INVALID', message: 'Login failed' }],
    session: null,
  });
});

describe('tokens that are refused', () => {
  const now = (): number => Math.floor(Date.now() / 1000);
  const variants: [string, (good: string) => Promise<string> | string][] = [
    ['malformed', () => 'not-a-token'],
    ['alg none', (good) => `${part({ alg: 'none', typ: 'at+jwt' })}.${good.split('.')[1] ?? ''}.`],
    ['another key', (good) => signed(claimsOf(good), {}, 'another key of quite sufficient length')],
    [
      'another algorithm',
      (good) => {
        const head = `${part({ alg: 'HS512', typ: 'at+jwt' })}.${good.split('.')[1] ?? ''}`;
        return `${head}.${createHmac('sha512', secret()).update(head).digest('base64url')}`;
      },
    ],
    ['expired', (good) => signed({ ...claimsOf(good), exp: now() - 60 })],
    ['without an end', (good) => signed({ ...claimsOf(good), exp: undefined })],
    ['another issuer', (good) => signed({ ...claimsOf(good), iss: 'https://elsewhere.test' })],
    ['another audience', (good) => signed({ ...claimsOf(good), aud: 'password-reset' })],
    ['another type', (good) => signed(claimsOf(good), { typ: 'JWT' })],
    ['another person', (good) => signed({ ...claimsOf(good), sub: '00000000-0000-7000-8000-000000000000' })],
    ['no uuid', (good) => signed({ ...claimsOf(good), sid: '1 or 1=1' })],
    ['empty', () => ''],
  ];
  test.each(variants)('%s', async (_name, forge) => {
    const good = await api.token('admin@example.ca');
    const reply = await api.graphql(ME, {}, await forge(good));
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({ me: null });
    expect(reply.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const rest = await api.call('/api/auth/logout', { method: 'POST', token: await forge(good) });
    expect(rest.status).toBe(401);
    const stillGood = await api.graphql(ME, {}, good);
    expect(stillGood.body.data.me.name).toBe('The Admin');
  });
});

test('signing out ends the token at once, and no other', async () => {
  const [first, second] = [await api.token('holder@example.ca'), await api.token('holder@example.ca')];
  const left = await api.call('/api/auth/logout', { method: 'POST', token: first });
  expect([left.status, left.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
  expect((await api.call('/api/auth/logout', { method: 'POST', token: first })).status).toBe(401);
  const stays = await api.graphql(ME, {}, second);
  expect([stays.body.data.me.email, stays.headers.get('clear-site-data')]).toEqual(['holder@example.ca', null]);
  const everywhere = await api.graphql('mutation { endAllSessions { ended } }', {}, second);
  expect(everywhere.headers.get('clear-site-data')).toBe('"cache"');
});

test('a session that another instance ends is refused here at once', async () => {
  const token = await api.token('holder@example.ca');
  expect((await api.graphql(ME, {}, token)).body.data.me).not.toBeNull();
  await api.rows('update session set ended_at = now() where id = $1', [claimsOf(token).sid]);
  await eventually(async () => expect((await api.graphql(ME, {}, token)).body.data.me).toBeNull());
});

test('a suspended person has no session and gets none', async () => {
  await api.person('suspended@example.ca');
  const token = await api.token('suspended@example.ca');
  await api.rows(`update user_account set suspended_at = now() where email = 'suspended@example.ca'`);
  await eventually(async () => expect((await api.graphql(ME, {}, token)).body.data.me).toBeNull());
  const again = await api.call('/api/auth/login', {
    method: 'POST',
    body: { email: 'suspended@example.ca', password: PASSWORD },
  });
  expect(again.status).toBe(401);
});

test('public reads ignore a token that is no good', async () => {
  expect((await api.call('/mortgage-rates/current', { token: 'stale' })).status).toBe(200);
});

test.each(['ACCOUNT_HOLDER', 'MODERATOR'] as const)(
  'an account (%s) deleted after the password was right is answered as an unknown one',
  async (role) => {
    const email = `leaving-${role.toLowerCase()}@example.ca`;
    const id = await api.person(email, role);
    const { limits } = api.platform;
    const reset = limits.reset.bind(limits);
    limits.reset = async (...args) => {
      await api.rows('delete from user_account where id = $1', [id]);
      return reset(...args);
    };
    const reply = await api
      .call('/api/auth/login', { method: 'POST', body: { email, password: PASSWORD } })
      .finally(() => (limits.reset = reset));
    expect([reply.status, reply.body.message]).toEqual([401, 'Login failed']);
  },
);
