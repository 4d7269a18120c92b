import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { PASSWORD, testApi, type Reply, type TestApi } from '../../../../test/api.js';
import { eventually } from '../../../../test/eventually.js';
import { hashPassword } from '../../../platform/passwords.js';
import { SET_NEW_PASSWORD } from '../../users/public.sql.js';
import { END_ALL } from './session.sql.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const EMAIL = 'raced@example.ca';
const signIn = (): Promise<Reply> =>
  api.call('/api/auth/login', { method: 'POST', body: { email: EMAIL, password: PASSWORD } });
const waiting = (): Promise<unknown[]> => api.rows(`select from pg_locks where not granted`);
const living = (): Promise<unknown[]> =>
  api.rows('select from session s join user_account u on u.id = s.user_id where u.email = $1 and s.ended_at is null', [
    EMAIL,
  ]);

test.each([
  ['the password', async () => [SET_NEW_PASSWORD, await hashPassword('eleven green kayaks')] as const],
  ['whether they may sign in', () => ['update user_account set suspended_at = now() where id = $1'] as const],
])('a sign-in under way while somebody changes %s begins no session', async (_what, change) => {
  const id = await api.person(EMAIL, 'ACCOUNT_HOLDER');
  expect((await signIn()).status).toBe(200);
  const [statement, ...values] = await change();
  let attempt: Promise<Reply> | undefined;
  await api.platform.db.transaction(async (manager) => {
    await manager.query(statement, [id, ...values]);
    attempt = signIn();
    // the old password was right, and the session waits for what is being changed
    await eventually(async () => expect(await waiting()).not.toEqual([]));
    await manager.query(END_ALL, [id, null]);
  });
  const reply = await attempt;
  expect([reply?.status, reply?.body.message]).toEqual([401, MESSAGES.loginFailed]);
  expect(await living()).toEqual([]);
  await api.rows('delete from user_account where id = $1', [id]);
});
