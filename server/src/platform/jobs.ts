import PgBoss from 'pg-boss';
import type { Jobs } from './interfaces.js';
import type { Logger } from './logger.js';

/** Every queue there is. */
export const QUEUES = ['mail', 'account'] as const;

const SCHEMA = 'pgboss';
const STOP_TIMEOUT_MS = 5_000;
const OPTIONS = { schema: SCHEMA, schedule: false, application_name: 'brokerage-jobs' };
/** A job whose process was killed is seen as lost after a minute and found at the next round: within two minutes in all. */
const LOST_AFTER_SECONDS = 60;
const MAINTENANCE_SECONDS = 30;
const POLL_SECONDS = 1;
/** Side by side, so that a slow one does not make the others look lost. When one throws the whole batch comes back. */
const AT_ONCE = 10;
const RETRY = { retryLimit: 20, retryDelay: 5, retryBackoff: true };

/** Makes the queue's tables as the role that owns them; the application's role never changes a table. */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ ...OPTIONS, connectionString: ownerUrl, supervise: false, max: 1 });
  let failure: Error | undefined;
  boss.on('error', (error) => (failure ??= error));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of QUEUES) {
    if (!known.has(name)) await boss.createQueue(name, { name, ...RETRY, expireInSeconds: LOST_AFTER_SECONDS });
  }
  await boss.stop({ graceful: false });
  if (failure) throw failure;
}

export function makeJobs(url: string, log: Logger): Jobs {
  const boss = new PgBoss({
    ...OPTIONS,
    connectionString: url,
    migrate: false,
    max: 4,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    ...RETRY,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue could not reach the database'));

  return {
    async start() {
      await boss.start();
    },
    async stop() {
      await boss.stop({ timeout: STOP_TIMEOUT_MS });
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
    async work(queue, handler) {
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: AT_ONCE };
      await boss.work<Record<string, unknown>>(queue, options, async (batch) => {
        await Promise.all(batch.map(({ id, data }) => handler({ id, data })));
      });
    },
  };
}
