import type { Platform } from '../../platform/platform.js';
import { NEXT_PUBLICATION } from './blog.sql.js';

const TAG = 'blogs';
/** A timer cannot wait longer than 24.8 days */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Empties the kept pages of this instance when the next post becomes public. No job does it: a query finds the post by
 * itself, and only what was kept before has to go.
 */
export class PublicationClock {
  readonly #platform: Pick<Platform, 'db' | 'cache' | 'log'>;
  #timer: NodeJS.Timeout | undefined;

  constructor(platform: Pick<Platform, 'db' | 'cache' | 'log' | 'notifications'>) {
    this.#platform = platform;
    platform.notifications.on('cache', (tag) => {
      if (tag === TAG) this.set();
    });
    platform.notifications.onRestored(() => this.set());
  }

  /** Sets the clock by what the database knows now. */
  set(): void {
    this.#next().catch((error: unknown) => {
      this.#platform.log.warn({ err: error }, 'the time of the next publication could not be read');
      this.#wait(60_000);
    });
  }

  async #next(): Promise<void> {
    const { db, cache } = this.#platform;
    const [row] = await db.query<{ at: Date | null }[]>(NEXT_PUBLICATION);
    // what became public between the change and now must not stay hidden either
    cache.invalidate(TAG);
    if (row?.at) this.#wait(Math.min(Math.max(row.at.getTime() - Date.now(), 0) + 50, LONGEST_MS));
    else clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.set(), ms);
    this.#timer.unref();
  }
}
