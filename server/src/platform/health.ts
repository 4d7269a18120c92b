import type { Config } from '../config/config.js';
import { makeAsker } from './postgres/asker.js';

/** A database that follows another, or that somebody made read-only, takes no lead. */
const TAKES_LEADS = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "takesLeads"`;

export interface Probe {
  /** Whether the database takes what is sent now. Who asks meanwhile shares the answer; it is never an older one. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export function makeProbe({ databaseUrl, waits: { healthMs } }: Pick<Config, 'databaseUrl' | 'waits'>): Probe {
  const database = makeAsker(databaseUrl, healthMs, 'brokerage-probe');
  let answer: Promise<boolean> | undefined;

  const ask = async (): Promise<boolean> =>
    (await database.ask<{ takesLeads: boolean }>(TAKES_LEADS))?.takesLeads === true;

  return {
    ready() {
      answer ??= ask().finally(() => (answer = undefined));
      return answer;
    },
    close: () => database.close(),
  };
}
