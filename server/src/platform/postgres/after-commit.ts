import {
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';

const waiting = new WeakMap<QueryRunner, (() => void)[]>();

/** Calls `work` when the manager's transaction is committed, and never if it is not; at once outside a transaction. */
export function afterCommit({ queryRunner }: Pick<EntityManager, 'queryRunner'>, work: () => void): void {
  if (!queryRunner?.isTransactionActive) {
    work();
    return;
  }
  waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), work]);
}

@EventSubscriber()
export class AfterCommit implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // the end of a savepoint is not yet a commit
    if (queryRunner.isTransactionActive) return;
    const all = waiting.get(queryRunner) ?? [];
    waiting.delete(queryRunner);
    for (const work of all) work();
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) waiting.delete(queryRunner);
  }
}
