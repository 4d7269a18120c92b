import type { Request, Response } from 'express';
import type { Limit, Limits } from '../platform/interfaces.js';
import { networkOf, RateLimitedError } from '../platform/limits.js';

/** Counts a request of this network. false: it asks too often, and the answer is sent already. */
export async function mayAsk(limits: Limits, limit: Limit, { ip = '' }: Request, response: Response): Promise<boolean> {
  try {
    await limits.consume(limit, networkOf(ip));
    return true;
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    response.status(429).set('Retry-After', String(error.retryAfterSeconds)).set('Cache-Control', 'no-store');
    response.type('text/plain').send(error.message);
    return false;
  }
}
