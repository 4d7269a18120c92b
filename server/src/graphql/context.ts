import type { Actor, Origin } from '../kernel/actor.js';
import type { ReplicaReads } from '../platform/postgres/replicas.js';
import { codedError } from './coded-error.js';

export const SIGN_IN = 'Sign in to do this.';

/** What a resolver knows of its request; `Services` names the services that it calls. */
export interface Context<Services extends object = object> extends Origin {
  actor?: Actor;
  /** 'invalid': a token was sent and is no good. Public calls ignore it, guarded ones refuse. */
  tokenState: 'none' | 'valid' | 'invalid';
  services: Services;
  /** What a public answer was made from; the cache forgets the answer when one of them changes. */
  publicTags: Set<string>;
  /** Where the public reads of those who are signed out may come from; who can change something reads the primary */
  replicas?: ReplicaReads;
  /** Headers the answer carries, over GraphQL and REST */
  replyHeaders: Map<string, string>;
}

/** The person behind a guarded field: the schema let nobody else through. */
export function actorOf(context: Pick<Context, 'actor'>): Actor {
  if (!context.actor) throw codedError('UNAUTHENTICATED', SIGN_IN);
  return context.actor;
}
