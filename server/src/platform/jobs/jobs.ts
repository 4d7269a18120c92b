import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { doesJobs } from '../../config/process-role.js';
import type { Jobs } from '../interfaces.js';
import type { Logger } from '../logger.js';
import { afterCommit } from '../postgres/after-commit.js';
import { poolOf } from '../postgres/pool.js';
import { startLeasedWorker, type LeasedWorker } from '../queue/leased-worker.js';
import { onceAMinute } from '../set-aside/once-a-minute.js';
import type { SetAside } from '../set-aside/set-aside.js';
import { CLAIM_JOBS, INSERT_JOBS, JOB_DONE, JOB_FAILED, RENEW_JOBS } from './jobs.sql.js';

/** Side by side, so that a slow job does not make the others wait. */
const AT_ONCE = 10;
/** A handler that takes longer does not keep its place: others go on. It has its job until it is done, or its process ends. */
const LATE_MS = 60_000;
const STOP_TIMEOUT_MS = 5_000;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3_600;
/** Some 14 hours of trying, with the waits above */
const MAX_ATTEMPTS = 21;

interface Taken {
  id: string;
  data: Record<string, unknown>;
  /** That failed before */
  attempts: number;
}

interface Parts {
  config: Pick<Config, 'jobsPollSeconds' | 'role'>;
  db: DataSource;
  setAside: SetAside;
  log: Logger;
  lateMs?: number;
}

/** The table background_job is the queue: each of its queues has a worker of its own, so that none waits for another. */
export function makeJobs({ config, db, setAside, log, lateMs = LATE_MS }: Parts): Jobs {
  const workers = new Map<string, LeasedWorker>();
  const failed = onceAMinute<object>((job, more) => log.warn({ ...job, more }, 'a job failed'));

  const slow = onceAMinute<object>((job, more) => log.warn({ ...job, more }, 'a job takes long'));

  return {
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
    },

    async insert(manager, jobs) {
      if (jobs.length === 0) return;
      await manager.query(INSERT_JOBS, [JSON.stringify(jobs)]);
      afterCommit(manager, () => {
        for (const queue of new Set(jobs.map((job) => job.queue))) workers.get(queue)?.wake();
      });
    },

    work(queue, handler, { untilDone = false } = {}) {
      if (!doesJobs(config.role)) return;
      // nobody would stop the first
      if (workers.has(queue)) throw new Error(`Two work at the queue ${queue}.`);
      const inHand = new Set<string>();
      const attempt = async ({ id, data, attempts }: Taken): Promise<void> => {
        try {
          await handler({ id, data });
        } catch (error) {
          const worn = attempts + 1 >= MAX_ATTEMPTS;
          const last = worn && !untilDone;
          const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** attempts, LONGEST_WAIT_SECONDS);
          // the error stays out of the table: its words may hold personal data
          await db.query(JOB_FAILED, [id, attempts, last, wait]);
          failed({ err: error, queue, jobId: id, last });
          if (worn) setAside.note(queue, error, id);
          return;
        }
        await db.query(JOB_DONE, [id, attempts]);
      };
      const run = async (taken: Taken): Promise<void> => {
        // its lease ran out while the database was away: it is never done beside itself
        if (inHand.has(taken.id)) return;
        inHand.add(taken.id);
        const late = setTimeout(() => slow({ queue, jobId: taken.id }), lateMs).unref();
        try {
          await attempt(taken);
        } finally {
          clearTimeout(late);
          inHand.delete(taken.id);
        }
      };
      const worker = startLeasedWorker<Taken>({
        what: `jobs: ${queue}`,
        claim: async (most) => (await poolOf(db).query<Taken>({ ...CLAIM_JOBS, values: [queue, most] })).rows,
        run,
        renew: async (jobs) => {
          await db.query(RENEW_JOBS, [jobs.map(({ id }) => id)]);
        },
        atOnce: AT_ONCE,
        placeForMs: lateMs,
        stopWithinMs: STOP_TIMEOUT_MS,
        lookEverySeconds: config.jobsPollSeconds,
        log,
      });
      workers.set(queue, worker);
    },
  };
}
