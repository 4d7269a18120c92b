import { inHalves, type SetAsideItem } from '../../platform/set-aside/in-halves.js';

const MOST_AT_ONCE = 500;
const WAIT_MS = 200;
const MOST_WAITING = 10_000;

export interface EventBufferOptions<Item> {
  /** Writes them with one statement */
  write: (items: readonly Item[]) => Promise<void>;
  /** Said of one that cannot be written: it is given up, and its neighbours are written */
  setAside: SetAsideItem<Item>;
  /** Said where all of them wait for the next attempt */
  onError: (error: unknown) => void;
  mostWaiting?: number;
}

/**
 * Gathers what may be lost in a crash but not in a restart: at most 500 items or 200 ms, then one statement. What cannot be
 * written waits for the next attempt; a full buffer takes no more, and the sender tries again later.
 */
export class EventBuffer<Item> {
  readonly #options: Required<EventBufferOptions<Item>>;
  #waiting: Item[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;

  constructor(options: EventBufferOptions<Item>) {
    this.#options = { mostWaiting: MOST_WAITING, ...options };
  }

  /** false: there is no room. */
  add(items: readonly Item[]): boolean {
    if (this.#waiting.length + items.length > this.#options.mostWaiting) return false;
    this.#waiting.push(...items);
    if (this.#waiting.length >= MOST_AT_ONCE) void this.#write();
    else this.#later();
    return true;
  }

  /** Writes all that waits; gives up what cannot be written. */
  async flush(): Promise<void> {
    await this.#writing;
    let left: number;
    do {
      left = this.#waiting.length;
      await this.#write();
    } while (this.#waiting.length > 0 && this.#waiting.length < left);
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #later(): void {
    this.#timer ??= setTimeout(() => void this.#write(), WAIT_MS);
  }

  #write(): Promise<void> {
    // one statement at a time: the next takes what gathered meanwhile
    this.#writing ??= this.#writeOnce().finally(() => {
      this.#writing = undefined;
      if (this.#waiting.length > 0) this.#later();
    });
    return this.#writing;
  }

  async #writeOnce(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting.splice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    const { write, setAside, onError } = this.#options;
    const stopped = await inHalves(batch, write, setAside);
    if (!stopped) return;
    this.#waiting.unshift(...stopped.left);
    onError(stopped.error);
  }
}
