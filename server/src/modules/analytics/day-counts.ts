import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { inHalves, type SetAsideItem } from '../../platform/set-aside/in-halves.js';
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

export interface DayCountsOptions {
  /** Adds them up with one statement */
  write: (counts: readonly DayCount[]) => Promise<void>;
  setAside: SetAsideItem<DayCount>;
  /** Said where they wait for the next attempt */
  onError: (error: unknown) => void;
}

/** Counts in memory and adds them up in the table every few seconds: a page that is served waits for no write. */
export class DayCounts {
  readonly #options: DayCountsOptions;
  #counts = new Map<string, DayCount>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DayCountsOptions) {
    this.#options = options;
  }

  add(kind: CountKind, key: string, count = 1): void {
    this.#keep({ day: localDateOf(Date.now(), OFFICE_ZONE), kind, key, count });
  }

  #keep({ day, kind, key, count }: DayCount): void {
    const name = `${day} ${kind} ${key}`;
    const known = this.#counts.get(name);
    if (known) known.count += count;
    else if (this.#counts.size < MOST_KEYS) this.#counts.set(name, { day, kind, key, count });
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { write, setAside, onError } = this.#options;
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    const stopped = await inHalves(counts, write, setAside);
    if (!stopped) return;
    for (const count of stopped.left) this.#keep(count);
    onError(stopped.error);
  }
}
