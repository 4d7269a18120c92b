import type { Request, RequestHandler, Response } from 'express';
import { VISITOR_TIME } from '../api/visitor-limit.js';
import type { Limits } from '../platform/interfaces.js';
import { networkOf, RateLimitedError } from '../platform/limits.js';
import { ProcessorTime } from '../platform/processor-time.js';
import { fallbackPage } from './fallback-page.js';

/** Measures every request that no cache answers, and charges it to its network unless somebody is signed in. */
export function chargeTime(limits: Limits, time = new ProcessorTime()): RequestHandler {
  return (request, response, next) => {
    const end = time.begin();
    const { ip = '' } = request;
    response.once('close', () => {
      const spent = Math.ceil(end());
      if (response.locals.signedIn !== true && spent > 0) void limits.excess(VISITOR_TIME, networkOf(ip), spent);
    });
    next();
  };
}

/** Whether this network has time left. false: it has none, and the answer is sent already. */
export async function hasTime(
  limits: Limits,
  { ip = '' }: Request,
  response: Response,
  html = false,
): Promise<boolean> {
  try {
    await limits.check(VISITOR_TIME, networkOf(ip));
    return true;
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    response.status(429).set({ 'Retry-After': String(error.retryAfterSeconds), 'Cache-Control': 'no-store' });
    if (html) response.type('html').send(fallbackPage(TOO_MUCH));
    else response.type('text/plain').send(`${TOO_MUCH.title} ${TOO_MUCH.text}`);
    return false;
  }
}

const TOO_MUCH = {
  title: 'Please wait a moment.',
  text: 'Your network has asked for a lot at once. Try again in a minute.',
};

/** Before what visitors are sent as a file. */
export const whileTimeLasts =
  (limits: Limits): RequestHandler =>
  async (request, response, next) => {
    if (await hasTime(limits, request, response)) next();
  };
