import type { DataSource } from 'typeorm';
import type { Logger } from './logger.js';

const EVERY_MS = 3_600_000;
/** Ended sessions are kept a while: an audit row may name them. */
const STATEMENTS = [
  'delete from idempotency_key where expires_at < now()',
  `delete from one_time_token where expires_at < now() - interval '1 day'`,
  'delete from google_credential where expires_at < now()',
  `delete from session where expires_at < now() - interval '30 days'`,
];

/** Throws away what has run out, once an hour. Returns how to stop. */
export function startHousekeeping(db: DataSource, log: Logger): () => void {
  const clean = async (): Promise<void> => {
    for (const statement of STATEMENTS) await db.query(statement);
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.warn({ err: error }, 'could not tidy up; trying again in an hour'));
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
