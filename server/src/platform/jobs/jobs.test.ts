import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { newId } from '../ids.js';

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform();
});
afterAll(() => test.close());

describe('jobs', () => {
  it('are added with one statement, however many', async () => {
    const statements: string[] = [];
    const manager = {
      query: (sql: string, values?: unknown[]): Promise<never> => {
        statements.push(sql);
        return test.platform.db.query(sql, values);
      },
    };
    const jobs = [1, 2, 3].map((attempt) => ({ id: newId(), queue: 'account', data: { mailId: newId(), attempt } }));
    await test.platform.jobs.insert(manager, jobs);
    await test.platform.jobs.insert(manager, []);
    expect(statements).toHaveLength(1);
    const ids = jobs.map(({ id }) => id);
    expect(await test.platform.db.query('select count(*)::int as n from pgboss.job where id = any($1)', [ids])).toEqual(
      [{ n: 3 }],
    );
  });

  it('of a killed process are found lost after a minute', async () => {
    const job = { id: newId(), queue: 'account', data: { mailId: newId() }, startAfterSeconds: 600 };
    await test.platform.jobs.insert(test.platform.db.manager, [job]);
    const [row] = await test.platform.db.query<unknown[]>(
      'select expire_in::text as expiry from pgboss.job where id = $1',
      [job.id],
    );
    expect(row).toEqual({ expiry: '00:01:00' });
  });

  it('of the same id exist once', async () => {
    const job = { id: newId(), queue: 'account', data: { mailId: newId() }, startAfterSeconds: 60 };
    await test.platform.jobs.insert(test.platform.db.manager, [job]);
    await test.platform.jobs.insert(test.platform.db.manager, [job]);
    expect(
      await test.platform.db.query(
        'select extract(epoch from start_after - created_on)::int as wait from pgboss.job where id = $1',
        [job.id],
      ),
    ).toEqual([{ wait: 60 }]);
  });
});
