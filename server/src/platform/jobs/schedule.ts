import type { Platform } from '../platform.js';

/** Work that comes again by the clock of the office. */
export interface Schedule {
  /** No two share a name */
  name: string;
  /** As cron writes it, in Toronto: '0 0 * * *' is midnight */
  cron: string;
  /** For what an instance keeps in its own memory. Without this, a single instance does the work each time. */
  everyInstance?: true;
  run(
    platform: Pick<Platform, 'cache' | 'db' | 'encryption' | 'files' | 'mail' | 'privateFiles' | 'setAside'>,
  ): void | Promise<void>;
}

/** Throws away what has run out, once an hour. */
export const hourlyCleanup = (name: string, statement: string): Schedule => ({
  name,
  cron: '7 * * * *',
  async run({ db }) {
    await db.query(statement);
  },
});
