import type { Limit, Limits } from '../platform/interfaces.js';
import { networkOf, RateLimitedError } from '../platform/limits.js';
import { codedError } from '../graphql/coded-error.js';
import type { Context } from '../graphql/context.js';

/** Operations and calls of everybody in one network who is signed out; what is answered from the cache is not counted */
export const VISITOR: Limit = { name: 'visitor', points: 1_200, duration: 60, local: true };

/** Counts a request of somebody who is signed out. Throws RateLimitedError. */
export async function countVisitor(limits: Limits, { actor, ip }: Context): Promise<void> {
  if (!actor) await limits.consume(VISITOR, networkOf(ip));
}

/** The same before an operation; Apollo passes on no other error from here than its own. */
export async function countOperation(limits: Limits, context: Context): Promise<void> {
  try {
    await countVisitor(limits, context);
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    throw codedError('RATE_LIMITED', error.message, { originalError: error, status: 200 });
  }
}
