import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedReply } from '../platform/cache.js';
import { isNamed } from '../platform/etag.js';

type Encoding = keyof CachedReply['bodies'];

/** The best encoding the visitor takes; `br;q=0` and its like are a refusal. */
function encodingFor(accepted: string): Encoding {
  const takes = (name: string): boolean =>
    accepted.split(',').some((part) => {
      const [coding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Sends a kept answer: 304 where the visitor has it already, no body for HEAD. */
export function sendCached(request: IncomingMessage, response: ServerResponse, reply: CachedReply): void {
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  response.setHeader('ETag', reply.etag);
  if (request.method !== 'POST' && isNamed(request.headers['if-none-match'], reply.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  const body = reply.bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(reply.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
