import { eventually } from '../../../test/eventually.js';
import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { newId } from '../ids.js';
import type { JobToInsert } from '../interfaces.js';
import { makeJobs } from './jobs.js';
import { CLAIM_JOBS, ENDED_JOBS, JOB_DONE } from './jobs.sql.js';

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform();
});
afterAll(() => test.close());
afterEach(() => test.platform.db.query('delete from background_job'));

/** Of a queue that nobody works at, unless a test does */
const job = (data: Record<string, unknown> = {}): JobToInsert => ({ id: newId(), queue: 'test', data });
const add = (...jobs: JobToInsert[]): Promise<void> => test.platform.jobs.insert(test.platform.db.manager, jobs);
const rows = <T>(columns: string, where = 'true'): Promise<T[]> =>
  test.platform.db.query(`select ${columns} from background_job where ${where} order by id`);
const claim = (most = 10): Promise<{ id: string; attempts: number }[]> =>
  test.platform.db.transaction(async (manager) => {
    const [taken] = await manager.query<[{ id: string; attempts: number }[], number]>(CLAIM_JOBS.text, ['test', most]);
    return taken;
  });

describe('jobs', () => {
  it('are added with one statement, however many', async () => {
    const statements: string[] = [];
    const manager = {
      queryRunner: undefined,
      query: (sql: string, values?: unknown[]): Promise<never> => {
        statements.push(sql);
        return test.platform.db.query(sql, values);
      },
    };
    await test.platform.jobs.insert(manager, [job(), job(), job()]);
    await test.platform.jobs.insert(manager, []);
    expect(statements).toHaveLength(1);
    expect(await rows('queue')).toHaveLength(3);
  });

  it('of a transaction that is rolled back do not exist', async () => {
    const rolledBack = test.platform.db.transaction(async (manager) => {
      await test.platform.jobs.insert(manager, [job()]);
      throw new Error('not after all');
    });
    await expect(rolledBack).rejects.toThrow('not after all');
    expect(await rows('id')).toEqual([]);
  });

  it('that are taken are nobody else’s for a minute: by then a killed process has lost them', async () => {
    await add(job());
    expect(await claim()).toHaveLength(1);
    expect(await claim()).toEqual([]);
    const [lease] = await rows<{ seconds: number }>('extract(epoch from next_at - now())::float8 as seconds');
    expect(lease?.seconds).toBeGreaterThan(0);
    expect(lease?.seconds).toBeLessThanOrEqual(60);
    await test.platform.db.query('update background_job set next_at = now()');
    expect(await claim()).toHaveLength(1);
  });

  it('of the same id exist once, also after they are done', async () => {
    const once = job();
    await add(once);
    await add(once);
    const [taken] = await claim();
    await test.platform.db.query(JOB_DONE, [taken?.id, taken?.attempts]);
    await add(once);
    expect(await claim()).toEqual([]);
    await test.platform.db.query(`update background_job set ended_at = now() - interval '8 days'`);
    await test.platform.db.query(ENDED_JOBS);
    expect(await rows('id')).toEqual([]);
  });

  it('that are due are found without reading what ended', async () => {
    const { db } = test.platform;
    await db.query(`insert into background_job (id, queue, data, ended_at)
      select gen_random_uuid(), 'test', '{}', now() from generate_series(1, 2000)`);
    await add(job());
    const plan = await db.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      return manager.query<Record<string, string>[]>(
        `explain ${CLAIM_JOBS.text.replace('$1', `'test'`).replace('$2', '10')}`,
      );
    });
    expect(JSON.stringify(plan)).toContain('background_job_due_idx');
  });
});

/** Jobs that are looked for when one is added, and what of them is set aside. */
function workshop() {
  const { db, log } = test.platform;
  const noted: unknown[] = [];
  const setAside = {
    note: (work: string, _error: unknown, row?: string) => void noted.push([work, row]),
    flush: async () => undefined,
  };
  return { noted, jobs: makeJobs({ config: { jobsPollSeconds: 600, role: 'all' }, db, setAside, log }) };
}

describe('a worker', () => {
  it('lets a file that cannot be scanned hold back no other, and sets it aside at its last try', async () => {
    const { db } = test.platform;
    const { jobs, noted } = workshop();
    const [good, bad, worn] = [job(), job({ bad: true }), job({ bad: true })];
    await add(good, bad, worn);
    await db.query('update background_job set attempts = 20 where id = $1', [worn.id]);
    jobs.work('test', async ({ data }) => {
      if (data['bad']) throw new Error('the object is gone');
    });
    await eventually(async () =>
      expect(await rows('id, attempts, ended_at is not null as ended, next_at > now() as waits')).toEqual(
        expect.arrayContaining([
          { id: good.id, attempts: 1, ended: true, waits: true },
          { id: bad.id, attempts: 1, ended: false, waits: true },
          { id: worn.id, attempts: 21, ended: true, waits: true },
        ]),
      ),
    );
    await eventually(() => expect(noted).toEqual([['test', worn.id]]));
    expect(() => jobs.work('test', () => Promise.resolve())).toThrow('Two work at the queue test.');

    // it looks again when something is added, however seldom it looks by itself
    const woken = job();
    await jobs.insert(db.manager, [woken]);
    await eventually(async () =>
      expect(await rows('id, ended_at is not null as ended')).toContainEqual({ id: woken.id, ended: true }),
    );
    await jobs.stop();
  });

  it('lets one that takes long free its place, and never does it beside itself', async () => {
    const { db, log, setAside } = test.platform;
    const jobs = makeJobs({ config: { jobsPollSeconds: 0.05, role: 'all' }, db, setAside, log, lateMs: 100 });
    const slow = Array.from({ length: 12 }, () => job({ slow: true }));
    const begun: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await add(...slow);
    jobs.work('test', async ({ id, data }) => {
      begun.push(id);
      if (data['slow']) await gate;
    });
    await eventually(() => expect(begun).toHaveLength(slow.length));
    const quick = job();
    await add(quick);
    await eventually(async () =>
      expect(await rows('id, ended_at is not null as ended')).toContainEqual({ id: quick.id, ended: true }),
    );
    // as where no lease could be renewed
    await db.query('update background_job set next_at = now() where ended_at is null');
    await eventually(async () => expect(await rows('id', 'ended_at is null and next_at <= now()')).toEqual([]));
    open();
    await eventually(async () => expect(await rows('id', 'ended_at is null or attempts <> 1')).toEqual([]));
    expect(begun).toHaveLength(slow.length + 1);
    await jobs.stop();
  });

  it('gives up nothing that is asked for until it is done, and says that it waits long', async () => {
    const { db } = test.platform;
    const { jobs, noted } = workshop();
    const worn = job();
    await add(worn);
    await db.query('update background_job set attempts = 20');
    jobs.work('test', () => Promise.reject(new Error('the store is away')), { untilDone: true });
    await eventually(async () =>
      expect(await rows('attempts, ended_at is not null as ended, next_at > now() as waits')).toEqual([
        { attempts: 21, ended: false, waits: true },
      ]),
    );
    await jobs.stop();
    expect(noted).toEqual([['test', worn.id]]);
  });

  it('is none where a process answers visitors alone', async () => {
    const { db, log, setAside } = test.platform;
    const jobs = makeJobs({ config: { jobsPollSeconds: 0.01, role: 'web' }, db, setAside, log });
    await add(job());
    jobs.work('test', () => Promise.reject(new Error('not here')));
    await jobs.stop();
    expect(await rows('attempts, next_at <= now() as due')).toEqual([{ attempts: 0, due: true }]);
  });
});
