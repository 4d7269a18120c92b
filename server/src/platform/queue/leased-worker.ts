import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger.js';
import { onceAMinute } from '../set-aside/once-a-minute.js';

/** Some 60 a second: a flood of emails leaves the processor to people who wait for an answer */
const PACE_MS = 150;
/** Well within the lease, so that nobody else takes what is being done */
const RENEW_EVERY_MS = 20_000;

/** Whoever takes a row has this long; then it is taken for lost, and another may. */
export const LEASE = `interval '60 seconds'`;

export interface LeasedWork<Row> {
  /** For the log: 'emails' */
  what: string;
  /** Takes up to so many that are due */
  claim: (most: number) => Promise<readonly Row[]>;
  /** Does one, and writes down what became of it. Where it throws, the lease runs out and the row is due again. */
  run: (row: Row) => Promise<void>;
  /** Lengthens the lease of what is being done: a mail server may take ten minutes to answer */
  renew: (rows: readonly Row[]) => Promise<void>;
  renewEveryMs?: number;
  /** What takes longer frees its place for others; its lease goes on until it is done */
  placeForMs?: number;
  /** So many side by side */
  atOnce: number;
  /** How long a stop waits for what is being done */
  stopWithinMs: number;
  lookEverySeconds: number;
  log: Logger;
}

export interface LeasedWorker {
  /** There is something new: look at once. */
  wake(): void;
  /** Takes no more, and waits for what is being done: an email that was accepted must be noted, or it goes out again. */
  stop(): Promise<void>;
}

/**
 * Works through a table that is a queue: emails, and jobs. Whoever takes a row moves its `next_at` behind the lease, so
 * that the row of a killed process comes back by itself. It does what is due until nothing is left, then waits to be woken,
 * and looks by itself about once a second: what another instance wrote, what failed before, what a killed process left.
 */
export function startLeasedWorker<Row>(work: LeasedWork<Row>): LeasedWorker {
  const { what, claim, run, renew, atOnce, stopWithinMs, lookEverySeconds, log } = work;
  let stopping = false;
  const running = new Map<Row, Promise<void>>();
  /** Of those, and of what takes longer than its place is kept */
  const leased = new Map<Row, Promise<void>>();
  let bell = new AbortController();
  const say = (words: string): ((error: unknown) => void) =>
    onceAMinute<unknown>((err, more) => log.warn({ err, what, more }, words));
  const unsettled = say('work could not be settled; it comes back by itself');
  const unrenewed = say('leases were not renewed');
  const unfetched = say('work could not be fetched');

  const begin = (row: Row): void => {
    const done = run(row)
      .catch(unsettled)
      .finally(() => leased.delete(row));
    leased.set(row, done);
    const place = work.placeForMs === undefined ? done : within(work.placeForMs, done);
    running.set(
      row,
      place.finally(() => running.delete(row)),
    );
  };
  const lease = setInterval(() => {
    if (leased.size === 0) return;
    renew([...leased.keys()]).catch(unrenewed);
  }, work.renewEveryMs ?? RENEW_EVERY_MS).unref();

  const loop = async (): Promise<void> => {
    while (!stopping) {
      const free = atOnce - running.size;
      bell = new AbortController();
      const began = Date.now();
      let taken = 0;
      try {
        const rows = await claim(free);
        taken = rows.length;
        rows.forEach(begin);
      } catch (error) {
        unfetched(error);
      }
      if (taken < free) await rest(lookEverySeconds * 1000, bell.signal);
      // also where we were woken: each commit wakes us, and `stop` waits no longer than this
      await pause(Math.max(0, began + PACE_MS - Date.now()));
      // several at a time: a claim for each would be a statement more for each
      while (running.size > atOnce / 2) await Promise.race(running.values());
    }
  };

  const done = loop();
  return {
    wake: () => bell.abort(),
    async stop() {
      stopping = true;
      bell.abort();
      const all = done.then(() => Promise.all(leased.values()));
      await Promise.race([all, pause(stopWithinMs, undefined, { ref: false })]);
      clearInterval(lease);
    },
  };
}

/** Until it is done, and no longer than this. */
async function within(ms: number, done: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = pause(ms, undefined, { ref: false, signal: timer.signal }).catch(() => undefined);
  await Promise.race([done, late]);
  timer.abort();
}

/** Instances do not look in step. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
}
