import { afterStep, type BlogStatus, type BlogStep } from '@brokerage/domain/blog/status';
import { DomainError } from '../../kernel/domain-error.js';

/** Whoever decides has no text of their own to keep */
export const READ_AGAIN = 'Somebody else changed this post meanwhile. Read it again first.';
export const NOT_NOW = 'The post is in another state by now. Load it again.';
/** To load it again would change nothing */
export const NOT_SUBMITTED = 'Nobody submitted this text for approval. Submit it first.';

/** The status after a step; throws where a post of this status has no such step. */
export function step(status: BlogStatus, name: BlogStep): BlogStatus {
  const next = afterStep(status, name);
  if (next === undefined) throw new DomainError('CONFLICT', NOT_NOW);
  return next;
}
