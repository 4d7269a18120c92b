import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { testPlatform, type TestPlatform } from '../../test/platform.js';
import { testRedis, type TestRedis } from '../../test/redis.js';
import { makeDataSource } from '../database/data-source.js';
import type { Limits } from './interfaces.js';
import { makeLimits, RateLimitedError } from './limits.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { openRedis } from './redis.js';

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform();
});
afterAll(() => test.close());

describe('limits', () => {
  it('are shared by instances, say when to come back, and can be forgotten', async () => {
    const { db, limits } = test.platform;
    const other = makeLimits({ db }, { limitsFactor: 1 });
    for (let count = 0; count < 5; count += 1)
      await (count % 2 ? limits : other).consume('login', 'a@example.ca 10.0.0.1');
    await expect(limits.check('login', 'a@example.ca 10.0.0.1')).rejects.toThrow(RateLimitedError);
    const refused = await other.consume('login', 'a@example.ca 10.0.0.1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimitedError);
    expect((refused as RateLimitedError).retryAfterSeconds).toBeGreaterThan(14 * 60);
    await expect(limits.consume('login', 'b@example.ca 10.0.0.1')).resolves.toBeUndefined();
    await limits.reset('login', 'a@example.ca 10.0.0.1');
    await expect(limits.check('login', 'a@example.ca 10.0.0.1')).resolves.toBeUndefined();
  });

  it('are multiplied by the factor', async () => {
    const generous = makeLimits({ db: test.platform.db }, { limitsFactor: 2 });
    for (let count = 0; count < 10; count += 1) await generous.consume('login', 'c');
    await expect(generous.consume('login', 'c')).rejects.toThrow(RateLimitedError);
  });

  it('hold in memory while the database is away', async () => {
    const db = makeDataSource('postgresql://nobody@127.0.0.1:1/none');
    const away = makeLimits({ db }, { limitsFactor: 1 });
    for (let count = 0; count < 5; count += 1) await away.consume('login', 'd');
    await expect(away.consume('login', 'd')).rejects.toThrow(RateLimitedError);
  });
});

describe('limits in Redis', () => {
  let redis: TestRedis;
  const opened: Redis[] = [];
  const instance = (): Limits => {
    const client = openRedis(redis.url, test.platform.log);
    opened.push(client);
    return makeLimits({ db: test.platform.db, redis: client }, { limitsFactor: 1 });
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
    const [one, other] = [instance(), instance()];
    await ready();
    for (let count = 0; count < 5; count += 1) await (count % 2 ? one : other).consume('login', 'shared');
    const refused = await other.consume('login', 'shared').catch((error: unknown) => error);
    expect((refused as RateLimitedError).retryAfterSeconds).toBeGreaterThan(14 * 60);
    await expect(one.check('login', 'shared')).rejects.toThrow(RateLimitedError);
    await one.reset('login', 'shared');
    await expect(one.check('login', 'shared')).resolves.toBeUndefined();
    expect(await test.platform.db.query(`select key from rate_limit where key like '%shared%'`)).toEqual([]);
  });

  it('hold in memory while Redis is away, and are shared again when it is back', async () => {
    const limits = instance();
    await ready();
    await limits.consume('login', 'away');
    const port = Number(new URL(redis.url).port);
    await redis.kill();
    for (let count = 0; count < 5; count += 1) await limits.consume('login', 'away');
    await expect(limits.consume('login', 'away')).rejects.toThrow(RateLimitedError);
    redis = await testRedis(port);
    await ready();
    await limits.consume('login', 'back');
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
