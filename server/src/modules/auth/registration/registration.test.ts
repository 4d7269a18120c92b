import { PASSWORD, testApi, type Reply, type TestApi } from '../../../../test/api.js';
import { sentEmails } from '../../../../test/sent-emails.js';
import { isCommonPassword } from './common-passwords.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ SITE_URL: 'http://site.test' });
});
afterAll(() => api.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  api.call(path, { method: 'POST', body, headers });
const person = (email: string) => ({
  name: 'Noor Haddad',
  email,
  phone: '416 555-0142',
  password: 'violet tram at dawn',
});
const ME = '{ me { email role } }';

test('registering signs in at once, at the first level, and the email confirms the address', async () => {
  const reply = await post('/api/auth/register', person('New@example.ca'));
  expect(reply.status).toBe(201);
  expect(reply.body.data).toEqual({
    token: expect.stringMatching(/^ey/),
    role: 1,
    id: expect.any(String),
    name: 'Noor Haddad',
    email: 'New@example.ca',
  });
  const profile = () => api.call('/api/users/profile', { token: reply.body.data.token });
  expect((await profile()).body.data).toMatchObject({ phone: '+14165550142', emailVerified: false, role: 1 });

  const [sent] = await sentEmails(api, 'New@example.ca', 'verify-email');
  expect(sent?.text).toContain(`http://site.test/verify-email#token=${sent?.token}`);
  expect((await post('/api/auth/verify-email', { token: sent?.token })).status).toBe(200);
  expect((await profile()).body.data.emailVerified).toBe(true);
  // pressed twice, or a mail scanner that runs scripts was there first
  expect((await post('/api/auth/verify-email', { token: sent?.token })).status).toBe(200);
});

test('an older link of a confirmed address says that it is; one of an address that is not confirmed is refused', async () => {
  const { token } = (await post('/api/auth/register', person('again@example.ca'))).body.data;
  const [first] = await sentEmails(api, 'again@example.ca', 'verify-email');
  const RESEND = 'mutation { resendVerification { userErrors { code } } }';
  expect((await api.graphql(RESEND, {}, token)).body.data.resendVerification.userErrors).toEqual([]);
  const [, second] = await sentEmails(api, 'again@example.ca', 'verify-email', 2);
  const use = async (link: string | undefined): Promise<number> =>
    (await post('/api/auth/verify-email', { token: link })).status;
  expect([await use(first?.token), await use(second?.token), await use(first?.token)]).toEqual([422, 200, 200]);
  await api.rows(`update one_time_token set expires_at = now() - interval '2 days'`);
  expect(await use(second?.token)).toBe(200);
  // once the account has another address, or is gone, the link confirms nothing
  await api.rows(`update user_account set email = 'elsewhere@example.ca' where email = 'again@example.ca'`);
  expect(await use(second?.token)).toBe(422);
  expect(await use(`${second?.token}x`)).toBe(422);
});

test('an address that has an account is refused whatever its case', async () => {
  await api.person('taken@example.ca');
  const reply = await post('/api/auth/register', person('TAKEN@example.ca'));
  expect([reply.status, reply.body.errors[0].field]).toEqual([409, 'email']);
});

test('everything that is wrong is named at once, over GraphQL too', async () => {
  const wrong = { name: 'A', email: 'nobody', phone: '911', password: 'short' };
  const reply = await post('/api/auth/register', wrong);
  expect(reply.status).toBe(422);
  expect(reply.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'email',
    'phone',
    'password',
  ]);
  const graphql = await api.graphql(
    'mutation($i: RegisterInput!) { register(input: $i) { userErrors { field } session { id } } }',
    { i: wrong },
  );
  expect(graphql.body.data.register.userErrors).toHaveLength(4);
});

test.each([
  ['role', 3],
  ['emailVerifiedAt', '2026-01-01'],
  ['id', 'x'],
  ['__proto__x', 1],
])('nothing else can be written: %s', async (field, value) => {
  const reply = await post('/api/auth/register', { ...person(`mass-${field}@example.ca`), [field]: value });
  expect(reply.status).toBe(422);
});

describe('passwords', () => {
  test.each([
    ['wide letters', 'ｐａｓｓｗｏｒｄ１２'],
    ['five letters with their accents apart', 'éàîüõ'.normalize('NFD')],
    ['a name in wide letters', 'ｎｏｏｒｈａｄｄａｄ１'],
  ])('are judged in the writing that is hashed: %s', async (_what, password) => {
    const reply = await post('/api/auth/register', { ...person('writings@example.ca'), password });
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, 'password']);
  });

  test.each([
    'password12',
    'Password123!',
    'P@ssw0rd2024',
    'qwertyuiop',
    '1234567890',
    '9876543210',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou!!',
    'TorontoLeafs'.toLowerCase().slice(0, 7) + '2026',
    'passwordpassword',
    '1q2w3e4r5t6y',
    'noorhaddad1',
  ])('%s is too common', (password) => expect(isCommonPassword(password, ['Noor Haddad'])).toBe(true));

  test.each(['violet tram at dawn', 'k7#Vw9qLmZ2p', 'the monkey ate eleven mangoes', '🏡 by the lake since 1978'])(
    '%s is not',
    (password) => expect(isCommonPassword(password, ['Noor Haddad'])).toBe(false),
  );
});

