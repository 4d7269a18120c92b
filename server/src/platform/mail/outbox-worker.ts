import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger.js';

/** Side by side, so that a slow mail server does not hold up everything */
const AT_ONCE = 10;
/** Some 60 a second: a flood of emails leaves the processor to people who wait for an answer */
const PACE_MS = 150;
const STOP_TIMEOUT_MS = 5_000;

export interface OutboxWorkerParts<Mail> {
  /** Takes up to so many that are due */
  claim: (most: number) => Promise<readonly Mail[]>;
  send: (mail: Mail) => Promise<void>;
  lookEverySeconds: number;
  log: Logger;
}

export interface OutboxWorker {
  /** There is something new: look at once. */
  wake(): void;
  /** Takes no more; gives what is being sent up to 5 seconds. */
  stop(): Promise<void>;
}

/**
 * Sends what is due until nothing is left, then waits to be woken, and looks by itself about once a second: what another
 * instance wrote, what failed before, what a killed process left.
 */
export function startOutboxWorker<Mail>({ claim, send, lookEverySeconds, log }: OutboxWorkerParts<Mail>): OutboxWorker {
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();
  let bell = new AbortController();

  const begin = (mail: Mail): void => {
    const work = send(mail)
      .catch((error: unknown) => log.warn({ err: error }, 'an email could not be settled; it comes back by itself'))
      .finally(() => sending.delete(work));
    sending.add(work);
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const free = AT_ONCE - sending.size;
      bell = new AbortController();
      const began = Date.now();
      let taken = 0;
      try {
        const mails = await claim(free);
        taken = mails.length;
        mails.forEach(begin);
      } catch (error) {
        log.warn({ err: error }, 'emails could not be fetched');
      }
      if (taken < free) await rest(lookEverySeconds * 1000, [bell.signal, stopping.signal]);
      // also where we were woken: each commit wakes us, and `stop` waits no longer than this
      await pause(Math.max(0, began + PACE_MS - Date.now()));
      // several at a time: a claim for each email would be a statement more for each
      while (sending.size > AT_ONCE / 2) await Promise.race(sending);
    }
  };

  const done = loop();
  return {
    wake: () => bell.abort(),
    async stop() {
      stopping.abort();
      const all = done.then(() => Promise.all(sending));
      await Promise.race([all, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Instances do not look in step. */
async function rest(ms: number, signals: AbortSignal[]): Promise<void> {
  await pause(ms * (0.75 + Math.random() / 2), undefined, { signal: AbortSignal.any(signals) }).catch(() => undefined);
}
