import type { Redis } from 'ioredis';
import type { Logger } from './logger.js';

const LONGEST_WAIT_MS = 5_000;

/**
 * A connection that never makes a request wait: while Redis is away its commands fail at once, and it comes back by itself.
 * Start-up does not wait for it either.
 */
export async function openRedis(url: string, log: Logger, answerMs: number): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, {
    connectionName: 'brokerage',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: answerMs,
    commandTimeout: answerMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_WAIT_MS),
  });
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) log.warn({ err: error }, 'Redis is away: each instance limits for itself until it is back');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  return redis;
}