describe('a forgotten password', () => {
  test('the answer is the same for everybody, and the email leads to SITE_URL alone', async () => {
    await api.person('forgetful@example.ca');
    const old = await api.token('forgetful@example.ca');
    const poisoned = { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'http://evil.test' };
    const known = await post('/api/auth/forgot-password', { email: 'Forgetful@example.ca' }, poisoned);
    const unknown = await post('/api/auth/forgot-password', { email: 'nobody@example.ca' }, poisoned);
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(known.body.message).toBe('Password reset instructions sent to your email.');

    const [sent] = await sentEmails(api, 'forgetful@example.ca', 'reset-password');
    expect(sent?.text).toContain(`http://site.test/reset-password#token=${sent?.token}`);
    expect(sent?.text).not.toContain('evil.test');
    expect(await api.rows(`select from mail_message where recipient = 'nobody@example.ca'`)).toEqual([]);
    expect(await api.rows('select from one_time_token where token_hash = $1', [sent?.token])).toEqual([]);
    expect(await api.rows(`select from background_job where data::text ilike '%forgetful%'`)).toEqual([]);

    const open = (token = '') =>
      api
        .graphql(`mutation($token: String!) { openPasswordReset(token: $token) { email userErrors { code } } }`, {
          token,
        })
        .then(({ body }) => body.data.openPasswordReset);
    // for a password manager; the link stays good
    expect(await open(sent?.token)).toEqual({ email: 'forgetful@example.ca', userErrors: [] });
    expect(await open('x')).toEqual({ email: null, userErrors: [{ code: 'INVALID' }] });

    const common = await post('/api/auth/reset-password', { token: sent?.token, password: 'password123' });
    expect([common.status, common.body.errors[0].field]).toEqual([422, 'password']);
    // what others know of the person, as at registration
    const own = await post('/api/auth/reset-password', { token: sent?.token, password: 'Forgetful@example.ca1' });
    expect([own.status, own.body.errors[0].field]).toEqual([422, 'password']);
    const twice = await Promise.all(
      [1, 2].map(() => post('/api/auth/reset-password', { token: sent?.token, password: 'eleven green kayaks' })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await open(sent?.token)).email).toBeNull();
    expect((await api.graphql(ME, {}, old)).body.data.me).toBeNull();
    expect((await post('/api/auth/login', { email: 'forgetful@example.ca', password: PASSWORD })).status).toBe(401);
    const login = await post('/api/auth/login', { email: 'forgetful@example.ca', password: 'eleven green kayaks' });
    expect(login.status).toBe(200);
    await sentEmails(api, 'forgetful@example.ca', 'password-changed');
  });

  test('a newer email ends the one before it, and half an hour ends both', async () => {
    await api.person('twice@example.ca');
    await post('/api/auth/forgot-password', { email: 'twice@example.ca' });
    await sentEmails(api, 'twice@example.ca', 'reset-password', 1);
    // a link of the last two minutes stands
    await api.rows(
      `update mail_message set sent_at = now() - interval '3 minutes' where recipient = 'twice@example.ca'`,
    );
    await post('/api/auth/forgot-password', { email: 'twice@example.ca' });
    const [first, second] = await sentEmails(api, 'twice@example.ca', 'reset-password', 2);
    const use = (token: string | undefined) =>
      post('/api/auth/reset-password', { token, password: 'eleven green kayaks' }).then(({ status }) => status);
    expect(await use(first?.token)).toBe(422);
    await api.rows(`update one_time_token set expires_at = now() - interval '1 second'`);
    expect(await use(second?.token)).toBe(422);
  });

  test('neither kind of token does the work of the other, or signs anybody in', async () => {
    await post('/api/auth/register', person('kinds@example.ca'));
    const [sent] = await sentEmails(api, 'kinds@example.ca', 'verify-email');
    const token = sent?.token ?? '';
    const reset = await post('/api/auth/reset-password', { token, password: 'eleven green kayaks' });
    expect(reset.status).toBe(422);
    expect((await api.graphql(ME, {}, token)).body.data.me).toBeNull();
    expect((await api.call('/api/users/profile', { token })).status).toBe(401);
  });
});
