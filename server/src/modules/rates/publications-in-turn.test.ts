import pg from 'pg';
import { lender, testApi, type TestApi } from '../../../test/api.js';
import { until } from '../../../test/until.js';

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
  const watch = new pg.Client({ connectionString: api.database.adminUrl });
  await Promise.all([other.connect(), watch.connect()]);
  const waiting = async (): Promise<number | null> =>
    (await watch.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .rowCount;
  await other.query('begin');
  await other.query('select from rate where id = $1 for update', [slow]);
  const first = change(slow);
  await until(async () => ((await waiting()) === 1 ? true : undefined), 'the first that waits');
  const second = change(quick);
  const settled = async (): Promise<boolean> => done.length === 1 || (await waiting()) === 2;
  await until(async () => ((await settled()) ? true : undefined), 'the second');
  await other.query('rollback');
  await Promise.all([other.end(), watch.end()]);
  await Promise.all([first, second]);
  const kept = await api.rows<{ id: string }>(
    `select e.rate_id as id from publication p join publication_entry e on e.publication_id = p.id
     where e.rate_id = any($1::uuid[]) and e.kind = 'archive' order by p.created_at`,
    [rateIds],
  );
  expect(kept.map(({ id }) => id)).toEqual(done);
});
