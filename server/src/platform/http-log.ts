import type http from 'node:http';
import { objectOf } from '@brokerage/domain/data/objects';
import { cut } from '@brokerage/domain/text/storable';
import { newId } from './ids.js';
import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';

declare module 'http' {
  interface IncomingMessage {
    /** Names the request in the log, in audit rows and in the reply's X-Request-Id. */
    id: string;
    /** True once it was answered from what is kept */
    kept?: boolean;
    /** Under which name its answer may be kept for every visitor */
    keptAs?: string;
  }
}

const QUIET = new Set(['/healthz/live', '/healthz/ready']);
const FOREIGN_ID = /^[\w-]{8,64}$/;
const LONGEST_PATH = 300;
/** What follows is a token: it opens a file for some minutes, somebody's booking, an adviser's calls, or a post before readers see it. */
const SECRET_PATH = /^(\/(?:files|booking|calls)\/|\/blog\/preview\.).+/i;
/** Longer than an id with its ending: what is so long is a token, wherever it stands. An address of words has hyphens. */
const SHORTEST_TOKEN = 42;
const NO_WORDS = /[A-Z_.]|[^-]{30}/;

/** One part of a path after the other: a pattern over all of it took many seconds for a long one. */
const withoutTokens = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.length >= SHORTEST_TOKEN && NO_WORDS.test(part) ? '…' : part))
    .join('/');

/**
 * The path as a log may have it: without its query and without a token, however the address was written. Masked before it
 * is cut: a piece of a token may be too short to be known for one.
 */
export const pathForLog = (target: string): string =>
  cut(withoutTokens(decoded(target.split('?', 1)[0] ?? '').replace(SECRET_PATH, '$1…')), LONGEST_PATH);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Gives each request its id and writes one line when it is answered, whoever answers. The path goes without its query: what
 * people search for, and tokens in links, are nobody's business here. A proxy's own id stands beside ours, never for it:
 * behind some proxies anybody can choose it.
 */
export function logged(
  { log, metrics }: { log: Logger; metrics: Metrics },
  { trustProxy }: { trustProxy: number },
  next: http.RequestListener,
): http.RequestListener {
  return (request, response) => {
    const requestId = newId();
    request.id = requestId;
    response.setHeader('X-Request-Id', requestId);
    const startedAt = performance.now();
    const { method = '', url = '' } = request;
    const path = pathForLog(url);
    const proxyId = trustProxy > 0 ? request.headers['x-request-id'] : undefined;
    response.once('finish', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const status = response.statusCode;
      metrics.httpSeconds.observe({ method, route: routeOf(request), status: String(status) }, seconds);
      if (QUIET.has(path)) return;
      const line = { requestId, method, path, status, ms: Math.round(seconds * 1000) };
      const given = typeof proxyId === 'string' && FOREIGN_ID.test(proxyId) && { proxyId };
      log.info({ ...line, ...(request.kept && { kept: true }), ...given }, 'answered');
    });
    next(request, response);
  };
}

/** The pattern of Express's route, never an address with an id in it. */
function routeOf(request: http.IncomingMessage): string {
  if (request.kept) return 'kept';
  const { path } = objectOf('route' in request ? request.route : undefined);
  return typeof path === 'string' ? path : 'page';
}
