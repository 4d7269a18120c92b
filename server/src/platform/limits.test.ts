import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { testPlatform, type TestPlatform } from '../../test/platform.js';
import { testRedis, type TestRedis } from '../../test/redis.js';
import { testWaits } from '../../test/waits.js';
import { makeDataSource } from '../database/data-source.js';
import { LOGIN } from '../modules/auth/sessions/session.limits.js';
import { LEAD } from '../modules/intake/intake.limits.js';
import type { Limits } from './interfaces.js';
import { makeLimits, RateLimitedError } from './limits.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { openRedis } from './redis.js';

const LIMITS = [LOGIN, LEAD];

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform();
});
afterAll(() => test.close());

describe('limits', () => {
  it('are shared by instances, say when to come back, and can be forgotten', async () => {
    const { db, limits } = test.platform;
    const other = makeLimits({ db }, { limitsFactor: 1 }, LIMITS);
    for (let count = 0; count < 5; count += 1)
      await (count % 2 ? limits : other).consume(LOGIN, 'a@example.ca 10.0.0.1');
    await expect(limits.consume(LOGIN, 'a@example.ca 10.0.0.1')).rejects.toThrow(RateLimitedError);
    const refused = await other.consume(LOGIN, 'a@example.ca 10.0.0.1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimitedError);
    expect((refused as RateLimitedError).retryAfterSeconds).toBeGreaterThan(14 * 60);
    await expect(limits.consume(LOGIN, 'b@example.ca 10.0.0.1')).resolves.toBeUndefined();
    await limits.reset(LOGIN, 'a@example.ca 10.0.0.1');
    await expect(limits.consume(LOGIN, 'a@example.ca 10.0.0.1')).resolves.toBeUndefined();
  });

  it('are multiplied by the factor', async () => {
    const generous = makeLimits({ db: test.platform.db }, { limitsFactor: 2 }, LIMITS);
    for (let count = 0; count < 10; count += 1) await generous.consume(LOGIN, 'c');
    await expect(generous.consume(LOGIN, 'c')).rejects.toThrow(RateLimitedError);
  });

  it('hold in memory while the database is away', async () => {
    const db = makeDataSource('postgresql://nobody@127.0.0.1:1/none', [], testWaits(), 1);
    const away = makeLimits({ db }, { limitsFactor: 1 }, LIMITS);
    for (let count = 0; count < 5; count += 1) await away.consume(LOGIN, 'd');
    await expect(away.consume(LOGIN, 'd')).rejects.toThrow(RateLimitedError);
  });
});

describe('the count of a throttle', () => {
  it('is one prepared statement, and waits for no disk', async () => {
    const { db, limits } = test.platform;
    const [table] = await db.query<unknown[]>(
      `select relpersistence as kept from pg_class where relname = 'rate_limit'`,
    );
    expect(table).toEqual({ kept: 'u' });

    const pool = (db.driver as PostgresDriver).master as Pool;
    const client = await pool.connect();
    const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
    client.release();
    const { query } = prototype;
    const sent: { name?: string; text?: string }[] = [];
    prototype.query = function (...args: unknown[]) {
      const asked = args[0] as { name?: string; text?: string };
      if (asked.text?.includes('rate_limit')) sent.push(asked);
      return query.apply(this, args);
    };
    try {
      await limits.consume(LEAD, 'one-statement');
    } finally {
      prototype.query = query;
    }
    expect(sent).toEqual([expect.objectContaining({ name: expect.stringContaining('rate_limit') as string })]);
  });
});

describe('limits in Redis', () => {
  let redis: TestRedis;
  const opened: Redis[] = [];
  const instance = async (): Promise<Limits> => {
    const client = await openRedis(redis.url, test.platform.log, testWaits().redisMs);
    opened.push(client);
    return makeLimits({ db: test.platform.db, redis: client }, { limitsFactor: 1 }, LIMITS);
  };
  const ready = async (): Promise<void> => {
    for (const client of opened) if (client.status !== 'ready') await once(client, 'ready');
  };
  beforeAll(async () => {
    redis = await testRedis();
  });
  afterAll(async () => {
    for (const client of opened) client.disconnect();
    await redis.kill();
  });

  it('are shared by instances, and the database has none of them', async () => {
    const [one, other] = [await instance(), await instance()];
    await ready();
    for (let count = 0; count < 5; count += 1) await (count % 2 ? one : other).consume(LOGIN, 'shared');
    const refused = await other.consume(LOGIN, 'shared').catch((error: unknown) => error);
    expect((refused as RateLimitedError).retryAfterSeconds).toBeGreaterThan(14 * 60);
    await expect(one.consume(LOGIN, 'shared')).rejects.toThrow(RateLimitedError);
    await one.reset(LOGIN, 'shared');
    await expect(one.consume(LOGIN, 'shared')).resolves.toBeUndefined();
    expect(await test.platform.db.query(`select key from rate_limit where key like '%shared%'`)).toEqual([]);
  });

  it('hold in memory while Redis is away, and are shared again when it is back', async () => {
    const limits = await instance();
    await ready();
    await limits.consume(LOGIN, 'away');
    const port = Number(new URL(redis.url).port);
    await redis.kill();
    for (let count = 0; count < 5; count += 1) await limits.consume(LOGIN, 'away');
    await expect(limits.consume(LOGIN, 'away')).rejects.toThrow(RateLimitedError);
    redis = await testRedis(port);
    await ready();
    await limits.consume(LOGIN, 'back');
    const [client] = opened;
    expect(await client?.keys('*back*')).toHaveLength(1);
  });
});

describe('passwords', () => {
  it('are hashed with argon2id and verified; nobody’s never match', async () => {
    const stored = await hashPassword('correct horse battery');
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(await Promise.all(['correct horse battery', 'wrong'].map((word) => verifyPassword(stored, word)))).toEqual([
      true,
      false,
    ]);
    expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
  });

  it('are hashed a few at a time, and all of them in the end', async () => {
    const hashes = await Promise.all(Array.from({ length: 9 }, () => hashPassword('many')));
    expect(new Set(hashes).size).toBe(9);
  });
});
