import type { EnvironmentReader } from './environment-reader.js';

/** How long a request or a probe waits for something that does not answer, each in milliseconds. */
export interface Waits {
  /** For a connection to the database, the wait for a free one of the pool included */
  connectMs: number;
  /** For a row or table that somebody else has locked */
  lockMs: number;
  /** For one statement, after which the database gives it up */
  statementMs: number;
  /** For one statement's answer, where the database does not even give it up */
  queryMs: number;
  /** For the readiness probe's own connection and question */
  healthMs: number;
  /** For a command to Redis */
  redisMs: number;
  /** For the connection that tells of changes */
  notificationsMs: number;
  /** At a stop, for requests in flight: what is stuck by then is cut off, so that all the rest ends in order */
  requestsMs: number;
  /** At a stop, for emails that are on the wire */
  mailMs: number;
  /** For proxies to see the 503 of the readiness probe before connections close */
  drainMs: number;
}

const MOST_MS = 600_000;

/**
 * The defaults let a request fail before the person or the proxy gives up on it: the answer is then 503, and comes within
 * 3 s. Tests run with long ones, because a busy machine must not look like a broken database.
 */
export function readWaits(read: EnvironmentReader): Waits {
  const ms = (name: string, fallback: number): number => read.integer(name, { min: 1, max: MOST_MS, fallback });
  return {
    connectMs: ms('DATABASE_CONNECT_MS', 1_000),
    lockMs: ms('DATABASE_LOCK_MS', 1_000),
    statementMs: ms('DATABASE_STATEMENT_MS', 2_500),
    queryMs: ms('DATABASE_QUERY_MS', 2_800),
    healthMs: ms('HEALTH_MS', 800),
    redisMs: ms('REDIS_MS', 1_000),
    notificationsMs: ms('NOTIFICATIONS_MS', 3_000),
    requestsMs: ms('REQUESTS_STOP_MS', 8_000),
    mailMs: ms('MAIL_STOP_MS', 30_000),
    drainMs: ms('DRAIN_MS', 1_500),
  };
}
