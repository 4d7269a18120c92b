import { APPLICATION, PASSWORD, testApi, type Reply, type TestApi } from '../../../../test/api.js';
import { testSmtp, type TestSmtp } from '../../../../test/smtp.js';
import { until } from '../../../../test/until.js';

const VERIFY = 'Confirm your email address';
const RESET = 'Choose a new password';
const CHOSEN = 'violet tram at dawn';
const NEXT_PASSWORD = 'eleven green kayaks';
const VICTIM = 'victim@bank.test';

let api: TestApi;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await testSmtp();
  api = await testApi({ SMTP_URL: smtp.url });
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email: VICTIM } });
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});

const post = (path: string, body: unknown): Promise<Reply> => api.call(path, { method: 'POST', body });

let counter = 0;
/** Registers an attacker whose mail server puts every delivery off. */
async function attacker() {
  const email = `mallory${(counter += 1)}@evil.test`;
  smtp.defer(email);
  const person = { name: 'Mallory Evil', email, phone: '416 555-0199', password: CHOSEN };
  const { id, token } = (await post('/api/auth/register', person)).body.data;
  await putOff(email, 'verify-email');
  return { id: String(id), email, token: String(token) };
}

interface Stored {
  status: string;
  attempts: number;
}
const stored = async (recipient: string, template: string): Promise<Stored | undefined> => {
  const sql = `select status, attempts from mail_message where recipient = $1 and template = $2
               order by created_at desc limit 1`;
  return (await api.rows<Stored>(sql, [recipient, template]))[0];
};
const settled = (recipient: string, template: string): Promise<string> =>
  until(async () => {
    const found = await stored(recipient, template);
    return found && found.status !== 'pending' ? found.status : undefined;
  }, `the end of ${template} to ${recipient}`);
const putOff = (recipient: string, template: string): Promise<true> =>
  until(
    async () => ((await stored(recipient, template))?.attempts ?? 0) > 0 || undefined,
    `a first attempt of ${template}`,
  );

/** The server takes the email now, and the wait before the next attempt is over. */
async function retried(email: string): Promise<void> {
  smtp.accept(email);
  await api.rows(`update mail_message set next_at = now() where status = 'pending'`);
}

async function moveTo(person: { id: string; token: string }, email: string): Promise<void> {
  const body = { email, password: { current: CHOSEN } };
  const reply = await api.call(`/api/users/${person.id}`, { method: 'PUT', token: person.token, body });
  expect([reply.status, reply.body.data.emailVerified]).toEqual([200, false]);
}

async function expectNothingOfTheVictim(token: string): Promise<void> {
  const profile = await api.call('/api/users/profile', { token });
  expect(profile.body.data.emailVerified).toBe(false);
  expect((await api.call('/mortgage/user', { token })).body.data).toEqual([]);
  const { content } = (await api.graphql('{ myData { content } }', {}, token)).body.data.myData;
  expect(content.applications).toEqual([]);
}

test('a verification email that was put off confirms no address but the one it is sent to', async () => {
  const mallory = await attacker();
  await moveTo(mallory, VICTIM);
  await retried(mallory.email);
  expect(await settled(mallory.email, 'verify-email')).toBe('void');
  const sent = smtp.received.filter(({ to, subject }) => to === mallory.email && subject === VERIFY);
  expect(sent).toEqual([]);
  await expectNothingOfTheVictim(mallory.token);
  await api.rows('delete from user_account where id = $1', [mallory.id]);
});

test('a reset email that was put off does not open the account after its address changed', async () => {
  const mallory = await attacker();
  await post('/api/auth/forgot-password', { email: mallory.email });
  await putOff(mallory.email, 'reset-password');
  await moveTo(mallory, VICTIM);
  await retried(mallory.email);
  expect(await settled(mallory.email, 'reset-password')).toBe('void');
  expect(smtp.received.some(({ to, subject }) => to === mallory.email && subject === RESET)).toBe(false);
  await expectNothingOfTheVictim(mallory.token);
  await api.rows('delete from user_account where id = $1', [mallory.id]);
});

test('a reset link of the old address neither sets a password nor confirms the new address', async () => {
  const mallory = await attacker();
  smtp.accept(mallory.email);
  await post('/api/auth/forgot-password', { email: mallory.email });
  const { token } = await smtp.first(mallory.email, RESET);
  const [row] = await api.rows('select * from one_time_token where user_id = $1', [mallory.id]);
  await moveTo(mallory, VICTIM);
  // the change ended it; a link that survived would still carry its own address
  await api.rows(
    `insert into one_time_token (id, user_id, purpose, token_hash, email, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [row.id, row.user_id, row.purpose, row.token_hash, row.email, row.expires_at],
  );
  const reset = await post('/api/auth/reset-password', { token, password: NEXT_PASSWORD });
  expect([reset.status, reset.body.errors[0].field]).toEqual([422, 'token']);
  expect((await post('/api/auth/login', { email: VICTIM, password: NEXT_PASSWORD })).status).toBe(401);
  await expectNothingOfTheVictim(mallory.token);
  await api.rows('delete from user_account where id = $1', [mallory.id]);
});

test('an email queued behind the back of the change is void when it is written', async () => {
  const mallory = await attacker();
  await moveTo(mallory, VICTIM);
  await api.rows(`update mail_message set status = 'pending' where recipient = $1 and template = 'verify-email'`, [
    mallory.email,
  ]);
  await retried(mallory.email);
  expect(await settled(mallory.email, 'verify-email')).toBe('void');
  // one statement: the email of the change may make its own link at any moment
  const others = 'select from one_time_token where user_id = $1 and email is distinct from $2';
  expect(await api.rows(others, [mallory.id, VICTIM])).toEqual([]);
  await api.rows('delete from user_account where id = $1', [mallory.id]);
});

test('B-M6: a change of the password ends the reset links before it, sent or waiting', async () => {
  const email = 'careful@example.test';
  const id = await api.person(email);
  const token = await api.token(email);
  await post('/api/auth/forgot-password', { email });
  const { token: link } = await smtp.first(email, RESET);
  const waiting = 'slow@example.test';
  const slowId = await api.person(waiting);
  smtp.defer(waiting);
  await post('/api/auth/forgot-password', { email: waiting });
  await putOff(waiting, 'reset-password');

  const change = { password: { current: PASSWORD, next: NEXT_PASSWORD } };
  for (const [who, by] of [
    [id, token],
    [slowId, await api.token(waiting)],
  ] as const) {
    expect((await api.call(`/api/users/${who}`, { method: 'PUT', token: by, body: change })).status).toBe(200);
  }
  expect((await stored(waiting, 'reset-password'))?.status).toBe('void');
  const reset = await post('/api/auth/reset-password', { token: link, password: 'nine violet trams' });
  expect([reset.status, reset.body.errors[0].field]).toEqual([422, 'token']);
  expect((await post('/api/auth/login', { email, password: NEXT_PASSWORD })).status).toBe(200);
});
