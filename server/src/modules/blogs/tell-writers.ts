import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor.js';
import { emailTo, type EmailMessage } from '../../platform/email.js';
import { User } from '../users/public.js';
import { BlogRevision } from './blog-revision.entity.js';
import type { Blog } from './blog.entity.js';
import { BLOG_OVERTAKEN } from './emails/blog-overtaken.email.js';
import { BLOG_REJECTED } from './emails/blog-rejected.email.js';

/** An email to whoever wrote a version, unless they did it themselves. */
async function tellWriter(
  manager: EntityManager,
  { id, authorId }: BlogRevision,
  { userId }: Actor,
  email: (to: string, revisionId: string) => EmailMessage,
): Promise<EmailMessage[]> {
  if (authorId === null || authorId === userId) return [];
  const writer = await manager.findOneBy(User, { id: authorId });
  return writer ? [email(writer.email, id)] : [];
}

/** Why their version was sent back. */
export const sentBack = (manager: EntityManager, version: BlogRevision, actor: Actor): Promise<EmailMessage[]> =>
  tellWriter(manager, version, actor, (to, revisionId) => emailTo(BLOG_REJECTED, to, { revisionId }));

/**
 * A version that waits was made from what readers saw before: to approve it would undo the change that the actor publishes.
 * It is kept, and waits no more.
 */
export async function overtaken(
  manager: EntityManager,
  { waitingRevisionId: id }: Blog,
  actor: Actor,
): Promise<EmailMessage[]> {
  const version = id === null ? null : await manager.findOneBy(BlogRevision, { id });
  if (!version) return [];
  await manager.update(BlogRevision, { id: version.id }, { state: 'saved' });
  return tellWriter(manager, version, actor, (to, revisionId) => emailTo(BLOG_OVERTAKEN, to, { revisionId }));
}
