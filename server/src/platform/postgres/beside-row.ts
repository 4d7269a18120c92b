import type { DataSource, EntityManager } from 'typeorm';

/**
 * A transaction whose row names a file that was just kept. `forget` takes the file away where the row was surely not
 * written. Where the answer to COMMIT is lost nobody knows, and a file too many harms nobody.
 */
export async function besideRow<T>(
  db: Pick<DataSource, 'transaction'>,
  work: (manager: EntityManager) => Promise<T>,
  forget: () => Promise<void>,
): Promise<T> {
  let asked = false;
  try {
    return await db.transaction(async (manager) => {
      const done = await work(manager);
      asked = true;
      return done;
    });
  } catch (error) {
    if (!asked) await forget();
    throw error;
  }
}
