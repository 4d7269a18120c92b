import pg from 'pg';
import { APPLICATION, PASSWORD, testApi, type TestApi } from './api.js';

let api: TestApi;
beforeAll(async () => {
  // the limits of production but for those that a busy machine would reach by itself
  api = await testApi({ DATABASE_LOCK_MS: '1000' });
  await api.person('holder@example.ca');
});
afterAll(() => api.close());

test('C9: while one table is locked, applications wait in turn, and sign-in and reads of others answer', async () => {
  const locker = new pg.Client({ connectionString: api.database.adminUrl });
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table application in access exclusive mode');
  const send = (n: number): Promise<number> =>
    api
      .call('/mortgage/basic', {
        method: 'POST',
        headers: { 'idempotency-key': `locked-${n}` },
        body: { ...APPLICATION, email: `locked${n}@example.ca` },
      })
      .then(({ status }) => status);
  const refused = Promise.all(Array.from({ length: 40 }, (_, n) => send(n)));

  const login = { method: 'POST', body: { email: 'holder@example.ca', password: PASSWORD } };
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => [
      (await api.call('/api/auth/login', login)).status,
      (await api.call('/mortgage-rates/current')).status,
      (await api.call('/api/blogs')).status,
    ]),
  );
  expect(new Set(others.flat())).toEqual(new Set([200]));
  // each was told to come again, and no one waits for ever
  expect(new Set(await refused)).toEqual(new Set([503]));

  await locker.query('rollback');
  await locker.end();
  expect(await Promise.all([send(0), send(1)])).toEqual([201, 201]);
});
