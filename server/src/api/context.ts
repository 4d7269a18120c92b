import type { IncomingHttpHeaders } from 'node:http';
import { cut, storable } from '@brokerage/domain/text/storable';
import { codedError } from '../graphql/coded-error.js';
import type { Context } from '../graphql/context.js';
import type { Actor } from '../kernel/actor.js';
import type { Platform } from '../platform/platform.js';
import { isConnectionError } from '../platform/postgres/errors.js';
import { UNAVAILABLE_MESSAGE } from './errors.js';

/** Say who is behind a bearer token; each knows its own kind by its looks. */
interface Authenticating {
  apiTokens: { authenticate(token: string): Promise<Actor | undefined> };
  sessions: { authenticate(token: string): Promise<Actor | undefined> };
}

/** Says whose site a host is. */
interface Hosting {
  agentHosts: { find(host: string | undefined): Promise<{ subdomain: string } | null> };
}

export interface RequestLike {
  headers: IncomingHttpHeaders;
  ip?: string;
  id?: string;
}

export type ContextFactory = (request: RequestLike) => Promise<Context>;

const MAX_USER_AGENT = 300;
const MAX_ATTRIBUTION = 4_000;
/**
 * What a browser says to a proxy in front of us that asks for a login, and the proxy passes on: no token of ours, and no attempt
 * at one (RFC 6750 §3.1). Whoever sends a token in another way, or forgets the word before it, is refused.
 */
const TO_A_PROXY = /^(?:basic|digest|negotiate|ntlm)(?: |$)/i;

/** One short text, or nothing: what is longer no page of ours sends. */
const attributionIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header.length <= MAX_ATTRIBUTION ? header : undefined;

/** Makes the context of one request: whose session or API token it names, and where the request came from. */
export function makeContextFactory(
  services: Authenticating & Hosting,
  { log, replicas }: Pick<Platform, 'log' | 'replicas'>,
): ContextFactory {
  return async ({ headers, ip = '', id: requestId = '' }) => {
    const origin = {
      ip,
      requestId,
      userAgent: storable(cut(headers['user-agent'] ?? '', MAX_USER_AGENT)) || undefined,
      attribution: attributionIn(headers['x-attribution']),
      agent: (await services.agentHosts.find(headers.host))?.subdomain,
    };
    const fresh = { ...origin, services, publicTags: new Set<string>(), replyHeaders: new Map<string, string>() };
    const header = headers.authorization;
    if (header === undefined || TO_A_PROXY.test(header)) return { ...fresh, replicas, tokenState: 'none' };
    const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
    const actor = token === undefined ? undefined : await authenticate(services, token);
    if (!actor) log.info({ event: 'authn_token_refused', requestId }, 'a token was refused');
    return { ...fresh, actor, tokenState: actor ? 'valid' : 'invalid' };
  };
}

async function authenticate({ apiTokens, sessions }: Authenticating, token: string): Promise<Actor | undefined> {
  try {
    return (await apiTokens.authenticate(token)) ?? (await sessions.authenticate(token));
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    throw codedError('UNAVAILABLE', UNAVAILABLE_MESSAGE, { status: 503 });
  }
}
