import { PASSWORD, testApi, type Reply, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';

const NEXT = 'eleven green kayaks';
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const put = (id: string, body: unknown, token: string): Promise<Reply> =>
  api.call(`/api/users/${id}`, { method: 'PUT', body, token });
const fieldsOf = ({ status, body }: Reply): unknown => [
  status,
  body.errors.map(({ field }: { field: string }) => field),
];

let counter = 0;
/** Somebody who signs in with Google alone. */
async function withoutPassword() {
  const email = `google${(counter += 1)}@example.ca`;
  const id = await api.person(email);
  const token = await api.token(email);
  await api.rows(
    `update user_account set password_hash = null, google_subject = $2, email_verified_at = now() where id = $1`,
    [id, email],
  );
  return { id, email, token };
}

async function codeFor({ email, token }: { email: string; token: string }, count = 1): Promise<string> {
  const sent = await api.graphql('mutation { sendConfirmationCode { userErrors { code } } }', {}, token);
  expect(sent.body.data.sendConfirmationCode.userErrors).toEqual([]);
  const found = (await sentEmails(api, email, 'confirm-change', count)).at(-1);
  return /(?<![\w-])[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}(?![\w-])/.exec(found?.text ?? '')?.[0] ?? '';
}

test('a stolen session alone changes no address, sets no password and deletes nothing', async () => {
  const { id, email, token } = await withoutPassword();
  const attempts = [
    { email: 'mallory@evil.test' },
    { email: 'mallory@evil.test', password: { current: PASSWORD } },
    { password: { next: NEXT } },
  ];
  for (const body of attempts) expect(fieldsOf(await put(id, body, token))).toEqual([422, ['confirmationCode']]);
  const guess = { password: { next: NEXT }, confirmationCode: 'aaaa-bbbb-cccc' };
  expect(fieldsOf(await put(id, guess, token))).toEqual([422, ['confirmationCode']]);
  const deletion = await api.call(`/api/users/${id}`, { method: 'DELETE', token });
  expect(fieldsOf(deletion)).toEqual([422, ['confirmationCode']]);
  expect(await api.rows('select email, password_hash as hash from user_account where id = $1', [id])).toEqual([
    { email, hash: null },
  ]);
});

test('the emailed code sets a first password, once', async () => {
  const person = await withoutPassword();
  const code = await codeFor(person);
  const weak = await put(person.id, { password: { next: 'qwertyuiop' }, confirmationCode: code }, person.token);
  expect(fieldsOf(weak)).toEqual([422, ['password.next']]);
  const body = { password: { next: NEXT }, confirmationCode: ` ${code.toUpperCase()} ` };
  const done = await put(person.id, body, person.token);
  expect(done.status).toBe(200);
  const login = { method: 'POST', body: { email: person.email, password: NEXT } };
  expect((await api.call('/api/auth/login', login)).status).toBe(200);
  const again = await api.graphql(
    'mutation { sendConfirmationCode { userErrors { code } } }',
    {},
    done.body.data.token,
  );
  expect(again.body.data.sendConfirmationCode.userErrors).toEqual([{ code: 'CONFLICT' }]);
});

test('the code belongs to one person, and goes with a change of address', async () => {
  const [person, other] = [await withoutPassword(), await withoutPassword()];
  const code = await codeFor(person);
  const stolen = await put(other.id, { password: { next: NEXT }, confirmationCode: code }, other.token);
  expect(fieldsOf(stolen)).toEqual([422, ['confirmationCode']]);
  const taken = await put(person.id, { email: other.email, confirmationCode: code }, person.token);
  expect(taken.status).toBe(409);
  const moved = await put(person.id, { email: `moved-${person.email}`, confirmationCode: code }, person.token);
  expect([moved.status, moved.body.data.emailVerified]).toEqual([200, false]);
  expect(fieldsOf(await put(person.id, { password: { next: NEXT }, confirmationCode: code }, person.token))).toEqual([
    422,
    ['confirmationCode'],
  ]);
});

test('the code deletes the account, and blanks consents of this person alone', async () => {
  const person = await withoutPassword();
  await put(person.id, { marketingConsent: true }, person.token);
  const code = await codeFor(person);
  const call = { method: 'DELETE', token: person.token, body: { confirmationCode: code } };
  expect((await api.call(`/api/users/${person.id}`, call)).status).toBe(200);
  expect(await api.rows('select from user_account where id = $1', [person.id])).toEqual([]);
  expect(await api.rows('select from consent where user_id = $1 or email = $2', [person.id, person.email])).toEqual([]);
});

test('an unconfirmed address reaches nobody else’s consents, and nobody is erased without their deletion', async () => {
  const victim = 'consenting@bank.test';
  await api.rows(
    `insert into consent (id, email, purpose, granted, text_version) values (gen_random_uuid(), $1, 'contact', true, '1')`,
    [victim],
  );
  const id = await api.person(victim);
  await expect(api.rows('select erase_person($1)', [id])).rejects.toThrow(/deletion alone/);
  const token = await api.token(victim);
  const gone = await api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  expect(await api.rows('select email from consent where email = $1', [victim])).toEqual([{ email: victim }]);
});
