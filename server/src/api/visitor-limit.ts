import type { Limit, Limits } from '../platform/interfaces.js';
import { networkOf, RateLimitedError } from '../platform/limits.js';
import { codedError } from '../graphql/coded-error.js';
import type { Context } from '../graphql/context.js';

/**
 * Milliseconds of our processor in a minute for everybody in one network who is signed out: a quarter of a core, or 300 pages
 * that nobody asked for before. Pages, operations, calls and files share it; what is answered from the cache costs nothing.
 */
export const VISITOR_TIME: Limit = { name: 'visitor-time', points: 15_000, duration: 60, local: true, measured: true };

/** Operations and calls of everybody in one network who is signed out; what is answered from the cache is not counted */
export const VISITOR: Limit = { name: 'visitor', points: 1_200, duration: 60, local: true };

/** Operations and calls with one API token */
export const API_TOKEN: Limit = { name: 'api-token', points: 600, duration: 60, local: true };

/**
 * Counts a request of somebody who is signed out, whose network has processor time left, and one with an API token.
 * Throws RateLimitedError.
 */
export async function countVisitor(limits: Limits, { actor, ip }: Context): Promise<void> {
  if (actor?.token) await limits.consume(API_TOKEN, actor.token.id);
  if (actor) return;
  await limits.check(VISITOR_TIME, networkOf(ip));
  await limits.consume(VISITOR, networkOf(ip));
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
