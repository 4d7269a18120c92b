import { OperationTypeNode } from 'graphql';
import type { Notifications } from '../platform/interfaces.js';
import type { Executor } from './executor.js';

/**
 * Whoever changed something reads it at their next question, also signed out: before a change is answered, what is kept
 * here has heard of it. Other instances hear within a second.
 */
export const tellingFirst =
  (run: Executor, news: Pick<Notifications, 'caughtUp'>): Executor =>
  async (key, operation) => {
    const result = await run(key, operation);
    const changes = operation.definition.operation === OperationTypeNode.MUTATION;
    if (changes && operation.context.actor) await news.caughtUp();
    return result;
  };
