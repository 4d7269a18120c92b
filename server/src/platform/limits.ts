import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { LimitName, Limits } from './interfaces.js';

/** Too many: come back later. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError';

  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests');
  }
}

const RULES: Record<LimitName, { points: number; duration: number }> = {
  /** Failed sign-ins of one e-mail address from one network address */
  login: { points: 5, duration: 15 * 60 },
  /** Failed sign-ins from one network address */
  'login-address': { points: 50, duration: 60 * 60 },
  /** Passwords and second-factor codes tried for one person by somebody who is signed in, or has the password */
  confirm: { points: 10, duration: 15 * 60 },
  register: { points: 20, duration: 60 * 60 },
  /** Reset mails asked for one address from one network address; then those from one network address */
  forgot: { points: 5, duration: 60 * 60 },
  'forgot-address': { points: 30, duration: 60 * 60 },
  'one-time-token': { points: 30, duration: 60 * 60 },
  google: { points: 60, duration: 60 * 60 },
  lead: { points: 30, duration: 60 * 60 },
  'validate-phone': { points: 30, duration: 60 * 60 },
};

/**
 * What a visitor's address counts as. One line has a whole /64 of IPv6 addresses: counted one by one they would be no limit.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace(/^::ffff:/, '');
  const [head = '', tail] = ip.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return `${[...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * Counted in Redis where there is one, else in PostgreSQL, so that instances share them; in memory, each for itself, while
 * that store is away.
 */
export function makeLimits(
  { db, redis }: { db: DataSource; redis?: Redis },
  { limitsFactor }: Pick<Config, 'limitsFactor'>,
): Limits {
  const limiter = (name: LimitName): RateLimiterStoreAbstract => {
    const { points, duration } = RULES[name];
    const rule = { keyPrefix: name, points: Math.ceil(points * limitsFactor), duration };
    const shared = {
      ...rule,
      inMemoryBlockOnConsumed: rule.points + 1,
      insuranceLimiter: new RateLimiterMemory(rule),
    };
    if (redis) return new RateLimiterRedis({ ...shared, storeClient: redis });
    const table = { storeClient: db, storeType: 'typeorm', tableName: 'rate_limit', tableCreated: true };
    return new RateLimiterPostgres({ ...shared, ...table });
  };
  const names = Object.keys(RULES) as LimitName[];
  const limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
    LimitName,
    RateLimiterStoreAbstract
  >;

  return {
    async consume(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    async check(name, key) {
      const used = await limiters[name].get(key);
      if (used && used.consumedPoints >= limiters[name].points) throw refusal(used);
    },
    async reset(name, key) {
      await limiters[name].delete(key);
    },
  };
}

function refusal({ msBeforeNext }: RateLimiterRes): RateLimitedError {
  return new RateLimitedError(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
