import { PASSWORD, testApi, type Reply, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { hashPassword } from '../../platform/passwords.js';
import { SET_NEW_PASSWORD } from '../users/public.sql.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

interface Stolen {
  id: string;
  token: string;
}

const put = ({ id, token }: Stolen, body: unknown): Promise<Reply> =>
  api.call(`/api/users/${id}`, { method: 'PUT', token, body });
const mutate = (mutation: string, { token }: Stolen): Promise<Reply> =>
  api.graphql(`mutation($p: String!) { ${mutation} { userErrors { message } } }`, { p: PASSWORD }, token);
const NEXT = { current: PASSWORD, next: 'nine purple canoes' };

test.each<[string, (stolen: Stolen) => Promise<Reply>]>([
  ['another password', (stolen) => put(stolen, { password: NEXT })],
  ['another address', (stolen) => put(stolen, { email: 'mallory@evil.test', password: { current: PASSWORD } })],
  [
    'a deletion',
    ({ id, token }) => api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } }),
  ],
  [
    'an API token',
    (stolen) => mutate('createApiToken(input: { name: "A", scopes: [RATES_READ], password: $p })', stolen),
  ],
  [
    'a webhook',
    (stolen) =>
      mutate('createWebhook(input: { url: "https://hooks.test/in", events: [RATES_CHANGED], password: $p })', stolen),
  ],
  ['no second step', (stolen) => mutate('removeSecondFactor(password: $p)', stolen)],
])('a password that is reset while it is being used gives %s to nobody', async (_what, use) => {
  const email = 'taken-back@example.ca';
  const id = await api.person(email, 'MODERATOR');
  const stolen = { id, token: await api.token(email) };
  await api.rows(`insert into second_factor (user_id, secret, confirmed_at) values ($1, 'x', now())`, [id]);
  const hash = await hashPassword('eleven green kayaks');
  let attempt: Promise<Reply> | undefined;
  await api.platform.db.transaction(async (manager) => {
    await manager.query(SET_NEW_PASSWORD, [id, hash]);
    attempt = use(stolen);
    // the old password was right, and what it is for waits for the reset
    await eventually(async () => expect(await api.rows('select from pg_locks where not granted')).not.toEqual([]));
  });
  expect((await attempt)?.text).toContain('That isn’t your current password.');
  const left = await api.rows(
    `select u.email, u.password_hash = $2 as same, (select count(*)::int from second_factor f where f.user_id = u.id) as factors,
       (select count(*)::int from api_token t where t.user_id = u.id) as tokens,
       (select count(*)::int from webhook w where w.user_id = u.id) as webhooks
     from user_account u where u.id = $1`,
    [id, hash],
  );
  expect(left).toEqual([{ email, same: true, factors: 1, tokens: 0, webhooks: 0 }]);
  await api.rows('delete from user_account where id = $1', [id]);
});
