import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { namedQuery, type NamedStatement } from './named-query.js';
import type { ReplicaReads } from './replicas.js';

const scope = new AsyncLocalStorage<ReplicaReads>();

/** Runs `work` for somebody who is signed out: its public reads may come from a replica. */
export const readingFrom = <T>(replicas: ReplicaReads, work: () => T): T => scope.run(replicas, work);

/**
 * A read that everybody may make and that may be as old as the bound on replicas says (docs/operations.md lists them). What
 * no replica answers the primary does.
 */
export async function publicQuery<Row extends object>(
  db: DataSource,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const rows = await scope.getStore()?.query<Row>(statement, values);
  return rows ?? namedQuery<Row>(db, statement, values);
}
