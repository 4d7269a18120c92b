import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
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
  'validate-phone': { points: 30, duration: 60 * 60 },
};

/** Counted in PostgreSQL, so that instances share them; in memory, each for itself, while the database is away. */
export function makeLimits(db: DataSource, { limitsFactor }: Pick<Config, 'limitsFactor'>): Limits {
  const limiter = (name: LimitName): RateLimiterPostgres => {
    const { points, duration } = RULES[name];
    const rule = { keyPrefix: name, points: Math.ceil(points * limitsFactor), duration };
    return new RateLimiterPostgres({
      ...rule,
      storeClient: db,
      storeType: 'typeorm',
      tableName: 'rate_limit',
      tableCreated: true,
      inMemoryBlockOnConsumed: rule.points + 1,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
  };
  const limiters: Record<LimitName, RateLimiterPostgres> = {
    login: limiter('login'),
    'login-address': limiter('login-address'),
    'validate-phone': limiter('validate-phone'),
  };

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
