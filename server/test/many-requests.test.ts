import type { Pool, PoolClient } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { testApi, type TestApi } from './api.js';

const AT_ONCE = 200;
/** Of the pool: what else arrives waits for one of them */
const CONNECTIONS = 10;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi({ DATABASE_CONNECT_MS: '30000' });
  await api.person('admin@example.ca', 'ADMIN');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

test('200 requests at once take their turns, and each is answered', async () => {
  const ask = (): Promise<number> =>
    api.graphql('{ deskRates { totalItems } }', {}, admin).then(({ status }) => status);
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 200));
});

test('while no connection becomes free within the limit, the answer is 503 with Retry-After', async () => {
  const busy = await testApi({ DATABASE_CONNECT_MS: '30000' });
  const pool = (busy.platform.db.driver as PostgresDriver).master as Pool;
  const held: PoolClient[] = [];
  while (held.length < CONNECTIONS) held.push(await pool.connect());
  // only now: a busy machine may need longer to open ten connections
  pool.options.connectionTimeoutMillis = 100;
  const refused = await busy.call('/mortgage-rates/current');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  for (const client of held) client.release();
  pool.options.connectionTimeoutMillis = 30_000;
  expect((await busy.call('/mortgage-rates/current')).status).toBe(200);
  await busy.close();
});
