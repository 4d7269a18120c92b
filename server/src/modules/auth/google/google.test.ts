import { generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { createSecretKey } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { fakeGoogle, type FakeGoogle } from '../../../../test/google.js';
import { PASSWORD, testApi, type Reply, type TestApi } from '../../../../test/api.js';

let api: TestApi;
let fake: FakeGoogle;
let stranger: CryptoKey;

beforeAll(async () => {
  fake = await fakeGoogle();
  stranger = (await generateKeyPair('RS256')).privateKey;
  api = await testApi(fake.settings);
});
afterAll(async () => {
  await api.close();
  await fake.close();
});

const now = (): number => Math.floor(Date.now() / 1000);
const claims: FakeGoogle['claims'] = (more) => fake.claims(more);
const signed: FakeGoogle['signed'] = (payload, by) => fake.signed(payload, by);
const google = (credential: string, phoneNumber?: string): Promise<Reply> =>
  api.call('/api/auth/google', { method: 'POST', body: { credential, ...(phoneNumber && { phoneNumber }) } });
const PHONE = '416 555-0142';

test('a newcomer is asked for a phone number first, and the same credential then signs in, once', async () => {
  const credential = await signed(claims({ email: 'grace@gmail.com' }));
  const first = await google(credential);
  expect([first.status, first.body]).toEqual([
    200,
    {
      success: true,
      message: expect.any(String),
      userData: { name: 'Grace Person', email: 'grace@gmail.com', picture: null, requiresPhone: true },
    },
  ]);
  expect((await google(credential, '911')).status).toBe(422);
  const second = await google(credential, PHONE);
  expect([second.status, second.body]).toEqual([
    200,
    {
      success: true,
      message: 'Signed in',
      token: expect.stringMatching(/^ey/),
      user: { id: expect.any(String), name: 'Grace Person', email: 'grace@gmail.com', role: 1 },
    },
  ]);
  const profile = await api.call('/api/users/profile', { token: second.body.token });
  expect(profile.body.data).toMatchObject({ emailVerified: true, phone: '+14165550142' });
  expect((await google(credential, PHONE)).status).toBe(401);
});

describe('credentials that are refused', () => {
  const variants: [string, () => Promise<string> | string][] = [
    ['another audience', () => signed(claims({ aud: 'another-site' }))],
    ['another issuer', () => signed(claims({ iss: 'https://accounts.evil.test' }))],
    ['expired', () => signed(claims({ iat: now() - 3700, exp: now() - 100 }))],
    ['kept for a while', () => signed(claims({ iat: now() - 900 }))],
    ['without an end', () => signed(claims({ exp: undefined }))],
    ['alg none', () => new UnsecuredJWT(claims()).encode()],
    [
      'signed with the public key as a secret',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .sign(createSecretKey(Buffer.from(JSON.stringify(fake.jwk)))),
    ],
    ['a key nobody knows', () => signed(claims(), { kid: 'two', by: stranger })],
    ['another key under a known name', () => signed(claims(), { by: stranger })],
    ['an address that is not confirmed', () => signed(claims({ email_verified: false }))],
    ['a confirmation that is a text', () => signed(claims({ email_verified: 'true' }))],
    ['nobody', () => signed(claims({ sub: '' }))],
    ['a nonce that was not ours', () => signed(claims({ nonce: 'of another page' }))],
    [
      'the person exchanged',
      async () => {
        const [head, , signature] = (await signed(claims())).split('.');
        return `${head}.${Buffer.from(JSON.stringify(claims({ sub: 'the-victim' }))).toString('base64url')}.${signature}`;
      },
    ],
    ['no token at all', () => 'x'],
  ];
  test.each(variants)('%s', async (_name, forge) => {
    const reply = await google(await forge(), PHONE);
    expect([reply.status, reply.body.message]).toEqual([401, 'Google sign-in failed']);
  });
});

test('whoever registered somebody’s address first has nothing of it', async () => {
  const body = {
    name: 'Mallory Evil',
    email: 'victim@gmail.com',
    phone: '416 555-0199',
    password: 'eleven green kayaks',
  };
  const attacker = await api.call('/api/auth/register', { method: 'POST', body });
  const victim = await google(await signed(claims({ email: 'Victim@gmail.com', name: 'Vera Victim' })), PHONE);
  expect([victim.status, victim.body.user.name]).toEqual([200, 'Vera Victim']);
  expect((await api.call('/api/users/profile', { token: attacker.body.data.token })).status).toBe(401);
  const { email, password } = body;
  expect((await api.call('/api/auth/login', { method: 'POST', body: { email, password } })).status).toBe(401);
  expect((await api.call('/api/users/profile', { token: victim.body.token })).body.data.phone).toBe('+14165550142');
});

describe('a confirmed local account', () => {
  const LINK =
    'mutation($i: GoogleSignInInput!) { googleSignIn(input: $i) { userErrors { code field } session { email role } } }';
  const local = async (email: string): Promise<void> => {
    const id = await api.person(email);
    await api.rows(`update user_account set email_verified_at = now(), phone = '+14165550142' where id = $1`, [id]);
  };

  test('is linked where Google runs the mailbox', async () => {
    await local('linked@gmail.com');
    expect((await google(await signed(claims({ email: 'linked@gmail.com' })))).body.user.email).toBe(
      'linked@gmail.com',
    );
    await local('linked@firm.test');
    const atWork = claims({ email: 'linked@firm.test', hd: 'firm.test' });
    expect((await google(await signed(atWork))).status).toBe(200);
    // the same person again, under another address: Google's name for them counts
    const moved = claims({ ...atWork, email: 'new-name@firm.test', iat: now() });
    expect((await google(await signed(moved))).body.user.email).toBe('linked@firm.test');
  });

  test('otherwise asks for its password once', async () => {
    await local('elsewhere@example.ca');
    const person = claims({ email: 'elsewhere@example.ca' });
    const credential = await signed(person);
    const attempt = async (password?: string) =>
      (await api.graphql(LINK, { i: { credential, password } })).body.data.googleSignIn;
    expect(await attempt()).toEqual({ userErrors: [{ code: 'REQUIRED', field: ['password'] }], session: null });
    expect((await attempt('not it at all')).userErrors).toEqual([{ code: 'INVALID', field: ['password'] }]);
    expect((await attempt(PASSWORD)).session).toEqual({ email: 'elsewhere@example.ca', role: 'ACCOUNT_HOLDER' });
    expect((await google(await signed({ ...person, iat: now() - 5 }))).status).toBe(200);
  });

  test('is linked with its password over REST too', async () => {
    await local('over-rest@example.ca');
    const credential = await signed(claims({ email: 'over-rest@example.ca' }));
    const attempt = async (more: object) =>
      api.call('/api/auth/google', { method: 'POST', body: { credential, ...more } });
    const asked = await attempt({});
    expect([asked.status, asked.body.errors]).toEqual([422, [expect.objectContaining({ field: 'password' })]]);
    expect((await attempt({ password: PASSWORD, code: null, nonce: null })).status).toBe(200);
  });

  test('is closed to Google too while it is suspended', async () => {
    await local('closed@gmail.com');
    await api.rows(`update user_account set suspended_at = now() where email = 'closed@gmail.com'`);
    expect((await google(await signed(claims({ email: 'closed@gmail.com' })))).status).toBe(401);
  });
});

describe('an account whose address was never confirmed', () => {
  const link = async (credential: string, answers: { password?: string; code?: string } = {}) => {
    const i = { credential, phoneNumber: PHONE, ...answers };
    const query =
      'mutation($i: GoogleSignInInput!) { googleSignIn(input: $i) { userErrors { code field } session { id role } } }';
    return (await api.graphql(query, { i })).body.data.googleSignIn;
  };

  test.each<['MODERATOR' | 'ADMIN', string, Record<string, unknown>]>([
    ['MODERATOR', 'mod@firm.test', {}],
    ['ADMIN', 'admin@firm.test', {}],
    ['MODERATOR', 'mod@gmail.com', {}],
    ['ADMIN', 'chief@firm.test', { hd: 'firm.test' }],
  ])('of a %s at %s is linked by the password and the code, and loses neither', async (role, email, more) => {
    const id = await api.person(email, role);
    await api.rows(`insert into second_factor (user_id, secret, confirmed_at) values ($1, $2, now())`, [
      id,
      api.platform.encryption.encryptText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
    ]);
    const credential = await signed(claims({ email, ...more }));
    expect(await link(credential)).toEqual({ session: null, userErrors: [{ code: 'REQUIRED', field: ['password'] }] });
    expect((await link(credential, { password: 'not it at all' })).userErrors).toEqual([
      { code: 'INVALID', field: ['password'] },
    ]);
    expect((await link(credential, { password: PASSWORD })).userErrors).toEqual([
      { code: 'REQUIRED', field: ['code'] },
    ]);
    const code = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') }).generate();
    expect((await link(credential, { password: PASSWORD, code })).session).toEqual({ id, role });
    const [left] = await api.rows<{ hasPassword: boolean; factors: number }>(
      `select password_hash is not null as "hasPassword",
              (select count(*)::int from second_factor where user_id = $1) as factors from user_account where id = $1`,
      [id],
    );
    expect(left).toEqual({ hasPassword: true, factors: 1 });
  });

  test('of a client is not given away where Google does not run the mailbox', async () => {
    const id = await api.person('client@firm.test');
    const credential = await signed(claims({ email: 'client@firm.test' }));
    expect(await link(credential)).toEqual({ session: null, userErrors: [{ code: 'REQUIRED', field: ['password'] }] });
    expect((await link(credential, { password: PASSWORD })).session).toEqual({ id, role: 'ACCOUNT_HOLDER' });
  });
});

test('a confirmed address of staff is linked by the password too, also where Google runs the mailbox', async () => {
  const id = await api.person('boss@gmail.com', 'ADMIN');
  await api.rows(`update user_account set email_verified_at = now(), phone = '+14165550142' where id = $1`, [id]);
  expect((await google(await signed(claims({ email: 'boss@gmail.com' })))).status).toBe(422);
  expect(await api.rows('select google_subject from user_account where id = $1', [id])).toEqual([
    { google_subject: null },
  ]);
});

test('a nonce is checked where the page set one', async () => {
  const i = { credential: await signed(claims({ nonce: 'ours' })), nonce: 'ours', phoneNumber: PHONE };
  const reply = await api.graphql(
    'mutation($i: GoogleSignInInput!) { googleSignIn(input: $i) { session { id } userErrors { code } } }',
    { i },
  );
  expect(reply.body.data.googleSignIn).toEqual({ session: { id: expect.any(String) }, userErrors: [] });
});
