import { Secret, TOTP } from 'otpauth';
import { PASSWORD, testApi, type TestApi } from '../../../../test/api.js';
import { sentEmails } from '../../../../test/sent-emails.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const codeOf = (secret: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 });
const login = (email: string, code?: string, headers = {}) =>
  api.call('/api/auth/login', { method: 'POST', headers, body: { email, password: PASSWORD, ...(code && { code }) } });

async function turnOn(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await api.graphql('mutation { startSecondFactor { setup { secret uri qrCode } } }', {}, token);
  const { secret, uri, qrCode } = started.body.data.startSecondFactor.setup;
  expect([uri, qrCode]).toEqual([
    expect.stringMatching(/^otpauth:\/\/totp\//),
    expect.stringMatching(/^data:image\/svg/),
  ]);
  const CONFIRM =
    'mutation($code: String!) { confirmSecondFactor(code: $code) { userErrors { field } recoveryCodes } }';
  const wrong = await api.graphql(CONFIRM, { code: '000000' }, token);
  expect(wrong.body.data.confirmSecondFactor.userErrors).toEqual([{ field: ['code'] }]);
  const done = await api.graphql(CONFIRM, { code: codeOf(secret, -1) }, token);
  return { secret, recoveryCodes: done.body.data.confirmSecondFactor.recoveryCodes };
}

test('a moderator’s sign-in asks for the app’s code, which is good once', async () => {
  const id = await api.person('mod@example.ca', 'MODERATOR');
  const { secret, recoveryCodes } = await turnOn(await api.token('mod@example.ca'));
  expect(recoveryCodes).toHaveLength(10);
  const [stored] = await api.rows('select secret, recovery_hashes as hashes from second_factor where user_id = $1', [
    id,
  ]);
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);

  const asked = await login('mod@example.ca');
  expect([asked.status, asked.body.errors]).toEqual([422, [{ field: 'code', message: expect.any(String) }]]);
  expect((await login('mod@example.ca', '123456')).status).toBe(422);
  const code = codeOf(secret);
  const twice = await Promise.all([login('mod@example.ca', code), login('mod@example.ca', code)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await login('mod@example.ca', code)).status).toBe(422);

  const recovery = recoveryCodes[3] ?? '';
  expect((await login('mod@example.ca', recovery.toUpperCase())).status).toBe(200);
  expect((await login('mod@example.ca', recovery)).status).toBe(422);
});

test('pressed several times at the same moment it is turned on once, with the codes that are shown', async () => {
  await api.person('presses@example.ca', 'MODERATOR');
  const token = await api.token('presses@example.ca');
  const START = 'mutation { startSecondFactor { setup { secret } } }';
  const { secret } = (await api.graphql(START, {}, token)).body.data.startSecondFactor.setup;
  const CONFIRM = 'mutation($code: String!) { confirmSecondFactor(code: $code) { userErrors { code } recoveryCodes } }';
  const presses = await Promise.all([1, 2, 3, 4].map(() => api.graphql(CONFIRM, { code: codeOf(secret) }, token)));
  const shown = presses.flatMap(({ body }) => body.data.confirmSecondFactor.recoveryCodes ?? []);
  expect(shown).toHaveLength(10);
  expect((await login('presses@example.ca', shown[0])).status).toBe(200);
  const audit = await api.rows(
    `select from audit_event e join user_account u on u.id = e.subject_id
     where e.action = 'second_factor.on' and u.email = 'presses@example.ca'`,
  );
  expect(audit).toHaveLength(1);
});

test('with a wrong password nobody learns that there is a second step', async () => {
  const reply = await api.call('/api/auth/login', {
    method: 'POST',
    body: { email: 'mod@example.ca', password: 'no' },
  });
  expect([reply.status, reply.body.message]).toEqual([401, 'Login failed']);
});

test('turning it off asks for the password; clients have none to turn on', async () => {
  await api.person('admin@example.ca', 'ADMIN');
  const token = await api.token('admin@example.ca');
  await turnOn(token);
  const OFF = 'mutation($p: String!) { removeSecondFactor(password: $p) { userErrors { field } } }';
  expect((await api.graphql(OFF, { p: 'not it' }, token)).body.data.removeSecondFactor.userErrors).toHaveLength(1);
  expect((await api.graphql(OFF, { p: PASSWORD }, token)).body.data.removeSecondFactor.userErrors).toEqual([]);
  expect((await login('admin@example.ca')).status).toBe(200);
  await api.person('client@example.ca');
  const client = await api.graphql(
    'mutation { startSecondFactor { setup { uri } } }',
    {},
    await api.token('client@example.ca'),
  );
  expect(client.body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('staff are told of a sign-in from a device not seen before, and only then', async () => {
  await api.person('staff@example.ca', 'MODERATOR');
  const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' };
  await login('staff@example.ca');
  await login('staff@example.ca');
  await login('staff@example.ca', undefined, chrome);
  await login('staff@example.ca', undefined, chrome);
  const [sent, ...more] = await sentEmails(api, 'staff@example.ca', 'new-sign-in');
  expect(sent?.text).toContain('Chrome on Windows');
  expect(more).toEqual([]);
});
