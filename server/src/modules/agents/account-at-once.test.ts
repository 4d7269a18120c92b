import pg from 'pg';
import { testApi, type TestApi } from '../../../test/api.js';
import { until } from '../../../test/until.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const added = async (subdomain: string): Promise<string> => {
  const licences = [{ province: 'ON', number: 'M24001234', expiresOn: '2099-03-31' }];
  const body = { licensedName: 'Priya Raman', title: 'Mortgage broker', subdomain, licences };
  const reply = await api.call('/api/agents', { method: 'POST', token: admin, body });
  expect(reply.status).toBe(201);
  return reply.body.data.id;
};

test('one account that is given to two agents at the same moment is the first one’s, and the second hears why', async () => {
  const ids = [await added('first'), await added('second')];
  const userId = await api.person('agent@example.ca');
  const other = new pg.Client({ connectionString: api.database.adminUrl });
  const watch = new pg.Client({ connectionString: api.database.adminUrl });
  await Promise.all([other.connect(), watch.connect()]);
  // both get as far as their rows let them: the last thing that a change does is to write down who did it
  await other.query('begin; lock table audit_event in access exclusive mode');
  const changes = ids.map((id) => api.call(`/api/agents/${id}`, { method: 'PUT', token: admin, body: { userId } }));
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await until(async () => ((await watch.query(waiting)).rowCount === 2 ? true : undefined), 'both that wait');
  await other.query('rollback');
  await Promise.all([other.end(), watch.end()]);
  const replies = await Promise.all(changes);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.errors).toEqual([
    expect.objectContaining({ field: 'userId', message: 'This account belongs to another agent.' }),
  ]);
  expect(await api.rows('select from agent where user_id = $1', [userId])).toHaveLength(1);
});
