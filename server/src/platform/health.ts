import pg from 'pg';
import type { Config } from '../config/config.js';

/** A database that follows another, or that somebody made read-only, takes no lead. */
const TAKES_LEADS = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "takesLeads"`;

export interface Probe {
  /** Whether the database takes what is sent now. Who asks meanwhile shares the answer; it is never an older one. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** A busy request pool must not look like a dead database, so the probe never borrows from it. */
export function makeProbe({ databaseUrl, waits: { healthMs } }: Pick<Config, 'databaseUrl' | 'waits'>): Probe {
  let client: pg.Client | undefined;
  let answer: Promise<boolean> | undefined;

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
      const { rows } = await used.query<{ takesLeads: boolean }>(TAKES_LEADS);
      return rows[0]?.takesLeads === true;
    } catch {
      if (used) void drop(used);
      return false;
    }
  };

  return {
    ready() {
      answer ??= ask().finally(() => (answer = undefined));
      return answer;
    },
    async close() {
      if (client) await drop(client);
    },
  };
}
