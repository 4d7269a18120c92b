import { EmailRule1791000100000 } from '../../../database/migrations/1791000100000-email-rule.js';
import { makeOwnerDataSource } from '../../../database/data-source.js';
import { PASSWORD, testApi, type Reply, type TestApi } from '../../../../test/api.js';

const BROKEN = ['josé1@sec.test', 'ｐat@x.test', `a@${'a'.repeat(64)}.test`];
const FIELD_ERROR = [{ field: 'email', message: 'Enter an email address, like name@example.ca' }];

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

const post = (path: string, body: unknown): Promise<Reply> => api.call(path, { method: 'POST', body });

describe.each(BROKEN)('B-H1: %s', (email) => {
  test('is refused at registration, before anything is made', async () => {
    const person = { name: 'Ann Bee', email, phone: '416 555-0142', password: 'violet tram at dawn' };
    const reply = await post('/api/auth/register', person);
    expect([reply.status, reply.body.errors]).toEqual([422, FIELD_ERROR]);
    expect(await api.rows('select from user_account where email = $1', [email])).toEqual([]);
  });

  test('is refused as a new address, for a forgotten password and in a form', async () => {
    const id = await api.person(`someone${email.length}@example.ca`);
    const token = await api.token(`someone${email.length}@example.ca`);
    const body = { email, password: { current: PASSWORD } };
    const change = await api.call(`/api/users/${id}`, { method: 'PUT', token, body });
    expect([change.status, change.body.errors]).toEqual([422, FIELD_ERROR]);
    const forgot = await post('/api/auth/forgot-password', { email });
    expect([forgot.status, forgot.body.errors]).toEqual([422, FIELD_ERROR]);
    const lead = { fullName: 'Ann Bee', phone: '4165550142', serviceType: 'Other', email };
    expect((await post('/api/mortgage/lead', lead)).body.errors[0].field).toBe('email');
    expect((await api.call('/api/users/profile', { token })).status).toBe(200);
  });

  test('of an account from before the rule keeps working, and the people list with it', async () => {
    const id = await api.person(email);
    const login = await post('/api/auth/login', { email, password: PASSWORD });
    expect([login.status, login.body.data.email]).toEqual([200, email]);
    const { token } = login.body.data;
    expect((await api.call('/api/users/profile', { token })).body.data).toMatchObject({ id, email });
    const list = await api.call('/api/users', { token: admin });
    expect([list.status, list.body.data.items[0].email]).toEqual([200, email]);
    const graphql = await api.graphql('{ users { items { email } } }', {}, admin);
    expect([graphql.body.errors, graphql.body.data.users.items[0]]).toEqual([undefined, { email }]);
    const good = `moved${email.length}@example.ca`;
    const body = { email: good, password: { current: PASSWORD } };
    expect((await api.call(`/api/users/${id}`, { method: 'PUT', token, body })).body.data.email).toBe(good);
  });
});

test('the migration takes back what such an address proved, and touches nobody else', async () => {
  const [good, broken] = [await api.person('proven@example.ca'), await api.person('provén@example.ca')];
  await api.rows('update user_account set email_verified_at = now() where id = any ($1)', [[good, broken]]);
  for (const id of [good, broken]) {
    await api.rows(
      `insert into one_time_token (id, user_id, purpose, token_hash, email, expires_at)
       values (gen_random_uuid(), $1::uuid, 'reset_password', $1::uuid::text, 'x', now())`,
      [id],
    );
  }
  const owner = await makeOwnerDataSource(api.database.ownerUrl).initialize();
  await new EmailRule1791000100000().up(owner.createQueryRunner());
  await owner.destroy();
  const left = await api.rows(
    `select u.id, email_verified_at is not null as verified, (select count(*)::int from one_time_token where user_id = u.id) as tokens
     from user_account u where id = any ($1) order by email`,
    [[good, broken]],
  );
  expect(left).toEqual(
    expect.arrayContaining([
      { id: good, verified: true, tokens: 1 },
      { id: broken, verified: false, tokens: 0 },
    ]),
  );
  const token = await api.token('provén@example.ca');
  const resend = await api.graphql('mutation { resendVerification { userErrors { code } } }', {}, token);
  expect(resend.body.data.resendVerification.userErrors).toEqual([{ code: 'INVALID' }]);
});

test('letters that PostgreSQL takes for each other are no second writing of an address', async () => {
  await api.person('ivan@example.ca');
  for (const email of ['İvan@example.ca', 'ıvan@example.ca']) {
    expect((await post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
  }
  expect((await post('/api/auth/login', { email: 'IVAN@example.ca', password: PASSWORD })).status).toBe(200);
});
