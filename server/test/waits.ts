import { EnvironmentReader } from '../src/config/environment-reader.js';
import { readWaits, type Waits } from '../src/config/waits.js';

/** Only ends what hangs, and is never what a test is about: as long as the longest that a busy machine may take. */
export const HANG_MS = 600_000;

const LONG_MS = '30000';

/** A busy machine is not a broken database: tests wait long, but for those of a limit, which set it themselves. */
export const LONG_WAITS = {
  DATABASE_CONNECT_MS: LONG_MS,
  DATABASE_LOCK_MS: LONG_MS,
  DATABASE_STATEMENT_MS: LONG_MS,
  DATABASE_QUERY_MS: LONG_MS,
  HEALTH_MS: LONG_MS,
  REDIS_MS: LONG_MS,
  NOTIFICATIONS_MS: LONG_MS,
  DRAIN_MS: '1',
} as const;

export const testWaits = (overrides: NodeJS.ProcessEnv = {}): Waits =>
  readWaits(new EnvironmentReader({ ...LONG_WAITS, ...overrides }));
