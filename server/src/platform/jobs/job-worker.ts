import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from '../logger.js';
import { onceAMinute } from '../set-aside/once-a-minute.js';
import type { SetAside } from '../set-aside/set-aside.js';

type Boss = Pick<PgBoss, 'fetch' | 'complete' | 'fail'>;
type Data = Record<string, unknown>;
type Job = PgBoss.JobWithMetadata<Data>;
type Handler = (job: { id: string; data: Data }) => Promise<void>;

/** Side by side, so that a slow job does not make the others look lost. */
const AT_ONCE = 10;
/** By then the queue has taken the job for lost: a handler that hangs must not hold back the others. */
const LATE_MS = 60_000;

interface Settings {
  log: Logger;
  setAside: SetAside;
  /** Between two looks at a queue that had nothing */
  pollSeconds: number;
}

export interface JobWorker {
  /** Takes no more jobs; gives when those that run are done. */
  stop(): Promise<void>;
}

/**
 * Runs a queue's jobs. pg-boss has a worker of its own, but that one settles its jobs without waiting for the answer: where
 * the database is away by then, the rejection is nobody's and ends the process. Here a job that cannot be settled is left
 * to its expiry, which brings it back.
 */
export function startJobWorker(
  boss: Boss,
  queue: string,
  handler: Handler,
  { log, setAside, pollSeconds }: Settings,
): JobWorker {
  const stopping = new AbortController();
  const unsettled = onceAMinute<unknown>((err, more) =>
    log.warn({ err, queue, more }, 'a job could not be settled; it comes back by itself'),
  );
  const failed = onceAMinute<object>((job, more) => log.warn({ ...job, queue, more }, 'a job failed'));
  const unfetched = onceAMinute<unknown>((err, more) => log.warn({ err, queue, more }, 'jobs could not be fetched'));

  const run = async ({ id, data, retryCount, retryLimit }: Job): Promise<void> => {
    let failure: { error: unknown } | undefined;
    try {
      await within(LATE_MS, handler({ id, data }));
    } catch (error) {
      failure = { error };
      const last = retryCount >= retryLimit;
      failed({ err: error, jobId: id, last });
      if (last) setAside.note(queue, error, id);
    }
    // pg-boss keeps what it is given with the job: the error's own words may hold personal data
    await (failure ? boss.fail(queue, id) : boss.complete(queue, id));
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let taken = 0;
      try {
        const jobs = (await boss.fetch<Data>(queue, { batchSize: AT_ONCE, includeMetadata: true })) ?? [];
        taken = jobs.length;
        for (const settled of await Promise.allSettled(jobs.map(run))) {
          if (settled.status === 'rejected') unsettled(settled.reason);
        }
      } catch (error) {
        unfetched(error);
      }
      if (taken < AT_ONCE)
        await pause(pollSeconds * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const done = loop();
  return {
    stop() {
      stopping.abort();
      return done;
    },
  };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`a job took longer than ${ms / 1000} s`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
