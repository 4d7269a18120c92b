import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asAdmin } from '../../test/database.js';
import { testPlatform, type TestPlatform } from '../../test/platform.js';

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform({ DEMO: '1' });
});
afterAll(() => test.close());

async function eventually(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 20) {
    if (waited > 8_000) throw new Error('it never came');
    await sleep(20);
  }
}

describe('news of changes', () => {
  it('names what changed, whoever changed it', async () => {
    const tags: string[] = [];
    test.platform.notifications.on('cache', (tag) => tags.push(tag));
    await asAdmin(`update rate set notes = 'changed from outside'`, test.database.name);
    await eventually(() => tags.includes('rates'));
    await asAdmin(`update site_settings set tagline = 'New'`, test.database.name);
    await eventually(() => tags.includes('settings'));
    expect(tags).toEqual(['rates', 'settings']);
  });

  it('tells of ended sessions and of people whose sessions are no longer good', async () => {
    const ended: string[] = [];
    test.platform.notifications.on('session', (id) => ended.push(id));
    const [user] = await test.platform.db.query<{ id: string }[]>(
      `select id from user_account where role = 'MODERATOR'`,
    );
    const userId = user?.id ?? '';
    await test.platform.db.query(
      `insert into session (id, user_id, expires_at) values ($1, $1, now() + interval '1 hour')`,
      [userId],
    );
    await test.platform.db.query('update session set ended_at = now()');
    await eventually(() => ended.length === 1);
    await test.platform.db.query('update user_account set suspended_at = now() where id = $1', [userId]);
    await eventually(() => ended.length === 2);
    await test.platform.db.query(`update user_account set name = 'Another' where id = $1`, [userId]);
    expect(ended).toEqual([userId, userId]);
  });

  it('asks its connection one question at a time, and each who waits hears of what was before them', async () => {
    const { notifications, db } = test.platform;
    const tags: string[] = [];
    notifications.on('cache', (tag) => tags.push(tag));
    const asked: Promise<unknown>[] = [];
    let most = 0;
    const { query } = pg.Client.prototype;
    let underWay = 0;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function counted(this: pg.Client, ...args: never[]) {
      const answer = Reflect.apply(query, this, args) as unknown as Promise<unknown>;
      if (args[0] !== 'select 1') return answer;
      most = Math.max(most, (underWay += 1));
      asked.push(answer);
      return answer.finally(() => (underWay -= 1));
    } as never);
    const before = Promise.all([notifications.caughtUp(), notifications.caughtUp()]);
    await db.query(`update site_settings set tagline = 'Newer'`);
    await Promise.all(Array.from({ length: 10 }, () => notifications.caughtUp()));
    expect(tags).toContain('settings');
    await before;
    jest.restoreAllMocks();
    expect(most).toBe(1);
    // two at each of the two moments, and perhaps the heartbeat
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it('say when the connection is lost and when it is back', async () => {
    const { notifications } = test.platform;
    const seen: string[] = [];
    notifications.onLost(() => seen.push('lost'));
    notifications.onRestored(() => seen.push('restored'));
    await asAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'brokerage-listen' and datname = '${test.database.name}'`,
    );
    await eventually(() => seen.includes('restored'));
    expect(seen).toEqual(['lost', 'restored']);
    expect(notifications.connected).toBe(true);
    const tags: string[] = [];
    notifications.on('cache', (tag) => tags.push(tag));
    await asAdmin('update bank set version = version + 1', test.database.name);
    await eventually(() => tags.length > 0);
    expect(tags).toEqual(['rates']);
  });
});
