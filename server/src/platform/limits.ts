import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { Limit, Limits } from './interfaces.js';
import { makeCounting, TableLimiter } from './limits-table.js';

/** Too many: come back later. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError';

  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests');
  }
}

type Limiter = RateLimiterMemory | RateLimiterStoreAbstract;

/**
 * What a visitor's address counts as. One line has a whole /64 of IPv6 addresses: counted one by one they would be no limit.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return `${[...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * The declared throttles. Counted in Redis where there is one, else in PostgreSQL, so that instances share them; in memory,
 * each for itself, while that store is away.
 */
export function makeLimits(
  { db, redis }: { db: DataSource; redis?: Redis },
  { limitsFactor }: Pick<Config, 'limitsFactor'>,
  declared: readonly Limit[],
): Limits {
  const counting = makeCounting(db);
  const makeLimiter = ({ name, points, duration, local, givenBack, measured }: Limit): Limiter => {
    const factor = measured ? Math.max(1, limitsFactor) : limitsFactor;
    const rule = { keyPrefix: name, points: Math.ceil(points * factor), duration };
    if (local) return new RateLimiterMemory(rule);
    const shared = {
      ...rule,
      // a block in memory would outlive what is given back
      ...(!givenBack && { inMemoryBlockOnConsumed: rule.points + 1 }),
      insuranceLimiter: new RateLimiterMemory(rule),
    };
    if (redis) return new RateLimiterRedis({ ...shared, storeClient: redis });
    const table = { storeClient: db, storeType: 'typeorm', tableName: 'rate_limit', tableCreated: true };
    return new TableLimiter({ ...shared, ...table }, counting);
  };
  const names = new Set(declared.map(({ name }) => name));
  if (names.size < declared.length) throw new Error('Two limits have the same name.');
  const limiters = new Map(declared.map((limit) => [limit, makeLimiter(limit)]));
  const limiterOf = (limit: Limit): Limiter => {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`No module declares the limit ${limit.name}.`);
    return limiter;
  };

  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    async check(limit, key) {
      const limiter = limiterOf(limit);
      const counted = await limiter.get(key);
      if (counted && counted.consumedPoints >= limiter.points) throw refusal(counted);
    },
    async excess(limit, key, points = 1) {
      const limiter = limiterOf(limit);
      try {
        await limiter.consume(key, points);
        return 0;
      } catch (error) {
        // of a key that memory holds back already, no count is told
        if (error instanceof RateLimiterRes) return Math.max(1, error.consumedPoints - limiter.points);
        throw error;
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

function refusal({ msBeforeNext }: RateLimiterRes): RateLimitedError {
  return new RateLimitedError(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
