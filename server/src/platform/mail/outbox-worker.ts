import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger.js';
import { onceAMinute } from '../set-aside/once-a-minute.js';

/** Some 60 a second: a flood of emails leaves the processor to people who wait for an answer */
const PACE_MS = 150;
/** Well within the lease, so that nobody else takes what is on the wire */
const RENEW_EVERY_MS = 20_000;

export interface OutboxWorkerParts<Mail> {
  /** Takes up to so many that are due */
  claim: (most: number) => Promise<readonly Mail[]>;
  send: (mail: Mail) => Promise<void>;
  /** Lengthens the lease of what is being sent: a mail server may take ten minutes to answer */
  renew: (mails: readonly Mail[]) => Promise<void>;
  renewEveryMs?: number;
  /** So many side by side, each on the wire */
  atOnce: number;
  /** How long a stop waits for what is on the wire */
  stopWithinMs: number;
  lookEverySeconds: number;
  log: Logger;
}

export interface OutboxWorker {
  /** There is something new: look at once. */
  wake(): void;
  /** Takes no more, and waits for what is on the wire: an email that was accepted must be noted, or it goes out again. */
  stop(): Promise<void>;
}

/**
 * Sends what is due until nothing is left, then waits to be woken, and looks by itself about once a second: what another
 * instance wrote, what failed before, what a killed process left.
 */
export function startOutboxWorker<Mail>(parts: OutboxWorkerParts<Mail>): OutboxWorker {
  const { claim, send, renew, atOnce, stopWithinMs, lookEverySeconds, log } = parts;
  const stopping = new AbortController();
  const sending = new Map<Mail, Promise<void>>();
  let bell = new AbortController();
  const say = (words: string): ((error: unknown) => void) =>
    onceAMinute<unknown>((err, more) => log.warn({ err, more }, words));
  const unsettled = say('an email could not be settled; it comes back by itself');
  const unrenewed = say('leases of emails were not renewed');
  const unfetched = say('emails could not be fetched');

  const begin = (mail: Mail): void => {
    const work = send(mail)
      .catch(unsettled)
      .finally(() => sending.delete(mail));
    sending.set(mail, work);
  };
  const lease = setInterval(() => {
    if (sending.size === 0) return;
    renew([...sending.keys()]).catch(unrenewed);
  }, parts.renewEveryMs ?? RENEW_EVERY_MS).unref();

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const free = atOnce - sending.size;
      bell = new AbortController();
      const began = Date.now();
      let taken = 0;
      try {
        const mails = await claim(free);
        taken = mails.length;
        mails.forEach(begin);
      } catch (error) {
        unfetched(error);
      }
      if (taken < free) await rest(lookEverySeconds * 1000, [bell.signal, stopping.signal]);
      // also where we were woken: each commit wakes us, and `stop` waits no longer than this
      await pause(Math.max(0, began + PACE_MS - Date.now()));
      // several at a time: a claim for each email would be a statement more for each
      while (sending.size > atOnce / 2) await Promise.race(sending.values());
    }
  };

  const done = loop();
  return {
    wake: () => bell.abort(),
    async stop() {
      stopping.abort();
      const all = done.then(() => Promise.all(sending.values()));
      await Promise.race([all, pause(stopWithinMs, undefined, { ref: false })]);
      clearInterval(lease);
    },
  };
}

/** Instances do not look in step. */
async function rest(ms: number, signals: AbortSignal[]): Promise<void> {
  await pause(ms * (0.75 + Math.random() / 2), undefined, { signal: AbortSignal.any(signals) }).catch(() => undefined);
}
