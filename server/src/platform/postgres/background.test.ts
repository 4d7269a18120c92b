import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { testWaits } from '../../../test/waits.js';
import { makeDataSource } from '../../database/data-source.js';
import { inBackground } from './background.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await testDatabase();
  const waits = testWaits({ DATABASE_STATEMENT_MS: '100', DATABASE_QUERY_MS: '150' });
  db = await makeDataSource(database.url, [], waits, 2).initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const SLOW = 'select pg_sleep(0.4), 7 as slept';

test('what nobody waits for may take longer than a request, and leaves a connection as it was', async () => {
  await expect(db.query(SLOW)).rejects.toThrow();
  expect(await inBackground(db, (ask) => ask(SLOW))).toEqual([{ pg_sleep: '', slept: 7 }]);
  expect(await db.query('show statement_timeout')).toEqual([{ statement_timeout: '100ms' }]);
});

test('what fails half-way is undone', async () => {
  const half = inBackground(db, async (ask) => {
    await ask(`insert into client_file (name, content) values ('half.js', '')`);
    throw new Error('half-way');
  });
  await expect(half).rejects.toThrow('half-way');
  expect(await db.query('select name from client_file')).toEqual([]);
});
