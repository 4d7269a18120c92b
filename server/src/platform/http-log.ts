import type { RequestHandler } from 'express';
import { newId } from './ids.js';
import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in the log, in audit rows and in the reply's X-Request-Id. */
    id: string;
  }
}

const QUIET = new Set(['/healthz/live', '/healthz/ready']);
const FOREIGN_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request its id and writes one line when it is answered. The path goes without its query: what people
 * search for, and tokens in links, are nobody's business here.
 */
export function httpLog(log: Logger, metrics: Metrics, options: { trustProxy: number }): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id');
    request.id = options.trustProxy > 0 && given && FOREIGN_ID.test(given) ? given : newId();
    response.setHeader('X-Request-Id', request.id);
    const startedAt = performance.now();
    const { path, method } = request;
    response.once('finish', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const route = (request.route as { path?: unknown } | undefined)?.path;
      const labels = { method, route: typeof route === 'string' ? route : 'page', status: String(response.statusCode) };
      metrics.httpSeconds.observe(labels, seconds);
      if (QUIET.has(path)) return;
      log.info(
        { requestId: request.id, method, path, status: response.statusCode, ms: Math.round(seconds * 1000) },
        'answered',
      );
    });
    next();
  };
}
