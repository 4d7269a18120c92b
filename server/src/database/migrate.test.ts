import pg from 'pg';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { makeOwnerDataSource } from './data-source.js';
import { migrate } from './migrate.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const AUDIT = `insert into audit_event (id, action, subject_type) values (gen_random_uuid(), 'test.done', 'test')`;

describe('migrations', () => {
  it('make exactly what the entities say', async () => {
    const owner = await makeOwnerDataSource(database.ownerUrl).initialize();
    const { upQueries } = await owner.driver.createSchemaBuilder().log();
    await owner.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('run once when two instances start on an empty database', async () => {
    const empty = await testDatabase({ template: null });
    const at = { url: empty.url, ownerUrl: empty.ownerUrl };
    await Promise.all([migrate(at), migrate(at)]);
    expect(await empty.db.query('select count(*)::int as n from site_settings')).toEqual([{ n: 1 }]);
    await empty.drop();
  });
});

describe('audit and consent rows', () => {
  it('can be added but not changed by the application’s role', async () => {
    await database.db.query(AUDIT);
    for (const table of ['audit_event', 'consent']) {
      for (const change of [`update ${table} set created_at = now()`, `delete from ${table}`, `truncate ${table}`]) {
        await expect(database.db.query(change)).rejects.toThrow(/permission denied/);
      }
    }
  });

  it('are held by a trigger where one role does everything', async () => {
    const single = await testDatabase({ template: null });
    await migrate({ url: single.ownerUrl, ownerUrl: single.ownerUrl });
    const owner = new pg.Client({ connectionString: single.ownerUrl });
    await owner.connect();
    await owner.query(AUDIT);
    for (const change of [
      'update audit_event set action = action',
      'delete from audit_event',
      'truncate audit_event',
    ]) {
      await expect(owner.query(change)).rejects.toThrow(/append-only/);
    }
    await owner.end();
    await single.drop();
  });
});
