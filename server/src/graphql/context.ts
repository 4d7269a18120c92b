import type { IncomingHttpHeaders } from 'node:http';
import { GraphQLError } from 'graphql';
import { isConnectionError } from '../database/errors.js';
import type { Actor, Origin } from '../modules/actor.js';
import type { Services } from '../modules/services.js';
import type { Platform } from '../platform/platform.js';
import { UNAVAILABLE_MESSAGE } from './errors.js';

export type { Actor };

export interface Context extends Origin {
  actor?: Actor;
  /** 'invalid': a token was sent and is no good. Public calls ignore it, guarded ones refuse. */
  tokenState: 'none' | 'valid' | 'invalid';
  services: Services;
  /** What a public answer was made from; the cache forgets the answer when one of them changes. */
  publicTags: Set<string>;
  /** Headers the answer carries, over GraphQL and REST */
  replyHeaders: Map<string, string>;
}

export interface RequestLike {
  headers: IncomingHttpHeaders;
  ip?: string;
  id?: string;
}

export type ContextFactory = (request: RequestLike) => Promise<Context>;

const MAX_USER_AGENT = 300;

/** Makes the context of one request: whose session the bearer token names, and where the request came from. */
export function makeContextFactory(services: Services, { log }: Pick<Platform, 'log'>): ContextFactory {
  return async ({ headers, ip = '', id: requestId = '' }) => {
    const origin = { ip, requestId, userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT) };
    const fresh = { ...origin, services, publicTags: new Set<string>(), replyHeaders: new Map<string, string>() };
    const header = headers.authorization;
    if (header === undefined) return { ...fresh, tokenState: 'none' };
    const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
    const actor = token === undefined ? undefined : await authenticate(services, token);
    if (!actor) log.info({ event: 'authn_token_refused', requestId }, 'a token was refused');
    return { ...fresh, actor, tokenState: actor ? 'valid' : 'invalid' };
  };
}

async function authenticate(services: Services, token: string): Promise<Actor | undefined> {
  try {
    return await services.sessions.authenticate(token);
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    throw new GraphQLError(UNAVAILABLE_MESSAGE, { extensions: { code: 'UNAVAILABLE', http: { status: 503 } } });
  }
}

/** The person behind a guarded field: the schema let nobody else through. */
export function actorOf(context: Context): Actor {
  if (!context.actor) throw new GraphQLError('Sign in to do this.', { extensions: { code: 'UNAUTHENTICATED' } });
  return context.actor;
}
