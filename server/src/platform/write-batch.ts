import { inHalves } from './set-aside/in-halves.js';

interface Waiting<Item, Result> {
  item: Item;
  key: string | undefined;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

export interface WriteBatchOptions<Item, Result> {
  /** Writes them with one statement and gives their results in the same order */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Two items of one key never travel at the same time: the second must see what became of the first */
  keyOf?: (item: Item) => string | undefined;
  /** Whether the fault lies in the items, not in the connection */
  isDataError: (error: unknown) => boolean;
  most?: number;
}

const MOST = 50;
const LANES = 2;
/** A statement that waits for a lock must not hold up everybody else. */
const SLOW_MS = 20;

/**
 * Writes what several requests bring at the same moment with one statement and one commit. Nothing waits for a timer: an
 * item alone goes at once, and while a statement is on its way the next items gather. Each is answered after the commit of
 * its own statement.
 */
export class WriteBatch<Item, Result> {
  readonly #options: Required<WriteBatchOptions<Item, Result>>;
  #waiting: Waiting<Item, Result>[] = [];
  readonly #lanes = new Set<{ slow: boolean }>();
  readonly #keysOnTheirWay = new Set<string>();
  #scheduled = false;

  constructor(options: WriteBatchOptions<Item, Result>) {
    this.#options = { keyOf: () => undefined, most: MOST, ...options };
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, key: this.#options.keyOf(item), resolve, reject });
      this.#schedule();
    });
  }

  /** In the next turn of the event loop: what arrived in the same turn travels together. */
  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || !this.#hasFreeLane()) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const batch = this.#take();
      if (batch.length > 0) void this.#send(batch);
    });
  }

  #hasFreeLane(): boolean {
    return this.#lanes.size < LANES && [...this.#lanes].every(({ slow }) => slow);
  }

  #take(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const later: Waiting<Item, Result>[] = [];
    for (const waiting of this.#waiting) {
      const { key } = waiting;
      if (batch.length === this.#options.most || (key !== undefined && this.#keysOnTheirWay.has(key))) {
        later.push(waiting);
      } else {
        batch.push(waiting);
        if (key !== undefined) this.#keysOnTheirWay.add(key);
      }
    }
    this.#waiting = later;
    return batch;
  }

  async #send(batch: Waiting<Item, Result>[]): Promise<void> {
    const lane = { slow: false };
    this.#lanes.add(lane);
    const slow = setTimeout(() => {
      lane.slow = true;
      this.#schedule();
    }, SLOW_MS);
    await this.#write(batch);
    clearTimeout(slow);
    this.#lanes.delete(lane);
    for (const { key } of batch) if (key !== undefined) this.#keysOnTheirWay.delete(key);
    this.#schedule();
  }

  async #write(batch: Waiting<Item, Result>[]): Promise<void> {
    const { write, isDataError } = this.#options;
    const send = async (part: readonly Waiting<Item, Result>[]): Promise<void> => {
      const results = await write(part.map(({ item }) => item));
      for (const [index, { resolve }] of part.entries()) resolve(results[index] as Result);
    };
    // whoever waits for the answer is told: nothing is tried again here, so nothing is noted as set aside
    const refuse = ({ reject }: Waiting<Item, Result>, error: unknown): void => reject(error);
    const stopped = await inHalves(batch, send, refuse, isDataError);
    for (const { reject } of stopped?.left ?? []) reject(stopped?.error);
  }
}
