import { AsyncResource } from 'node:async_hooks';
import type http from 'node:http';
import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { isPreflighted } from '../api/preflight.js';
import { prepareReply, type PublicCache } from '../platform/cache.js';
import { sha256 } from '../platform/sha256.js';
import type { PageKey } from './page-key.js';
import { sendCached } from './send-cached.js';

const LONGEST_KEPT_QUERY = 2_000;
/** Bytes. The longest query of our own pages has 2,600. */
const LONGEST_KEPT_BODY = 4_000;
/** Bodies that are remembered to have been asked */
const MOST_POSTED = 5_000;
const PUBLIC_DATA = new Set(['/mortgage-rates/current', '/api/mortgage-rates/current']);
/** Headers of one reply, not of the answer. */
const PER_REPLY = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'etag',
  'date',
  'connection',
  'keep-alive',
]);

/**
 * What a visitor's own headers say, in a name of one length: what is kept is measured by its answers, and names of 16 kB each
 * would hold a multiple of that.
 */
const inShort = (...parts: readonly (string | undefined)[]): string => sha256(JSON.stringify(parts));

/** The key of an answer that every signed-out visitor shares; undefined where there is none. */
function dataKey(request: http.IncomingMessage): string | undefined {
  const url = request.url ?? '';
  if (PUBLIC_DATA.has(url)) return `data ${url}`;
  const query = url.startsWith('/graphql?') && url.length <= LONGEST_KEPT_QUERY;
  // what is refused without this header, and to HEAD, is refused also where the answer is at hand
  const taken = request.method === 'GET' && isPreflighted(request.headers);
  return query && taken ? `data ${inShort(request.headers.accept)} ${url}` : undefined;
}

const readsAsVisitor = (request: http.IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && request.headers.authorization === undefined;

/** How long the query is that a visitor posts, in bytes; undefined where its answer is never kept. */
function postedLength({ method, url, headers }: http.IncomingMessage): number | undefined {
  const isQuery =
    method === 'POST' &&
    url === '/graphql' &&
    headers.authorization === undefined &&
    headers['content-encoding'] === undefined &&
    headers['content-type']?.startsWith('application/json');
  const length = isQuery ? Number(headers['content-length']) : 0;
  return length > 0 && length <= LONGEST_KEPT_BODY ? length : undefined;
}

/** Reads a body of this length and puts it back, so that the application reads it as if it came now. */
function readAhead(request: http.IncomingMessage, length: number, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let missing = length;
  // the socket's events know nothing of the request that waits for them
  const read = AsyncResource.bind((): void => {
    const chunk = request.read() as Buffer | null;
    if (chunk === null) return;
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing > 0) return;
    request.off('readable', read);
    const body = Buffer.concat(chunks);
    request.unshift(body);
    then(body);
  });
  request.on('readable', read);
}

/** Answers from what is kept before any middleware runs; everything else goes to the application. */
export function keptAnswers(cache: PublicCache, pageKey: PageKey, next: http.RequestListener): http.RequestListener {
  const askedBefore = new LRUCache<string, true>({ max: MOST_POSTED });
  const answer = (request: http.IncomingMessage, response: http.ServerResponse, key: string | undefined): void => {
    const reply = key === undefined ? undefined : cache.get(key);
    if (!reply) {
      next(request, response);
      return;
    }
    request.kept = true;
    sendCached(request, response, reply);
  };
  return (request, response) => {
    if (readsAsVisitor(request)) {
      request.keptAs = dataKey(request);
      answer(request, response, request.keptAs ?? pageKey(request, request.url ?? ''));
      return;
    }
    const length = postedLength(request);
    if (length === undefined) {
      next(request, response);
      return;
    }
    readAhead(request, length, (body) => {
      const { accept, 'content-type': type } = request.headers;
      const key = `data ${inShort(accept, type)} ${sha256(body)}`;
      // what is asked once in a while would push out what many ask
      if (askedBefore.has(key)) request.keptAs = key;
      else askedBefore.set(key, true);
      answer(request, response, request.keptAs);
    });
  };
}

/**
 * Keeps what an API handler answers to a signed-out visitor, if it says `Cache-Control: public`. The handler's context
 * puts what the answer was made from into `response.locals.publicTags`.
 */
export function keepPublicData(cache: PublicCache): RequestHandler {
  return (request, response, next) => {
    const key = request.keptAs;
    if (key === undefined || request.method === 'HEAD') {
      next();
      return;
    }
    const generation = cache.begin();
    collectBody(response, async (body) => {
      const locals: { publicTags?: ReadonlySet<string> } = response.locals;
      const tags = locals.publicTags;
      if (response.statusCode !== 200 || !tags || !isPublic(response)) return false;
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !PER_REPLY.has(name));
      const reply = await prepareReply({
        status: 200,
        headers: {
          ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          vary: 'Accept-Encoding',
        },
        body,
        tags,
      });
      cache.put(key, reply, generation);
      response.removeHeader('Content-Length');
      sendCached(request, response, reply);
      return true;
    });
    next();
  };
}

const isPublic = (response: Response): boolean => String(response.getHeader('Cache-Control')).includes('public');

/** Holds the body back until it is whole, then offers it; what is not taken is sent as it was. */
function collectBody(response: Response, offer: (body: Buffer) => Promise<boolean>): void {
  const chunks: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const add = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((chunk: unknown) => {
    add(chunk);
    return true;
  }) as Response['write'];
  response.end = ((chunk: unknown) => {
    add(chunk);
    response.write = write;
    response.end = end;
    const body = Buffer.concat(chunks);
    offer(body)
      .then((taken) => (taken ? undefined : response.end(body)))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    return response;
  }) as Response['end'];
}
