import { APPLICATION, testApi, type TestApi } from './api.js';
import { meanwhile } from './meanwhile.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const WITHDRAW = 'mutation($id: ID!) { withdrawApplication(id: $id) { withdrawnId userErrors { code } } }';

test('whoever loses to somebody who waited for the same two rows is asked to try again, and then may', async () => {
  const userId = await api.person('ada@example.ca');
  const token = await api.token('ada@example.ca');
  await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION });
  await api.rows('update application set user_id = $1', [userId]);
  const [application] = await api.rows<{ id: string }>('select id from application');
  const withdraw = () => api.graphql(WITHDRAW, { id: application?.id }, token);
  // as when an account is deleted: the person's row, then what is theirs
  const lost = await meanwhile(api.platform.db, 'select from user_account where id = $1 for update', [userId], {
    begin: withdraw,
    then: 'select from application where user_id = $1 for update',
  });
  expect([lost.status, lost.headers.get('retry-after'), lost.body.errors[0].extensions.code]).toEqual([
    503,
    '2',
    'UNAVAILABLE',
  ]);
  expect((await withdraw()).body.data.withdrawApplication).toEqual({ withdrawnId: application?.id, userErrors: [] });
});
