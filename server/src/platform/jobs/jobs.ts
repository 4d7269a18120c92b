import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Config } from '../../config/config.js';
import { doesJobs } from '../../config/process-role.js';
import type { Jobs } from '../interfaces.js';
import { startJobWorker, type JobWorker } from './job-worker.js';
import type { Logger } from '../logger.js';
import { onceAMinute } from '../set-aside/once-a-minute.js';
import type { SetAside } from '../set-aside/set-aside.js';

const SCHEMA = 'pgboss';
const STOP_TIMEOUT_MS = 5_000;
const OPTIONS = { schema: SCHEMA, schedule: false, application_name: 'brokerage-jobs' };
/** A job whose process was killed is seen as lost after a minute and found at the next round: within two minutes in all. */
const LOST_AFTER_SECONDS = 60;
const MAINTENANCE_SECONDS = 30;
const RETRY = { retryLimit: 20, retryDelay: 5, retryBackoff: true };

/** Makes the tables of these queues as the role that owns them; the application's role never changes a table. */
export async function installJobs(ownerUrl: string, queues: readonly string[]): Promise<void> {
  const boss = new PgBoss({ ...OPTIONS, connectionString: ownerUrl, supervise: false, max: 1 });
  let failure: Error | undefined;
  boss.on('error', (error) => (failure ??= error));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of queues) {
    if (!known.has(name)) await boss.createQueue(name, { name, ...RETRY, expireInSeconds: LOST_AFTER_SECONDS });
  }
  await boss.stop({ graceful: false });
  if (failure) throw failure;
}

export function makeJobs(
  url: string,
  { log, setAside }: { log: Logger; setAside: SetAside },
  { jobsPollSeconds, role }: Pick<Config, 'jobsPollSeconds' | 'role'>,
): Jobs {
  const boss = new PgBoss({
    ...OPTIONS,
    connectionString: url,
    migrate: false,
    supervise: doesJobs(role),
    max: 4,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    ...RETRY,
  });
  boss.on(
    'error',
    onceAMinute<Error>((err, more) => log.warn({ err, more }, 'the job queue could not reach the database')),
  );
  const workers: JobWorker[] = [];

  return {
    async start() {
      await boss.start();
    },
    async stop() {
      const done = Promise.all(workers.map((worker) => worker.stop()));
      await Promise.race([done, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
    async insert(manager, jobs) {
      if (jobs.length === 0) return;
      const inserts = jobs.map(({ id, queue, data, startAfterSeconds }) => ({
        id,
        name: queue,
        data,
        ...(startAfterSeconds !== undefined && { startAfter: String(startAfterSeconds) }),
      }));
      const executeSql = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => ({
        rows: await manager.query(text, values),
      });
      await boss.insert(inserts, { db: { executeSql } });
    },
    work(queue, handler) {
      if (doesJobs(role))
        workers.push(startJobWorker(boss, queue, handler, { log, setAside, pollSeconds: jobsPollSeconds }));
      return Promise.resolve();
    },
  };
}
