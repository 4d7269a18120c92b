import { Secret, TOTP } from 'otpauth';
import { APPLICATION, PASSWORD, testApi, type TestApi } from '../../../../test/api.js';
import { sentEmails } from '../../../../test/sent-emails.js';
import { until } from '../../../../test/until.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const post = (path: string, ip: string, body: unknown) =>
  api.call(path, { method: 'POST', headers: { 'x-forwarded-for': ip }, body });
const login = (email: string, ip: string, password: string, code?: string) =>
  post('/api/auth/login', ip, { email, password, ...(code && { code }) });
const counted = async (limit: string, key: string): Promise<number> => {
  const [row] = await api.rows<{ points: number }>('select points from rate_limit where key = $1', [`${limit}:${key}`]);
  return row?.points ?? 0;
};

test('B-H2: of many sign-ins at once from one network no more than fifty passwords are tried', async () => {
  const replies = await Promise.all(
    Array.from({ length: 80 }, (_, n) => login(`nobody${n}@example.ca`, '192.0.2.10', 'wrong')),
  );
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(50);
});

test('what was right is given back: an office signs in all day', async () => {
  await api.person('office@example.ca');
  for (let count = 0; count < 3; count += 1) {
    expect((await login('office@example.ca', '192.0.2.11', PASSWORD)).status).toBe(200);
  }
  expect(await counted('login-address', '192.0.2.11')).toBe(0);
  expect(await counted('login-account', 'office@example.ca')).toBe(0);
});

test('failures from everywhere slow an account down, and never keep its owner out', async () => {
  const email = 'wanted@example.ca';
  await api.person(email);
  await Promise.all(Array.from({ length: 20 }, (_, n) => login(email, `198.51.100.${n}`, 'wrong')));
  const began = performance.now();
  expect((await login(email, '203.0.113.1', 'wrong')).status).toBe(401);
  expect(performance.now() - began).toBeGreaterThanOrEqual(250);
  expect((await login(email, '203.0.113.2', PASSWORD)).status).toBe(200);
});

describe('mailboxes', () => {
  const statuses = (to: string, template: string, count: number) =>
    until(async () => {
      const sql = `select status from mail_message where recipient = $1 and template = $2 and status <> 'pending' order by status`;
      const rows = await api.rows<{ status: string }>(sql, [to, template]);
      return rows.length < count ? undefined : rows.map(({ status }) => status);
    }, `${count} of ${template}`);

  const putOff = (to: string, template: string, count: number) =>
    until(async () => {
      const sql = `select from mail_message where recipient = $1 and template = $2 and status = 'pending' and deferred_at is not null`;
      return (await api.rows(sql, [to, template])).length === count || undefined;
    }, `${count} of ${template} that wait`);

  test('get five confirmations an hour for what one network sends, and everybody the same answer', async () => {
    const email = 'flooded@example.test';
    for (let n = 0; n < 7; n += 1) {
      expect((await post('/mortgage/basic', '192.0.2.20', { ...APPLICATION, email })).status).toBe(201);
    }
    expect(await statuses(email, 'application-received', 5)).toEqual(Array<string>(5).fill('sent'));
    await putOff(email, 'application-received', 2);
  });

  test('a link just sent stands, and there are three an hour for a network', async () => {
    const email = 'forgetful@example.test';
    await api.person(email);
    const ask = (ip: string) => post('/api/auth/forgot-password', ip, { email });
    await ask('192.0.2.40');
    const [first] = await sentEmails(api, email, 'reset-password');
    const again = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(`192.0.2.${41 + n}`)));
    expect(new Set(again.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await until(
      async () =>
        (await api.rows(`select from background_job where queue = 'account' and ended_at is null`)).length === 0 ||
        undefined,
      'the end of the jobs',
    );
    expect(await statuses(email, 'reset-password', 1)).toEqual(['sent']);
    const use = { token: first?.token, password: 'eleven green kayaks' };
    expect((await post('/api/auth/reset-password', '192.0.2.60', use)).status).toBe(200);

    const later = () =>
      api.rows(`update mail_message set sent_at = now() - interval '3 minutes' where recipient = $1`, [email]);
    for (let n = 0; n < 3; n += 1) {
      await later();
      await ask('192.0.2.61');
      await statuses(email, 'reset-password', n + 2);
    }
    await later();
    await ask('192.0.2.61');
    await putOff(email, 'reset-password', 1);
    expect(await statuses(email, 'reset-password', 4)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });
});

test('wrong codes from elsewhere keep nobody out, and recovery codes are counted apart', async () => {
  const email = 'coded@example.ca';
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const id = await api.person(email, 'MODERATOR');
  const { encryption } = api.platform;
  await api.rows(
    `insert into second_factor (user_id, secret, confirmed_at, recovery_hashes) values ($1, $2, now(), $3)`,
    [id, encryption.encryptText(secret), [encryption.blindIndex('recovery k3mf9trwxdh4')]],
  );
  const attacker = '198.51.100.200';
  const guesses: number[] = [];
  for (let n = 0; n < 11; n += 1) guesses.push((await login(email, attacker, PASSWORD, '000000')).status);
  expect(guesses).toEqual([...Array<number>(10).fill(422), 429]);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await login(email, '203.0.113.9', PASSWORD, code)).status).toBe(200);
  expect((await login(email, attacker, PASSWORD, 'K3MF-9TRW-XDH4')).status).toBe(200);
});
