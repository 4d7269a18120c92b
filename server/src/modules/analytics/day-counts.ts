import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { CountKind } from './analytics-count.entity.js';

const WAIT_MS = 5_000;
/** As many keys a day as there could be routes: nobody fills the table from outside. */
const MOST_KEYS = 500;

export interface DayCount {
  day: string;
  kind: CountKind;
  key: string;
  count: number;
}

/** Counts in memory and adds them up in the table every few seconds: a page that is served waits for no write. */
export class DayCounts {
  readonly #write: (counts: readonly DayCount[]) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #counts = new Map<string, DayCount>();
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (counts: readonly DayCount[]) => Promise<void>, onError: (error: unknown) => void) {
    this.#write = write;
    this.#onError = onError;
  }

  add(kind: CountKind, key: string, count = 1): void {
    const day = localDateOf(Date.now(), OFFICE_ZONE);
    const name = `${day} ${kind} ${key}`;
    const known = this.#counts.get(name);
    if (known) known.count += count;
    else if (this.#counts.size < MOST_KEYS) this.#counts.set(name, { day, kind, key, count });
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#write(counts);
    } catch (error) {
      for (const { kind, key, count } of counts) this.add(kind, key, count);
      this.#onError(error);
    }
  }
}
