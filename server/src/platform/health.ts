import pg from 'pg';
import type { Config } from '../config/config.js';

const MAX_AGE_MS = 1_000;

export interface Probe {
  /** Whether the database answers; asks at most once a second, over a connection of its own. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** A busy request pool must not look like a dead database, so the probe never borrows from it. */
export function makeProbe({ databaseUrl, waits: { healthMs } }: Pick<Config, 'databaseUrl' | 'waits'>): Probe {
  let client: pg.Client | undefined;
  let answer: Promise<boolean> | undefined;
  let askedAt = -Infinity;

  const drop = async (broken: pg.Client): Promise<void> => {
    if (client === broken) client = undefined;
    await broken.end().catch(() => undefined);
  };

  const ask = async (): Promise<boolean> => {
    let used = client;
    try {
      if (!used) {
        const fresh = new pg.Client({
          connectionString: databaseUrl,
          connectionTimeoutMillis: healthMs,
          query_timeout: healthMs,
          application_name: 'brokerage-probe',
        });
        fresh.on('error', () => void drop(fresh));
        used = client = fresh;
        await fresh.connect();
      }
      await used.query('select 1');
      return true;
    } catch {
      if (used) void drop(used);
      return false;
    }
  };

  return {
    ready() {
      const now = performance.now();
      if (!answer || now - askedAt > MAX_AGE_MS) {
        askedAt = now;
        answer = ask();
      }
      return answer;
    },
    async close() {
      if (client) await drop(client);
    },
  };
}
