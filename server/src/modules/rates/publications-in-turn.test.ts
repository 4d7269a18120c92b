import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { lender, testApi, type TestApi } from '../../../test/api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

test('the newest publication is the one that was done last, also where another began before it', async () => {
  const { rateIds } = await lender(api, 'Granite', [3.94, 4.19]);
  const [slow = '', quick = ''] = rateIds;
  const done: string[] = [];
  const change = async (id: string): Promise<void> => {
    const reply = await api.call(`/api/rates/${id}`, { method: 'DELETE', token: admin });
    expect(reply.status).toBe(200);
    done.push(id);
  };
  const other = new pg.Client({ connectionString: api.database.adminUrl });
  await other.connect();
  await other.query('begin');
  await other.query('select from rate where id = $1 for update', [slow]);
  const first = change(slow);
  await pause(500);
  const second = change(quick);
  await Promise.race([second, pause(1_000)]);
  await other.query('rollback');
  await other.end();
  await Promise.all([first, second]);
  const kept = await api.rows<{ id: string }>(
    `select e.rate_id as id from publication p join publication_entry e on e.publication_id = p.id
     where e.rate_id = any($1::uuid[]) and e.kind = 'archive' order by p.created_at`,
    [rateIds],
  );
  expect(kept.map(({ id }) => id)).toEqual(done);
});
