import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

const WAITING = `
select from pg_stat_activity
where datname = current_database() and wait_event_type = 'Lock' and wait_event in ('transactionid', 'tuple')`;

interface Steps<T> {
  /** What waits for the lock of the first statement */
  begin: () => Promise<T>;
  /** A second statement, with the same values, once it waits */
  then: string;
}

/**
 * Locks something in a transaction, begins what needs it, and goes on in that transaction as soon as that waits. Where both end
 * up waiting for each other, it is refused what was begun: whoever waited first looks first for a circle.
 */
export async function meanwhile<T>(
  db: DataSource,
  first: string,
  values: unknown[],
  { begin, then }: Steps<T>,
): Promise<T> {
  const runner = db.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(first, values);
    const begun = begin();
    begun.catch(() => undefined);
    await eventually(async () => {
      const waiting = await db.query<unknown[]>(WAITING);
      if (waiting.length === 0) throw new Error('nobody waits');
    });
    await runner.query(then, values);
    await runner.commitTransaction();
    return await begun;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}
