import type { DataSource, EntityManager } from 'typeorm';
import { errorWith } from './error-with.js';

type Work = (manager: EntityManager) => Promise<unknown>;

/** Until `work` is done, each transaction is committed and the answer to its COMMIT is lost on the way. */
export async function withLostCommits<T>(db: DataSource, work: () => Promise<T>): Promise<T> {
  const transaction = db.transaction.bind(db);
  const value = async (inside: Work): Promise<never> => {
    await transaction(inside);
    throw errorWith('ECONNRESET');
  };
  Object.defineProperty(db, 'transaction', { value, configurable: true });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(db, 'transaction');
  }
}
